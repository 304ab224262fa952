/** More than any screen makes; what reads a value by calling itself ends well before its stack does. */
const mostLevels = 32;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const within = (values: readonly object[]): object[] => {
  const found: object[] = [];
  for (const value of values)
    for (const part of Object.values(value) as unknown[]) if (isNested(part)) found.push(part);
  return found;
};

/** Level by level, so that no value is too deep for it. */
export const isTooDeep = (value: unknown): boolean => {
  let level = isNested(value) ? [value] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostLevels) return true;
    level = within(level);
  }
  return false;
};

export const parseShallow = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (isTooDeep(value)) throw new SyntaxError('This value is nested too deeply.');
  return value;
};
