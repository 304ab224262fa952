import { expect, it } from 'vitest';
import { plainText } from '../../src/model/plainText';

it.each([
  ['\u2068CodeHub\u2069 (نسخة)', 'CodeHub (نسخة)'],
  ['\u2066{ "a": 1 }\u2069', '{ "a": 1 }'],
  ['CodeHub (copy)', 'CodeHub (copy)'],
])('%j is saved as %j', (text, saved) => {
  expect(plainText(text)).toBe(saved);
});
