import { isFields } from '../model/fields';

export type FailureKind = 'http' | 'network' | 'timeout' | 'format';

const reasons: Record<FailureKind, string> = {
  http: 'HTTP Error',
  network: 'No connection.',
  timeout: 'No answer in time.',
  format: 'Invalid API response.',
};

/** `status` is 0 without a usable response (`kind` gives the reason); `retryAfter` is in seconds. */
export class HttpError extends Error {
  /** Null for a 5xx, whose body may hold a traceback: no screen shows it. `errors` is for react-admin's forms. */
  readonly body: unknown;
  /** `X-Request-ID` of the call, if it had one. */
  requestId: string | null = null;

  constructor(
    readonly status: number,
    readonly rawBody: unknown = null,
    readonly kind: FailureKind = 'http',
    readonly retryAfter: number | null = null,
  ) {
    const visibleBody = status >= 400 ? withFieldErrors(rawBody) : rawBody;
    const body = status >= 500 ? null : visibleBody;
    super(getDetail(body) ?? (status ? `HTTP Error: ${status}` : reasons[kind]));
    this.name = 'HttpError';
    this.body = body;
  }
}

export const hasStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof HttpError && statuses.includes(error.status);

/** Thrown when the user closes the dialog that asks for proof; nothing has changed. */
export class ProofCancelled extends Error {
  constructor(readonly rejection: unknown) {
    super('The change was not confirmed.');
    this.name = 'ProofCancelled';
  }
}

export const getDetail = (body: unknown): string | null => {
  const detail = isFields(body) ? body['detail'] : null;
  return typeof detail === 'string' && detail.trim() ? detail : null;
};

const generalFields = ['non_field_errors', 'messages', 'errors'];

/** Adds `errors` for react-admin's forms, unless the server sent its own. */
const withFieldErrors = (body: unknown): unknown => {
  if (!isFields(body) || 'errors' in body) return body;
  const isNested = ([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !generalFields.includes(name);
  const nested = Object.entries(body).filter(isNested);
  return nested.length > 0 ? { ...body, errors: joinFieldMessages(Object.fromEntries(nested)) } : body;
};

/** Joins lists of messages, and keeps nested fields by name. */
const joinFieldMessages = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join(' ');
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, joinFieldMessages(entry)]));
};
