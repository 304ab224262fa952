export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- most names are ASCII, and need no decomposition
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '');
};

export const shownText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Null for anything but a full http(s) URL; nothing else is ever opened. */
export const webAddress = (text: unknown): URL | null => {
  if (typeof text !== 'string' || !/^https?:\/\/[^/]/i.test(text.trim())) return null;
  return URL.canParse(text.trim()) ? new URL(text.trim()) : null;
};

export const isNotHttp = (text: string): boolean => text.trim() !== '' && webAddress(text) === null;

export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

export const numberIn = (text: string | null, fallback: number): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
