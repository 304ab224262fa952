import { expect } from 'vitest';

/** Asymmetric matchers typed as unknown, because Vitest's own are `any`. */
export const anyString: unknown = expect.any(String);
export const anyNumber: unknown = expect.any(Number);
export const anyArray: unknown = expect.any(Array);

export const stringContaining = (part: string): unknown => expect.stringContaining(part);
export const stringMatching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const objectContaining = (fields: object): unknown => expect.objectContaining(fields);
