/** What comes back instead of the server's answer; `slow` is the server's own, late. */
export type Reply = 'dropped' | 'slow' | { status: number; headers: Record<string, string>; body: string };

export interface Fault {
  name: string;
  reply: Reply;
  /** The answer comes, and is a good one. */
  isDelayOnly?: boolean;
  /** To some calls a good answer: that there is nothing. */
  mayBeValid?: boolean;
}

const text = (status: number, body: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
});

const json = (status: number, body: unknown, headers?: Record<string, string>) =>
  text(status, JSON.stringify(body), headers);

/** What can become of a call, besides a good answer, by what it asks of a screen. */
const kinds: readonly (readonly Fault[])[] = [
  // The answer is late.
  [{ name: 'slow', reply: 'slow', isDelayOnly: true }],
  // There is none that could be used.
  [
    { name: 'dropped', reply: 'dropped' },
    { name: 'an empty object', reply: json(200, {}) },
    { name: 'broken JSON', reply: text(200, '{"success": tr') },
    { name: 'an empty list', reply: json(200, []), mayBeValid: true },
    { name: 'null', reply: json(200, null) },
  ],
  // It is refused as it is, or for now.
  [
    { name: '400', reply: json(400, { email: ['Enter a valid value.'] }) },
    { name: '404', reply: json(404, { detail: 'Not found.' }) },
    {
      name: '429',
      reply: json(
        429,
        { detail: 'Request was throttled. Expected available in 7 seconds.' },
        { 'retry-after': '7' },
      ),
    },
    { name: '500', reply: json(500, { detail: 'A server error occurred.' }) },
  ],
  // It is refused to this user.
  [
    { name: '401', reply: json(401, { detail: 'Token is invalid or expired', code: 'token_not_valid' }) },
    { name: '403', reply: json(403, { detail: 'You do not have permission to perform this action.' }) },
  ],
];

/** All of them. */
export const faults: readonly Fault[] = kinds.flat();

/**
 * One fault for the `turn`th call, so that all are met by some calls: how each is told apart is a rule that
 * has tables of its own (tests/api), what a screen does of it is shown where the screen is tested. With
 * EVERY_FAULT in the environment, all of them for each call.
 */
export const faultsOf = (turn: number): readonly Fault[] => {
  if (process.env['EVERY_FAULT']) return faults;
  const kind = kinds[turn % kinds.length] ?? [];
  const index = Math.floor(turn / kinds.length) % kind.length;
  return kind.slice(index, index + 1);
};
