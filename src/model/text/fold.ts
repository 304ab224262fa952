/** Without case and accents: `Amélie` is found by `amelie`. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- most names are ASCII, and need no decomposition
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '');
};
