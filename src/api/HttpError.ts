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

export const detailOf = (body: unknown): string | null => {
  const detail = isFields(body) ? body['detail'] : null;
  return typeof detail === 'string' && detail.trim() ? detail : null;
};
