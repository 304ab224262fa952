import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPendingWrites } from '../../src/auth/pendingWrites';
import type { session } from '../../src/auth/session';
import { createListeners } from '../../src/model/createListeners';
import { fakeLocks } from '../support/fakeLocks';

const createWrites = () => {
  const events = createListeners<Parameters<Parameters<typeof session.subscribe>[0]>>();
  const writes = createPendingWrites({ subscribe: events.subscribe });
  const sentNames: string[] = [];
  const resolvers = new Map<string, (value: string) => void>();
  /** Adds a write with a controllable response. */
  const add = (name: string, options?: { isQueued: boolean }) =>
    writes.add(() => {
      sentNames.push(name);
      return new Promise<string>((resolve) => resolvers.set(name, resolve));
    }, options);
  return {
    writes,
    add,
    sentNames,
    emit: events.notify,
    respond: (name: string) => resolvers.get(name)?.(name),
  };
};
const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  const timeout = new Promise<string>((resolve) => setTimeout(() => resolve('later'), 0));
  return (await Promise.race([promise, timeout])) !== 'later';
};
/** Removes the listeners of earlier tests. */
beforeEach(() => void dispatchEvent(new Event('pagehide')));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('pending write', () => {
  it('can be dropped until it is sent', () => {
    const { add, sentNames, emit } = createWrites();
    const write = add('mark');
    expect(write.drop()).toBe(true);
    emit('ending');
    expect(sentNames).toEqual([]);
    const other = add('other');
    void other.send();
    expect(other.drop()).toBe(false);
  });

  it.each([
    ['ending', ['mark']],
    ['ended', ['mark']],
    ['leaving', []],
    ['changed', []],
    ['started', []],
  ] as const)('is sent before the tokens are cleared (%s), except in a queue', (event, expected) => {
    const { add, sentNames, emit } = createWrites();
    add('mark');
    add('queued', { isQueued: true });
    emit(event);
    expect(sentNames).toEqual(expected);
  });

  it('is sent when the page is closed, in a queue too', () => {
    const { add, sentNames } = createWrites();
    add('mark');
    add('queued', { isQueued: true });
    dispatchEvent(new Event('pagehide'));
    expect(sentNames).toEqual(['mark', 'queued']);
  });
});

describe.each([
  ['without Web Locks', () => vi.stubGlobal('navigator', {})],
  ['with Web Locks', () => vi.stubGlobal('navigator', { locks: fakeLocks().locks })],
])('session end %s', (_, prepare) => {
  beforeEach(() => void prepare());

  it('waits for all pending responses', async () => {
    const { writes, add, sentNames, respond } = createWrites();
    add('mark');
    add('delete');
    const finished = writes.finish();
    expect(sentNames).toEqual(['mark', 'delete']);
    expect(await isSettled(finished)).toBe(false);
    respond('mark');
    expect(await isSettled(finished)).toBe(false);
    respond('delete');
    expect(await isSettled(finished)).toBe(true);
  });

  it('stops waiting when the page is closed', async () => {
    const { writes, add } = createWrites();
    add('mark');
    const finished = writes.finish();
    expect(await isSettled(finished)).toBe(false);
    dispatchEvent(new Event('pagehide'));
    expect(await isSettled(finished)).toBe(true);
  });
});

it('waits at most two seconds before a session ends', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  const { writes, add } = createWrites();
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
