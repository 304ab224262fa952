export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value ? value : null;

export const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
