import { afterEach, expect, it, vi } from 'vitest';
import { fileActions, decodeText } from '../../../src/api/actions/files';

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

it.each<[string, Uint8Array, string]>([
  ['UTF-8', Buffer.from('Größe 报告 👷'), 'Größe 报告 👷'],
  ['UTF-8 with its mark', Buffer.from('\uFEFFa,b'), 'a,b'],
  ['UTF-8 that is cut within a letter', Buffer.from('Größe 报').subarray(0, -1), 'Größe '],
  ['UTF-16', Buffer.from('\uFEFFa,ß', 'utf16le'), 'a,ß'],
  ['UTF-16, the other way round', Buffer.from('\uFEFFa,ß', 'utf16le').swap16(), 'a,ß'],
  ['Western European', Buffer.from('Größe', 'latin1'), 'Größe'],
  ['nothing', new Uint8Array(), ''],
])('a text is read from %s', (_encoding, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});
