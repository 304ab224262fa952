import { afterEach, expect, it, vi } from 'vitest';
import { fileActions, decodeText } from '../../../src/api/actions/files';
import { stubFetch, type Interceptor } from '../../support/stubFetch';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Answers every call and records the arguments of `fetch`. */
const answerAll = (answer: () => ReturnType<Interceptor>) => {
  const sent: [string, RequestInit][] = [];
  stubFetch(({ path }, init) => {
    sent.push([path, init]);
    return answer();
  });
  return sent;
};
const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

it.each<[string, () => ReturnType<Interceptor>, string | null]>([
  ['is read where its origin allows it', () => new Response('bytes'), 'bytes'],
  ['is left to the browser where it does not', offline, null],
  ['is left to the browser where it needs a cookie', () => new Response('', { status: 403 }), null],
  [
    'is left to the browser where it is too large for memory',
    () => new Response('', { headers: { 'content-length': '1000000000' } }),
    null,
  ],
])('a file of another origin %s', async (_what, answer, expected) => {
  answerAll(answer);
  const file = await fileActions.fetchCrossOriginFile('https://files.example/a.png');
  expect(file && (await file.text())).toBe(expected);
});

it.each<[string, Uint8Array, string]>([
  ['UTF-8', Buffer.from('Größe 报告 👷'), 'Größe 报告 👷'],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFa,b'), 'a,b'],
  ['UTF-8 that ends within a character', Buffer.from('Größe 报').subarray(0, -1), 'Größe '],
  ['UTF-16', Buffer.from('\uFEFFa,ß', 'utf16le'), 'a,ß'],
  ['UTF-16, big-endian', Buffer.from('\uFEFFa,ß', 'utf16le').swap16(), 'a,ß'],
  ['Western European', Buffer.from('Größe', 'latin1'), 'Größe'],
  ...['það', 'Aþena', 'ÿes', 'Aÿ'].map((text): [string, Uint8Array, string] => [
    `Western European with a letter of a byte order mark (${text})`,
    Buffer.from(text, 'latin1'),
    text,
  ]),
  ['nothing', new Uint8Array(), ''],
])('a text is decoded from %s', (_encoding, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});

const { signal } = new AbortController();

it('the bytes of a file have the type that the portal sets', async () => {
  const sent = answerAll(() => new Response('bytes', { headers: { 'content-type': 'text/html' } }));
  const blob = await fileActions.fetchBlob('/a.png', 'image/png', signal);
  expect([blob.type, await blob.text()]).toEqual(['image/png', 'bytes']);
  expect(sent.at(-1)).toEqual(['/a.png', { signal }]);
});

it.each<[string, Response, { text: string; isComplete: boolean }]>([
  ['whole', new Response('text'), { text: 'text', isComplete: true }],
  ['up to the limit', new Response('texts'), { text: 'text', isComplete: false }],
  [
    'in part',
    new Response('text', { status: 206, headers: { 'content-range': 'bytes 0-3/100' } }),
    { text: 'text', isComplete: false },
  ],
  [
    'whole where its range covers all of it',
    new Response('text', { status: 206, headers: { 'content-range': 'bytes 0-3/4' } }),
    { text: 'text', isComplete: true },
  ],
  [
    'by its bytes where the range has no total',
    new Response('text', { status: 206, headers: { 'content-range': 'bytes 0-3/100x' } }),
    { text: 'text', isComplete: true },
  ],
  ['as empty where there are no bytes', new Response('', { status: 416 }), { text: '', isComplete: true }],
])('the text of a file is read %s', async (_what, response, read) => {
  const sent = answerAll(() => response);
  expect(await fileActions.fetchTextPreview('/a.txt', 4, signal)).toEqual(read);
  expect(sent.at(-1)).toEqual(['/a.txt', { signal, headers: { range: 'bytes=0-3' } }]);
});

it.each<[string, () => Promise<unknown>]>([
  ['bytes', () => fileActions.fetchBlob('/a', '', signal)],
  ['text', () => fileActions.fetchTextPreview('/a', 4, signal)],
  ['template', () => fileActions.fetchTemplate('https://a.test/a.html')],
])('the %s of a file that cannot be fetched rejects with the reason', async (_what, load) => {
  answerAll(() => new Response('', { status: 403 }));
  await expect(load()).rejects.toMatchObject({ status: 403 });
  answerAll(offline);
  await expect(load()).rejects.toMatchObject({ status: 0, kind: 'network' });
});

it('a file of another origin is aborted after 4 s, before the click stops counting as a user activation', async () => {
  vi.useFakeTimers();
  const sent = answerAll(() => new Promise<Response>(() => {}));
  void fileActions.fetchCrossOriginFile('https://files.example/a.png');
  const requestSignal = sent.at(-1)?.[1]?.signal;
  vi.advanceTimersByTime(3999);
  expect(requestSignal?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(requestSignal?.aborted).toBe(true);
});

it('a file of another origin has no time limit once its headers arrived, and is aborted only if too large', async () => {
  vi.useFakeTimers();
  const sent = answerAll(() => new Response('', { headers: { 'content-length': '200000000' } }));
  expect(await fileActions.fetchCrossOriginFile('https://files.example/a.png')).not.toBeNull();
  vi.advanceTimersByTime(10_000);
  expect(sent.at(-1)?.[1]?.signal?.aborted).toBe(false);
  answerAll(() => new Response('', { status: 500 }));
  expect(await fileActions.fetchCrossOriginFile('https://files.example/a.png')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
  const large = answerAll(() => new Response('', { headers: { 'content-length': '200000001' } }));
  expect(await fileActions.fetchCrossOriginFile('https://files.example/a.png')).toBeNull();
  expect(large.at(-1)?.[1]?.signal?.aborted).toBe(true);
});

it('the text of a template is fetched without cookies, and cut at two million characters', async () => {
  const sent = answerAll(() => new Response('x'.repeat(2_000_001)));
  expect(await fileActions.fetchTemplate('https://a.test/a.html', signal)).toHaveLength(2_000_000);
  expect(sent.at(-1)?.[0]).toBe('https://a.test/a.html');
  expect(sent.at(-1)?.[1]?.credentials).toBe('omit');
});

it('a template is fetched only from an absolute URL', async () => {
  const sent = answerAll(() => new Response(''));
  await expect(fileActions.fetchTemplate('/a.html')).rejects.toMatchObject({ status: 0, kind: 'format' });
  expect(sent).toEqual([]);
});

it('a template that takes too long rejects as a timeout, and an aborted one does not', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  answerAll(() => new Response(''));
  const controller = new AbortController();
  controller.abort();
  const load = (by?: AbortSignal) => fileActions.fetchTemplate('https://a.test/a.html', by);
  await expect(load(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  timeout.abort();
  await expect(load()).rejects.toMatchObject({ status: 0, kind: 'timeout' });
  await expect(load(signal)).rejects.toMatchObject({ kind: 'timeout' });
  await expect(load(controller.signal)).rejects.not.toMatchObject({ kind: 'timeout' });
});
