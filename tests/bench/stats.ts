export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Formats the median and the range. */
export const spreadOf = (values: readonly number[], digits = 0): string => {
  const whole = (value: number) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return values.length > 1
    ? `${whole(medianOf(values))} (${whole(least)} to ${whole(most)})`
    : whole(medianOf(values));
};
