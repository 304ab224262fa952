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
  /** Null for a 5xx, whose body may hold a traceback: no screen shows it. */
  readonly body: unknown;

  constructor(
    readonly status: number,
    readonly rawBody: unknown = null,
    readonly kind: FailureKind = 'http',
    readonly retryAfter: number | null = null,
  ) {
    const body = status >= 500 ? null : rawBody;
    super(detailOf(body) ?? (status ? `HTTP Error: ${status}` : reasons[kind]));
    this.name = 'HttpError';
    this.body = body;
  }
}

/** The person closed the dialog that asked for a proof: nothing has changed, and nothing has failed. */
export class ProofCancelled extends Error {
  constructor(readonly asked: unknown) {
    super('The change was not confirmed.');
    this.name = 'ProofCancelled';
  }
}

export const detailOf = (body: unknown): string | null => {
  const detail = isFields(body) ? body['detail'] : null;
  return typeof detail === 'string' && detail.trim() ? detail : null;
};
