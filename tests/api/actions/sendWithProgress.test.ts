import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWithProgress } from '../../../src/api/actions/sendWithProgress';

/** An XMLHttpRequest that stays open until the test dispatches an event. */
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
  dispatch(what: string) {
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
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The reported progress, as shares of 1, and the result. */
  const upload = (signal?: AbortSignal) => {
    const shares: number[] = [];
    const init = { method: 'POST', headers: { accept: 'application/json' }, body: 'bytes' };
    const send = sendWithProgress((share) => shares.push(share));
    const ended = send('https://api.test/x/', { ...init, signal: signal ?? null }).catch(
      (error: unknown) => error,
    );
    return { shares, ended };
  };

  it('sends its method, headers and bytes, and resolves to the response', async () => {
    const { ended } = upload();
    OpenRequest.last.dispatch('load');
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

  it.each([
    ['include', true],
    ['same-origin', false],
  ] as const)('sends cookies where credentials are `%s`: %s', (credentials, expected) => {
    void sendWithProgress(() => undefined)('https://api.test/x/', { method: 'POST', credentials });
    expect(OpenRequest.last.withCredentials).toBe(expected);
  });

  it('accepts an empty response', async () => {
    const { ended } = upload();
    Object.assign(OpenRequest.last, { status: 204, responseText: '', headers: {} });
    OpenRequest.last.dispatch('load');
    const answer = (await ended) as Response;
    expect([answer.status, answer.body, answer.headers.get('date')]).toEqual([204, null, null]);
  });

  it('reports its progress where that is known, and never more than 1', () => {
    const { shares } = upload();
    OpenRequest.last.progress(1, 4);
    OpenRequest.last.progress(2, 4, false);
    OpenRequest.last.progress(0, 0);
    OpenRequest.last.progress(5, 4);
    expect(shares).toEqual([0.25, 1]);
  });

  it('rejects as a network failure where the network fails', async () => {
    const { ended } = upload();
    OpenRequest.last.dispatch('error');
    expect(await ended).toMatchObject({ status: 0, kind: 'network' });
  });

  it('times out after a minute without progress, and not before', async () => {
    const { ended } = upload();
    vi.advanceTimersByTime(59_999);
    OpenRequest.last.progress(1, 4);
    vi.advanceTimersByTime(59_999);
    expect(OpenRequest.last.isAborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(OpenRequest.last.isAborted).toBe(true);
    expect(await ended).toMatchObject({ status: 0, kind: 'timeout' });
  });

  it('is cancelled by its signal, before and after it started', async () => {
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
});
