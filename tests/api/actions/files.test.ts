import { afterEach, expect, it, vi } from 'vitest';
import { fileActions } from '../../../src/api/actions/files';

afterEach(() => void vi.unstubAllGlobals());

it.each<[string, () => Promise<Response>, string | null]>([
  ['is read where its origin lets pages read it', async () => new Response('bytes'), 'bytes'],
  ['is left to the browser where it does not', () => Promise.reject(new TypeError('Failed to fetch')), null],
  ['is left to the browser where it wants a cookie', async () => new Response('', { status: 403 }), null],
  [
    'is left to the browser where it is too large for memory',
    async () => new Response('', { headers: { 'content-length': '1000000000' } }),
    null,
  ],
])('a file of another origin %s', async (_what, answer, expected) => {
  vi.stubGlobal('fetch', answer);
  const file = await fileActions.foreignFile('https://files.example/a.png');
  expect(file && (await file.text())).toBe(expected);
});
