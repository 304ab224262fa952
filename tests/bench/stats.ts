export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Formats the median and the range. */
export const formatSpread = (values: readonly number[]): string => {
  const format = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return values.length > 1
    ? `${format(median(values))} (${format(least)} to ${format(most)})`
    : format(median(values));
};
