/**
 * The address of a user's live notifications: under the first of `bases` that is a ws or wss address,
 * else under the portal's own `origin`. Anything else that was configured or answered is passed over.
 */
export const liveAddress = (key: string, bases: readonly (string | null)[], origin: string): string => {
  const base = bases.find(isSocketAddress) ?? origin.replace(/^http/, 'ws');
  return `${base.replace(/(?<!\/)\/+$/, '')}/secure/notifications/${encodeURIComponent(key)}/`;
};

const isSocketAddress = (text: string | null): text is string =>
  text !== null && URL.canParse(text) && ['ws:', 'wss:'].includes(new URL(text).protocol);
