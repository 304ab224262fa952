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

/** An id is a positive whole number, also where it stands in an address. */
export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** The positive whole number that an address has there, such as a page; else `usual`. */
export const numberIn = (text: string | null, usual: number): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : usual;
