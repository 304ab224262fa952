/** Limit that no real body reaches, far below the depth that overflows the stack of recursive code. */
const maxDepth = 32;

export const isTooDeep = (value: unknown, levels = maxDepth): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels < 0 || Object.values(value).some((part) => isTooDeep(part, levels - 1)));

export const parseWithDepthLimit = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (isTooDeep(value)) throw new SyntaxError('This value is nested too deeply.');
  return value;
};
