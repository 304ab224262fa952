import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWithProgress } from '../../../src/api/actions/sendWithProgress';

afterEach(() => void vi.unstubAllGlobals());

/** A request as a browser has it, answered at once. */
class AnsweredRequest extends EventTarget {
  static last: AnsweredRequest;
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly responseText = '{}';
  withCredentials = false;
  constructor() {
    super();
    AnsweredRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null;
  send() {
    this.dispatchEvent(new Event('load'));
  }
}

it.each([
  ['include', true],
  ['same-origin', false],
] as const)('an upload takes cookies along as `%s` says', async (credentials, isWith) => {
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
  await sendWithProgress(() => undefined)('https://api.test/x/', { method: 'POST', credentials });
  expect(AnsweredRequest.last.withCredentials).toBe(isWith);
});

/** A request that stays open; what happens to it is said by the test. */
class OpenRequest extends EventTarget {
  static last: OpenRequest;
  readonly upload = new EventTarget();
  status = 201;
  responseText = '{"id":7}';
  headers: Record<string, string> = { date: 'Thu, 01 Jan 2026 00:00:00 GMT' };
  readonly sent: unknown[] = [];
  isAborted = false;
  withCredentials = false;
  constructor() {
    super();
    OpenRequest.last = this;
  }
  open(...how: unknown[]) {
    this.sent.push(...how);
  }
  setRequestHeader(...header: unknown[]) {
    this.sent.push(header);
  }
  getResponseHeader = (name: string) => this.headers[name] ?? null;
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.isAborted = true;
  }
  says(what: string) {
    this.dispatchEvent(new Event(what));
  }
  progress(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }));
  }
}

describe('an upload', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', OpenRequest);
  });
  afterEach(() => void vi.useRealTimers());

  /** Its shares, and how it ended. */
  const upload = (signal?: AbortSignal) => {
    const shares: number[] = [];
    const init = { method: 'POST', headers: { accept: 'application/json' }, body: 'bytes' };
    const send = sendWithProgress((share) => shares.push(share));
    const ended = send('https://api.test/x/', { ...init, signal: signal ?? null }).catch(
      (error: unknown) => error,
    );
    return { shares, ended };
  };

  it('goes out with its method, its headers and its bytes, and is answered', async () => {
    const { ended } = upload();
    OpenRequest.last.says('load');
    const answer = (await ended) as Response;
    expect(OpenRequest.last.sent).toEqual([
      'POST',
      'https://api.test/x/',
      ['accept', 'application/json'],
      'bytes',
    ]);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('date')).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
    expect(await answer.json()).toEqual({ id: 7 });
  });

  it('may be answered by nothing', async () => {
    const { ended } = upload();
    Object.assign(OpenRequest.last, { status: 204, responseText: '', headers: {} });
    OpenRequest.last.says('load');
    const answer = (await ended) as Response;
    expect([answer.status, answer.body, answer.headers.get('date')]).toEqual([204, null, null]);
  });

  it('says by its headers how long to wait, where the server takes no more for now', async () => {
    const { ended } = upload();
    Object.assign(OpenRequest.last, { status: 429, headers: { 'retry-after': '30' } });
    OpenRequest.last.says('load');
    expect(((await ended) as Response).headers.get('retry-after')).toBe('30');
  });

  it('says how far it is, where that is known, and never more than all', () => {
    const { shares } = upload();
    OpenRequest.last.progress(1, 4);
    OpenRequest.last.progress(2, 4, false);
    OpenRequest.last.progress(0, 0);
    OpenRequest.last.progress(5, 4);
    expect(shares).toEqual([0.25, 1]);
  });

  it('is a failure of the network where the network fails', async () => {
    const { ended } = upload();
    OpenRequest.last.says('error');
    expect(await ended).toMatchObject({ status: 0, kind: 'network' });
  });

  it('is given up where nothing moves for a minute, and not before', async () => {
    const { ended } = upload();
    vi.advanceTimersByTime(59_999);
    OpenRequest.last.progress(1, 4);
    vi.advanceTimersByTime(59_999);
    expect(OpenRequest.last.isAborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(OpenRequest.last.isAborted).toBe(true);
    expect(await ended).toMatchObject({ status: 0, kind: 'timeout' });
  });

  it('is cancelled by its signal, before and after it began', async () => {
    const controller = new AbortController();
    const { ended } = upload(controller.signal);
    expect(OpenRequest.last.isAborted).toBe(false);
    controller.abort();
    expect(OpenRequest.last.isAborted).toBe(true);
    const cancelled = { name: 'AbortError', message: 'The upload was cancelled.' };
    expect(await ended).toMatchObject(cancelled);
    expect(await upload(controller.signal).ended).toMatchObject(cancelled);
    expect(OpenRequest.last.sent).toEqual([]);
  });

  it('cannot be cancelled, nor be given up, once it ended', () => {
    const controller = new AbortController();
    upload(controller.signal);
    OpenRequest.last.says('load');
    controller.abort();
    vi.advanceTimersByTime(60_000);
    expect(OpenRequest.last.isAborted).toBe(false);
  });
});
