const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** `12.4 MB` for a number of bytes; '' where it is not known. */
export const fileSize = (bytes: number | null): string => {
  if (bytes === null) return '';
  let amount = bytes;
  let unit = 0;
  for (; amount >= 999.5 && unit < units.length - 1; unit += 1) amount /= 1000;
  return `${unit === 0 || amount >= 99.95 ? Math.round(amount) : amount.toFixed(1)} ${units[unit] ?? ''}`;
};
