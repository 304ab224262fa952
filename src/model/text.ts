/** Without case and accents: `Amélie` is found by `amelie`. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- most names are ASCII, and need no decomposition
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '');
};

export const shownText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * The address of a text where it is a full http(s) one, else null. Nothing else is ever opened or
 * called: no other scheme, no path alone, and not what a browser would only guess to be an address.
 */
export const webAddress = (text: unknown): URL | null => {
  if (typeof text !== 'string' || !/^https?:\/\/[^/]/i.test(text.trim())) return null;
  return URL.canParse(text.trim()) ? new URL(text.trim()) : null;
};

export const isNotHttp = (text: string): boolean => text.trim() !== '' && webAddress(text) === null;
