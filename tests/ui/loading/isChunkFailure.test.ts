import { expect, it } from 'vitest';
import { isChunkFailure } from '../../../src/ui/loading/lazyCode';

it.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://a/x.js'), true],
  ['Firefox', new TypeError('error loading dynamically imported module: https://a/x.js'), true],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  ['the preload of its styles', new Error('Unable to preload CSS for /assets/x.css'), true],
  ['a crash', new TypeError("Cannot read properties of undefined (reading 'x')"), false],
  ['a string', 'Failed to fetch dynamically imported module', false],
])('distinguishes a failed chunk from a crash: %s', (_source, error, expected) => {
  expect(isChunkFailure(error)).toBe(expected);
});
