/** Variants of letters, mapped to a common form. */
const equivalentLetters: Record<string, string> = { ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' };

/** Normalizes for search: no case, accents, vowel marks (alef with hamza is alef) or tatweel. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- most names are ASCII, and need no decomposition
  if (/^[\x00-\x7f]*$/.test(lower)) return lower;
  const letters = lower.normalize('NFKD').replaceAll(/[\p{M}\u0640]/gu, '');
  return letters.replaceAll(
    /[ٱةىیک٠-٩]/g,
    (letter) => equivalentLetters[letter] ?? String(letter.charCodeAt(0) & 15),
  );
};

export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns null for anything but a full http(s) URL; nothing else is ever opened. */
export const parseWebUrl = (text: unknown): URL | null => {
  if (typeof text !== 'string' || !/^https?:\/\/[^/]/i.test(text.trim())) return null;
  return URL.canParse(text.trim()) ? new URL(text.trim()) : null;
};

export const isNotHttp = (text: string): boolean => text.trim() !== '' && parseWebUrl(text) === null;

export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Strips the bidi isolates of Arabic sentences from text that is saved or sent. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');
