import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPendingWrites } from '../../src/auth/pendingWrites';
import type { SessionEvent } from '../../src/auth/session';
import { createListeners } from '../../src/model/createListeners';
import { fakeLocks } from '../support/fakeLocks';

const open = () => {
  const events = createListeners<[SessionEvent]>();
  const writes = createPendingWrites({ subscribe: events.subscribe });
  const sent: string[] = [];
  const answers = new Map<string, (value: string) => void>();
  /** A write whose response the test controls. */
  const add = (name: string, options?: { isQueued: boolean }) =>
    writes.add(() => {
      sent.push(name);
      return new Promise<string>((resolve) => answers.set(name, resolve));
    }, options);
  return { writes, add, sent, emit: events.notify, answer: (name: string) => answers.get(name)?.(name) };
};
const isDone = async (promise: Promise<unknown>): Promise<boolean> => {
  const later = new Promise<string>((resolve) => setTimeout(() => resolve('later'), 0));
  return (await Promise.race([promise, later])) !== 'later';
};
/** Removes the listeners of earlier tests. */
beforeEach(() => void dispatchEvent(new Event('pagehide')));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a pending write', () => {
  it('can be dropped until it is sent', () => {
    const { add, sent, emit } = open();
    const write = add('mark');
    expect(write.drop()).toBe(true);
    emit('ending');
    expect(sent).toEqual([]);
    const other = add('other');
    void other.send();
    expect(other.drop()).toBe(false);
  });

  it.each<[SessionEvent, string[]]>([
    ['ending', ['mark']],
    ['ended', ['mark']],
    ['leaving', []],
    ['changed', []],
    ['started', []],
  ])('is sent before the tokens are cleared (%s), except in a queue', (event, expected) => {
    const { add, sent, emit } = open();
    add('mark');
    add('queued', { isQueued: true });
    emit(event);
    expect(sent).toEqual(expected);
  });

  it('is sent when the page is closed, in a queue too', () => {
    const { add, sent } = open();
    add('mark');
    add('queued', { isQueued: true });
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['mark', 'queued']);
  });
});

describe.each([
  ['without Web Locks', () => vi.stubGlobal('navigator', {})],
  ['with Web Locks', () => vi.stubGlobal('navigator', { locks: fakeLocks().locks })],
])('the end of a session, %s,', (_, prepare) => {
  beforeEach(() => void prepare());

  it('waits for the responses to all that it sent', async () => {
    const { writes, add, sent, answer } = open();
    add('mark');
    add('delete');
    const finished = writes.finish();
    expect(sent).toEqual(['mark', 'delete']);
    expect(await isDone(finished)).toBe(false);
    answer('mark');
    expect(await isDone(finished)).toBe(false);
    answer('delete');
    expect(await isDone(finished)).toBe(true);
  });

  it('stops waiting when the page is closed', async () => {
    const { writes, add } = open();
    add('mark');
    const finished = writes.finish();
    expect(await isDone(finished)).toBe(false);
    dispatchEvent(new Event('pagehide'));
    expect(await isDone(finished)).toBe(true);
  });
});

it('the end of a session waits two seconds for a server that does not answer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  const { writes, add } = open();
  add('mark');
  let isFinished = false;
  const finish = async () => {
    await writes.finish();
    isFinished = true;
  };
  void finish();
  await vi.advanceTimersByTimeAsync(1999);
  expect(isFinished).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isFinished).toBe(true);
});
