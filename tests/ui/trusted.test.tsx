import { afterAll, expect, it, vi } from 'vitest';
import { allowPlainText, trustedScriptUrl } from '../../src/ui/trusted';

/** Policies by name, registered as in a browser with Trusted Types. */
const policies = vi.hoisted(() => {
  const registered = new Map<string, { createHTML?: (html: string) => string }>();
  // Another test of the worker may have loaded the module without policies.
  vi.resetModules();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: object) => (registered.set(name, rules), rules),
  });
  return registered;
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

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

it('assigns plain text unchanged and rejects markup', () => {
  allowPlainText();
  const createHTML = policies.get('default')?.createHTML;
  for (const text of ['DD/MM/YYYY 09', '&#8203;']) expect(createHTML?.(text)).toBe(text);
  for (const html of ['<img src=x>', 'a</b>', '&lt;', '&#8203;<b>'])
    expect(() => createHTML?.(html)).toThrow(TypeError);
});
