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
  open(...args: unknown[]) {
    this.sent.push(...args);
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
  dispatchEventType(type: string) {
    this.dispatchEvent(new Event(type));
  }
  progress(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }));
  }
}

describe('sendWithProgress', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', OpenRequest);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Starts an upload. Progress is reported as a fraction. */
  const upload = (signal?: AbortSignal) => {
    const fractions: number[] = [];
    const init = { method: 'POST', headers: { accept: 'application/json' }, body: 'bytes' };
    const send = sendWithProgress((fraction) => fractions.push(fraction));
    const result = send('https://api.test/x/', { ...init, signal: signal ?? null }).catch(
      (error: unknown) => error,
    );
    return { fractions, result };
  };

  it('sends the method, headers and bytes, and resolves to the response', async () => {
    const { result } = upload();
    OpenRequest.last.dispatchEventType('load');
    const response = (await result) as Response;
    expect(OpenRequest.last.sent).toEqual([
      'POST',
      'https://api.test/x/',
      ['accept', 'application/json'],
      'bytes',
    ]);
    expect(response.status).toBe(201);
    expect(response.headers.get('date')).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
    expect(await response.json()).toEqual({ id: 7 });
  });

  it.each([
    ['include', true],
    ['same-origin', false],
  ] as const)('handles cookies if credentials are `%s`: %s', (credentials, expected) => {
    void sendWithProgress(() => undefined)('https://api.test/x/', { method: 'POST', credentials });
    expect(OpenRequest.last.withCredentials).toBe(expected);
  });

  it('accepts an empty response', async () => {
    const { result } = upload();
    Object.assign(OpenRequest.last, { status: 204, responseText: '', headers: {} });
    OpenRequest.last.dispatchEventType('load');
    const response = (await result) as Response;
    expect([response.status, response.body, response.headers.get('date')]).toEqual([204, null, null]);
  });

  it('reports known progress, capped at 1', () => {
    const { fractions } = upload();
    OpenRequest.last.progress(1, 4);
    OpenRequest.last.progress(2, 4, false);
    OpenRequest.last.progress(0, 0);
    OpenRequest.last.progress(5, 4);
    expect(fractions).toEqual([0.25, 1]);
  });

  it('rejects with a network error', async () => {
    const { result } = upload();
    OpenRequest.last.dispatchEventType('error');
    expect(await result).toMatchObject({ status: 0, kind: 'network' });
  });

  it('times out after a minute without progress', async () => {
    const { result } = upload();
    vi.advanceTimersByTime(59_999);
    OpenRequest.last.progress(1, 4);
    vi.advanceTimersByTime(59_999);
    expect(OpenRequest.last.isAborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(OpenRequest.last.isAborted).toBe(true);
    expect(await result).toMatchObject({ status: 0, kind: 'timeout' });
  });

  it('can be aborted before and after the start', async () => {
    const controller = new AbortController();
    const { result } = upload(controller.signal);
    expect(OpenRequest.last.isAborted).toBe(false);
    controller.abort();
    expect(OpenRequest.last.isAborted).toBe(true);
    const abortError = { name: 'AbortError', message: 'The upload was cancelled.' };
    expect(await result).toMatchObject(abortError);
    expect(await upload(controller.signal).result).toMatchObject(abortError);
    expect(OpenRequest.last.sent).toEqual([]);
  });
});
