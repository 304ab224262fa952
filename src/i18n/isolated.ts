const [open, close] = ['\u2068', '\u2069'];

/** Keeps a name, an address or a date from reordering the sentence around it, which is read from the right. */
export const isolated = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      // `_` is a whole text, for a key that is missing.
      typeof value === 'string' && name !== '_' ? open + value + close : value,
    ]),
  );
