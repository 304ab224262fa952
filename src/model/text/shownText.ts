/** A text or a number of an answer as text; anything else, such as null, as none. */
export const shownText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
