import { afterEach, expect, it, vi } from 'vitest';
import { fileActions } from '../../../src/api/actions/files';
import { recordFetch, type Interceptor } from '../../support/stubFetch';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const { signal } = new AbortController();
const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

it.each<[string, () => ReturnType<Interceptor>, string | null]>([
  ['reads a foreign file if its origin allows it', () => new Response('bytes'), 'bytes'],
  ['leaves a foreign file to the browser if its origin does not', offline, null],
  [
    'leaves a foreign file to the browser if it needs a cookie',
    () => new Response('', { status: 403 }),
    null,
  ],
  [
    'leaves a foreign file to the browser if it is too large for memory',
    () => new Response('', { headers: { 'content-length': '1000000000' } }),
    null,
  ],
])('%s', async (_what, respond, expected) => {
  recordFetch(respond);
  const file = await fileActions.fetchCrossOriginFile('https://files.example/a.png');
  expect(file && (await file.text())).toBe(expected);
});

it.each<[string, Uint8Array<ArrayBuffer>, string]>([
  ['UTF-8', Buffer.from('Größe 报告 👷'), 'Größe 报告 👷'],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFa,b'), 'a,b'],
  ['UTF-8 that ends within a character', Buffer.from('Größe 报').subarray(0, -1), 'Größe '],
  ['UTF-16', Buffer.from('\uFEFFa,ß', 'utf16le'), 'a,ß'],
  ['UTF-16, big-endian', Buffer.from('\uFEFFa,ß', 'utf16le').swap16(), 'a,ß'],
  ['Western European', Buffer.from('Größe', 'latin1'), 'Größe'],
  ...['það', 'Aþena', 'ÿes', 'Aÿ'].map((text): [string, Uint8Array<ArrayBuffer>, string] => [
    `Western European with a letter of a byte order mark (${text})`,
    Buffer.from(text, 'latin1'),
    text,
  ]),
  ['nothing', new Uint8Array(), ''],
])('decodes %s', async (_encoding, bytes, text) => {
  recordFetch(() => new Response(bytes));
  const preview = await fileActions.fetchTextPreview('/a.txt', bytes.length, signal);
  expect(preview).toEqual({ text, isComplete: true });
});

it('overrides the content type of a file', async () => {
  const requests = recordFetch(() => new Response('bytes', { headers: { 'content-type': 'text/html' } }));
  const blob = await fileActions.fetchBlob('/a.png', 'image/png', signal);
  expect([blob.type, await blob.text()]).toEqual(['image/png', 'bytes']);
  expect(requests.at(-1)).toEqual(['/a.png', { signal }]);
});

it.each<[string, Response, { text: string; isComplete: boolean }]>([
  ['all of a short file', new Response('text'), { text: 'text', isComplete: true }],
  ['a file up to the limit', new Response('texts'), { text: 'text', isComplete: false }],
  [
    'a partial response',
    new Response('text', { status: 206, headers: { 'content-range': 'bytes 0-3/100' } }),
    { text: 'text', isComplete: false },
  ],
  [
    'a partial response with the whole file',
    new Response('text', { status: 206, headers: { 'content-range': 'bytes 0-3/4' } }),
    { text: 'text', isComplete: true },
  ],
  [
    'a partial response with an invalid total',
    new Response('text', { status: 206, headers: { 'content-range': 'bytes 0-3/100x' } }),
    { text: 'text', isComplete: true },
  ],
  ['an empty file', new Response('', { status: 416 }), { text: '', isComplete: true }],
])('reads %s', async (_what, response, expected) => {
  const requests = recordFetch(() => response);
  expect(await fileActions.fetchTextPreview('/a.txt', 4, signal)).toEqual(expected);
  expect(requests.at(-1)).toEqual(['/a.txt', { signal, headers: { range: 'bytes=0-3' } }]);
});

it.each<[string, () => Promise<unknown>]>([
  ['bytes', () => fileActions.fetchBlob('/a', '', signal)],
  ['text', () => fileActions.fetchTextPreview('/a', 4, signal)],
  ['template', () => fileActions.fetchTemplate('https://a.test/a.html')],
])('rejects with the reason if the %s cannot be fetched', async (_what, load) => {
  recordFetch(() => new Response('', { status: 403 }));
  await expect(load()).rejects.toMatchObject({ status: 403 });
  recordFetch(offline);
  await expect(load()).rejects.toMatchObject({ status: 0, kind: 'network' });
});

it('aborts a foreign file after 4 s, before user activation expires', async () => {
  vi.useFakeTimers();
  const requests = recordFetch(() => new Promise<Response>(() => {}));
  void fileActions.fetchCrossOriginFile('https://files.example/a.png');
  const requestSignal = requests.at(-1)?.[1]?.signal;
  vi.advanceTimersByTime(3999);
  expect(requestSignal?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(requestSignal?.aborted).toBe(true);
});

it('does not time out after the headers arrive, and aborts only large files', async () => {
  vi.useFakeTimers();
  const requests = recordFetch(() => new Response('', { headers: { 'content-length': '200000000' } }));
  expect(await fileActions.fetchCrossOriginFile('https://files.example/a.png')).not.toBeNull();
  vi.advanceTimersByTime(10_000);
  expect(requests.at(-1)?.[1]?.signal?.aborted).toBe(false);
  recordFetch(() => new Response('', { status: 500 }));
  expect(await fileActions.fetchCrossOriginFile('https://files.example/a.png')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
  const large = recordFetch(() => new Response('', { headers: { 'content-length': '200000001' } }));
  expect(await fileActions.fetchCrossOriginFile('https://files.example/a.png')).toBeNull();
  expect(large.at(-1)?.[1]?.signal?.aborted).toBe(true);
});

it('fetches a template without cookies and truncates it at two million characters', async () => {
  const requests = recordFetch(() => new Response('x'.repeat(2_000_001)));
  expect(await fileActions.fetchTemplate('https://a.test/a.html', signal)).toHaveLength(2_000_000);
  expect(requests.at(-1)?.[0]).toBe('https://a.test/a.html');
  expect(requests.at(-1)?.[1]?.credentials).toBe('omit');
});

it('rejects a relative template URL', async () => {
  const requests = recordFetch(() => new Response(''));
  await expect(fileActions.fetchTemplate('/a.html')).rejects.toMatchObject({ status: 0, kind: 'format' });
  expect(requests).toEqual([]);
});

it('distinguishes a timeout from an abort', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  recordFetch(() => new Response(''));
  const controller = new AbortController();
  controller.abort();
  const load = (abortSignal?: AbortSignal) => fileActions.fetchTemplate('https://a.test/a.html', abortSignal);
  await expect(load(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  timeout.abort();
  await expect(load()).rejects.toMatchObject({ status: 0, kind: 'timeout' });
  await expect(load(signal)).rejects.toMatchObject({ kind: 'timeout' });
  await expect(load(controller.signal)).rejects.not.toMatchObject({ kind: 'timeout' });
});
