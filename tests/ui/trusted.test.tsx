import { expect, it } from 'vitest';
import { trustedScriptUrl, assertPlainText } from '../../src/ui/trusted';

it.each(['/assets/worker-1.js', `${location.origin}/assets/worker-1.js`])(
  'accepts the script %s',
  (address) => {
    expect(trustedScriptUrl(address)).toBe(address);
  },
);

it.each([
  'https://evil.example/x.js',
  '//evil.example/x.js',
  'data:text/javascript,1',
  'blob:https://evil.example/1',
])('rejects the script %s', (address) => {
  expect(() => trustedScriptUrl(address)).toThrow(TypeError);
});

it('returns plain text unchanged and rejects markup', () => {
  for (const text of ['DD/MM/YYYY 09', '&#8203;']) expect(assertPlainText(text)).toBe(text);
  for (const html of ['<img src=x>', 'a</b>', '&lt;', '&#8203;<b>'])
    expect(() => assertPlainText(html)).toThrow(TypeError);
});
