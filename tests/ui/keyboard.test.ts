import { expect, it } from 'vitest';
import { toLatinKey } from '../../src/ui/keyboard';

it.each([
  ['a Latin letter', 'j', 'KeyJ', 'j'],
  ['a Latin letter of another layout', 'a', 'KeyQ', 'a'],
  ['a key with a name', 'Enter', 'Enter', 'Enter'],
  ['a letter on a key for digits', 'é', 'Digit2', 'é'],
  ['an Arabic letter', 'ت', 'KeyJ', 'j'],
  ['a Greek letter', 'κ', 'KeyK', 'k'],
  ['the Arabic question mark', '؟', 'Slash', '?'],
  ['a synthetic key', 'k', '', 'k'],
])('normalises %s', (_what, key, code, expected) => {
  expect(toLatinKey({ key, code })).toBe(expected);
});
