import { parseJson } from '../../src/model/fields';

/** Limit that no real body reaches, far below the depth that overflows the stack of recursive code. */
const maxDepth = 32;

export const isTooDeep = (value: unknown, levels = maxDepth): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels < 0 || Object.values(value).some((part) => isTooDeep(part, levels - 1)));

/** Returns undefined for invalid or too deeply nested JSON. */
export const parseShallowJson = (text: string): unknown => {
  const value = parseJson(text);
  return isTooDeep(value) ? undefined : value;
};
