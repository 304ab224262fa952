import { afterEach, expect, it, vi } from 'vitest';
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
