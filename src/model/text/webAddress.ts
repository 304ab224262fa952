/**
 * The address of a text where it is a full http(s) one, else null. Nothing else is ever opened or
 * called: no other scheme, no path alone, and not what a browser would only guess to be an address.
 */
export const webAddress = (text: unknown): URL | null => {
  if (typeof text !== 'string' || !/^https?:\/\/[^/]/i.test(text.trim())) return null;
  return URL.canParse(text.trim()) ? new URL(text.trim()) : null;
};

/** A text that is there, but that is never opened. */
export const isNotHttp = (text: string): boolean => text.trim() !== '' && webAddress(text) === null;
