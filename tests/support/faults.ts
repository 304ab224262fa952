/** Replacement of the server's response; `slow` is the server's own response, delayed. */
export type Reply = 'dropped' | 'slow' | { status: number; headers: Record<string, string>; body: string };

export interface Fault {
  name: string;
  reply: Reply;
  /** True if the response is valid, only late. */
  isDelayOnly?: boolean;
  /** True if some calls may return it, such as an empty list. */
  mayBeValid?: boolean;
}

const text = (status: number, body: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
});

const throttled = 'Request was throttled. Expected available in 7 seconds.';
const json = (status: number, body: unknown, headers?: Record<string, string>) =>
  text(status, JSON.stringify(body), headers);

/** Faults, grouped by how a screen must handle them. */
const kinds: readonly (readonly Fault[])[] = [
  // The response is late.
  [{ name: 'slow', reply: 'slow', isDelayOnly: true }],
  // There is no usable response.
  [
    { name: 'dropped', reply: 'dropped' },
    { name: 'an empty object', reply: json(200, {}) },
    { name: 'broken JSON', reply: text(200, '{"success": tr') },
    { name: 'an empty list', reply: json(200, []), mayBeValid: true },
    { name: 'null', reply: json(200, null) },
  ],
  // The request is rejected.
  [
    { name: '400', reply: json(400, { email: ['Enter a valid value.'] }) },
    { name: '404', reply: json(404, { detail: 'Not found.' }) },
    { name: '429', reply: json(429, { detail: throttled }, { 'retry-after': '7' }) },
    { name: '500', reply: json(500, { detail: 'A server error occurred.' }) },
  ],
  // The user may not make this request.
  [
    { name: '401', reply: json(401, { detail: 'Token is invalid or expired', code: 'token_not_valid' }) },
    { name: '403', reply: json(403, { detail: 'You do not have permission to perform this action.' }) },
  ],
];

const faults: readonly Fault[] = kinds.flat();

/**
 * One fault for the `turn`th call, so that every fault is tested with some calls; tests/api covers how each
 * one becomes a message. `EVERY_FAULT` in the environment tests all faults with each call.
 */
export const selectFaults = (turn: number): readonly Fault[] => {
  if (process.env['EVERY_FAULT']) return faults;
  const kind = kinds[turn % kinds.length] ?? [];
  const index = Math.floor(turn / kinds.length) % kind.length;
  return kind.slice(index, index + 1);
};
