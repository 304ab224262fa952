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

/** Files are answered by this; returns how they were asked for. */
const fetched = (answer: () => Promise<Response> | Response) => {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
};
const { signal } = new AbortController();

it('the bytes of a file are of the type that the portal says', async () => {
  const asked = fetched(() => new Response('bytes', { headers: { 'content-type': 'text/html' } }));
  const blob = await fileActions.fileBytes('/a.png', 'image/png', signal);
  expect([blob.type, await blob.text()]).toEqual(['image/png', 'bytes']);
  expect(asked.mock.lastCall).toEqual(['/a.png', { signal }]);
});

it.each<[string, Response, { text: string; isWhole: boolean }]>([
  ['whole', new Response('text'), { text: 'text', isWhole: true }],
  ['as far as asked', new Response('texts'), { text: 'text', isWhole: false }],
  [
    'in part',
    new Response('text', { status: 206, headers: { 'content-range': 'bytes 0-3/100' } }),
    { text: 'text', isWhole: false },
  ],
  [
    'whole where its range is all of it',
    new Response('text', { status: 206, headers: { 'content-range': 'bytes 0-3/4' } }),
    { text: 'text', isWhole: true },
  ],
  [
    'by its bytes where the range does not say of how many',
    new Response('text', { status: 206, headers: { 'content-range': 'bytes 0-3/4x' } }),
    { text: 'text', isWhole: true },
  ],
  ['as nothing where it is empty', new Response('', { status: 416 }), { text: '', isWhole: true }],
])('the text of a file is read %s', async (_what, response, read) => {
  const asked = fetched(() => response);
  expect(await fileActions.fileText('/a.txt', 4, signal)).toEqual(read);
  expect(asked.mock.lastCall).toEqual(['/a.txt', { signal, headers: { range: 'bytes=0-3' } }]);
});

it.each<[string, () => Promise<unknown>]>([
  ['bytes', () => fileActions.fileBytes('/a', '', signal)],
  ['text', () => fileActions.fileText('/a', 4, signal)],
  ['template', () => fileActions.templateText('https://a.test/a.html')],
])('the %s of a file that is refused or out of reach are a failure with its reason', async (_what, ask) => {
  fetched(() => new Response('', { status: 403 }));
  await expect(ask()).rejects.toMatchObject({ status: 403 });
  fetched(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(ask()).rejects.toMatchObject({ status: 0, kind: 'network' });
});

it('a file that is given up is no failure of the network', async () => {
  fetched(() => Promise.reject(new DOMException('', 'AbortError')));
  const ask = fileActions.fileBytes('/a', '', AbortSignal.abort());
  await expect(ask).rejects.toMatchObject({ name: 'AbortError' });
});

it('a file of another origin is not waited for longer than a click is remembered', async () => {
  vi.useFakeTimers();
  const asked = fetched(() => new Promise(() => {}));
  void fileActions.foreignFile('https://files.example/a.png');
  const given = asked.mock.lastCall?.[1]?.signal;
  vi.advanceTimersByTime(3999);
  expect(given?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(given?.aborted).toBe(true);
  vi.useRealTimers();
});

it('a file of another origin whose headers came has all the time it needs, unless it is too large', async () => {
  vi.useFakeTimers();
  const asked = fetched(() => new Response('', { headers: { 'content-length': '200000000' } }));
  expect(await fileActions.foreignFile('https://files.example/a.png')).not.toBeNull();
  vi.advanceTimersByTime(10_000);
  expect(asked.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
  fetched(() => new Response('', { status: 500 }));
  expect(await fileActions.foreignFile('https://files.example/a.png')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
  const large = fetched(() => new Response('', { headers: { 'content-length': '200000001' } }));
  expect(await fileActions.foreignFile('https://files.example/a.png')).toBeNull();
  expect(large.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  vi.useRealTimers();
});

it('the text of a template is fetched without a cookie, and cut where it is endless', async () => {
  const asked = fetched(() => new Response('x'.repeat(2_000_001)));
  expect(await fileActions.templateText('https://a.test/a.html', signal)).toHaveLength(2_000_000);
  expect(asked.mock.lastCall?.[0]).toBe('https://a.test/a.html');
  expect(asked.mock.lastCall?.[1]?.credentials).toBe('omit');
});

it('a template is fetched from a full address alone', async () => {
  const asked = fetched(() => new Response(''));
  await expect(fileActions.templateText('/a.html')).rejects.toMatchObject({ status: 0, kind: 'format' });
  expect(asked).not.toHaveBeenCalled();
});

it('a template that is not answered in time says so, and one that is given up does not', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const asked = vi.fn<typeof fetch>(async (_address, init) => {
    init?.signal?.throwIfAborted();
    return new Response('');
  });
  vi.stubGlobal('fetch', asked);
  const given = new AbortController();
  given.abort();
  const ask = (by?: AbortSignal) => fileActions.templateText('https://a.test/a.html', by);
  await expect(ask(given.signal)).rejects.toMatchObject({ name: 'AbortError' });
  timeout.abort();
  await expect(ask()).rejects.toMatchObject({ status: 0, kind: 'timeout' });
  await expect(ask(signal)).rejects.toMatchObject({ kind: 'timeout' });
  await expect(ask(given.signal)).rejects.not.toMatchObject({ kind: 'timeout' });
  vi.restoreAllMocks();
});
