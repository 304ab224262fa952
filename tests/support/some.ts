import { expect } from 'vitest';

/** Matchers for `toMatchObject` and its like, typed: vitest's own are `any`. */
export const someText: unknown = expect.any(String);
export const someNumber: unknown = expect.any(Number);
export const someList: unknown = expect.any(Array);

export const textWith = (part: string): unknown => expect.stringContaining(part);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const objectWith = (fields: object): unknown => expect.objectContaining(fields);
