export type FailureKind = 'http' | 'network' | 'timeout' | 'format';

/** For a reader of the log; screens have words of their own (src/api/errorCatalogue.ts). */
const reasons: Record<FailureKind, string> = {
  http: 'HTTP Error',
  network: 'No connection.',
  timeout: 'No answer in time.',
  format: 'Invalid API response.',
};

/**
 * The one shape of every failed call.
 *
 * `status` is the HTTP status, or 0 where no usable answer came (`kind` says why: no network, too
 * slow, or an answer that is not what the call promises). `body` is the parsed answer, `retryAfter`
 * the seconds a 429 asks to wait.
 */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown = null,
    readonly kind: FailureKind = 'http',
    readonly retryAfter: number | null = null,
  ) {
    super(detailOf(body) ?? (status ? `HTTP Error: ${status}` : reasons[kind]));
    this.name = 'HttpError';
  }
}

/** The `detail` sentence of an answer, where it has one. */
export const detailOf = (body: unknown): string | null =>
  typeof body === 'object' &&
  body !== null &&
  'detail' in body &&
  typeof body.detail === 'string' &&
  body.detail
    ? body.detail
    : null;
