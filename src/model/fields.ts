export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns undefined for invalid JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const mapValues = <From, To>(
  table: Record<string, From>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));

export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value ? value : null;

export const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
