import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  listenLive,
  subscribeWake,
  reconnectDelay,
  type LiveOptions,
  type LiveState,
} from '../../../src/api/live/notifications';
import { liveUrl, type LiveCommand, type WakeReason } from '../../../src/api/live/socket';
import type { NotificationUpdate } from '../../../src/model/notification/notification';
import { buildNotification } from '../../support/buildNotification';

const origin = 'https://portal.example';

it.each([
  ['the configured URL', ['wss://live.example', 'wss://answered.example'], 'wss://live.example'],
  ['the URL from the server otherwise', ['', 'wss://answered.example'], 'wss://answered.example'],
  ['an unencrypted URL', ['ws://live.example:8080'], 'ws://live.example:8080'],
  ['a URL with a path', ['wss://live.example/hub/'], 'wss://live.example/hub'],
  ['a URL that ends with several slashes', ['wss://live.example/hub//'], 'wss://live.example/hub'],
  ['its own origin where there is no URL', ['', null], 'wss://portal.example'],
  ['no other scheme', ['https://live.example', 'javascript:alert(1)'], 'wss://portal.example'],
  ['its own origin instead of an invalid URL', ['live.example'], 'wss://portal.example'],
])('the live connection uses %s', (_what, bases, expected) => {
  expect(liveUrl('key', bases, origin)).toBe(`${expected}/secure/notifications/key/`);
});

it('the live connection keeps its path whatever the key contains', () => {
  expect(liveUrl('../../admin?', [], origin)).toBe(
    'wss://portal.example/secure/notifications/..%2F..%2Fadmin%3F/',
  );
});

it.each([
  [0, 0, 5_000],
  [0, 1, 5_000],
  [1, 0, 10_000],
  [1, 1, 7_500],
  [2, 0, 20_000],
  [3, 0.5, 35_000],
  [4, 0, 60_000],
  [4, 1, 45_000],
  [10_000, 0, 60_000],
])('after %i failures and with the random value %f, it waits %i ms', (failures, chance, delay) => {
  expect(reconnectDelay(failures, { firstDelayMs: 5_000, maxDelayMs: 60_000 }, chance)).toBe(delay);
});

const timing = { firstDelayMs: 1000, maxDelayMs: 4000, silenceMs: 600, responseTimeoutMs: 100 };
const question = '{"command":"fetch_notifications"}';
const list = JSON.stringify({ success: true, notifications: [buildNotification()] });

/** A socket controlled by the test. */
const createSocket = (url: string) => {
  const sent: string[] = [];
  return {
    url,
    sent,
    isClosed: false,
    onopen: null as (() => void) | null,
    onmessage: null as ((event: { data: unknown }) => void) | null,
    onclose: null as ((event: { code?: number }) => void) | null,
    onerror: null as (() => void) | null,
    send: (text: string) => void sent.push(text),
    close() {
      this.isClosed = true;
    },
  };
};

/** A listener with the sockets that it opened and a record of everything it received. */
const listen = (more: Partial<LiveOptions> = {}) => {
  const sockets: ReturnType<typeof createSocket>[] = [];
  const received = {
    states: [] as LiveState[],
    updates: [] as NotificationUpdate[],
    reports: [] as string[],
    missed: 0,
    listeners: 2,
    wake: (_why: WakeReason) => {},
    say: (_command: LiveCommand) => {},
  };
  const left = () => void (received.listeners -= 1);
  const stop = listenLive({
    getUrl: () => 'ws://live.test/',
    onUpdate: (update) => received.updates.push(update),
    onMissed: () => (received.missed += 1),
    onState: (state) => received.states.push(state),
    report: (what) => received.reports.push(what),
    openSocket: (url) => {
      const socket = createSocket(url);
      sockets.push(socket);
      return socket;
    },
    subscribeWake: (wake) => {
      received.wake = wake;
      return left;
    },
    subscribeCommands: (say) => {
      received.say = say;
      return left;
    },
    timing,
    ...more,
  });
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('No socket was opened.');
    return socket;
  };
  const answered = () => {
    last().onopen?.();
    last().onmessage?.({ data: list });
  };
  return Object.assign(received, { sockets, last, answered, stop });
};

describe('a live connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** Expects the next socket after exactly `ms`. */
  const opensAfter = (ms: number, { sockets }: ReturnType<typeof listen>) => {
    const before = sockets.length;
    vi.advanceTimersByTime(ms - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  };

  it('requests the list when it opens', () => {
    const received = listen();
    expect(received.last()).toMatchObject({ url: 'ws://live.test/', sent: [] });
    received.answered();
    expect(received.last().sent).toEqual([question]);
    expect(received).toMatchObject({ states: ['open'], missed: 0, reports: [] });
    expect(received.updates).toMatchObject([{ kind: 'list', notifications: [buildNotification()] }]);
  });

  it('is retried with growing delays where none opens, and with the first delay after a frame', () => {
    const received = listen();
    for (const delay of [1000, 2000, 4000, 4000]) {
      vi.advanceTimersByTime(timing.responseTimeoutMs - 1);
      expect(received.last().isClosed).toBe(false);
      vi.advanceTimersByTime(1);
      expect(received.last().isClosed).toBe(true);
      opensAfter(delay, received);
    }
    expect(received.states).toEqual(['lost', 'lost', 'lost', 'lost']);
    received.answered();
    received.last().onclose?.({ code: 1006 });
    opensAfter(1000, received);
    expect(received.missed).toBe(0);
    received.last().onopen?.();
    expect(received.missed).toBe(1);
  });

  it('requests the list again after a silence, and is replaced at once where nothing comes back', () => {
    const received = listen();
    received.answered();
    vi.advanceTimersByTime(timing.silenceMs - 1);
    expect(received.last().sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(received.last().sent).toEqual([question, question]);
    vi.advanceTimersByTime(timing.responseTimeoutMs - 1);
    expect(received.states).toEqual(['open']);
    vi.advanceTimersByTime(1);
    expect(received.states).toEqual(['open', 'lost']);
    expect(received.sockets[0]).toMatchObject({
      isClosed: true,
      onopen: null,
      onmessage: null,
      onclose: null,
    });
    vi.advanceTimersByTime(1);
    expect(received.sockets).toHaveLength(2);
    received.last().onopen?.();
    // This socket received nothing, so the next one is not opened at once.
    vi.advanceTimersByTime(timing.responseTimeoutMs);
    opensAfter(2000, received);
  });

  it.each([
    [1008, 1],
    [1006, 0],
    [undefined, 0],
  ])('reports missed updates after a close with %s: %i times', (code, times) => {
    const received = listen();
    received.answered();
    received.last().onclose?.(code ? { code } : {});
    expect(received.missed).toBe(0);
    opensAfter(1000, received);
    expect(received.missed).toBe(times);
  });

  it('ends with a stop, whatever its socket fires afterwards', () => {
    const received = listen();
    received.answered();
    const { onclose } = received.last();
    received.stop();
    expect(received.last().isClosed).toBe(true);
    onclose?.({ code: 1006 });
    vi.advanceTimersByTime(10_000);
    expect(received).toMatchObject({ states: ['open'], missed: 0, listeners: 0 });
    expect(received.sockets).toHaveLength(1);
  });

  it.each([1006, 1008])('ends with a stop while it waits to reconnect after a close with %i', (code) => {
    const received = listen();
    received.last().onclose?.({ code });
    received.stop();
    vi.advanceTimersByTime(10_000);
    expect(received.sockets).toHaveLength(1);
    expect(received.missed).toBe(0);
  });

  it('requests the list when the network is back, unless a request is pending', () => {
    const received = listen();
    received.wake('reconnected');
    expect(received.last().sent).toEqual([]);
    received.answered();
    received.wake('reconnected');
    received.wake('reconnected');
    expect(received.last().sent).toEqual([question, question]);
  });

  it('requests the list when the page is visible again after half the silence', () => {
    const received = listen();
    received.answered();
    vi.advanceTimersByTime(timing.silenceMs / 2);
    received.wake('visible');
    expect(received.last().sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    received.wake('visible');
    expect(received.last().sent).toHaveLength(2);
  });

  it('is opened at once, and only once, when a lost one is woken', () => {
    const received = listen();
    received.last().onclose?.({});
    received.wake('visible');
    expect(received.sockets).toHaveLength(2);
    for (let times = 0; times < 5; times += 1) {
      received.answered();
      vi.advanceTimersByTime(timing.silenceMs - 1);
    }
    expect(received.sockets).toHaveLength(2);
  });

  it('sends commands only while it is open', () => {
    const received = listen();
    const command = { command: 'delete_notification', id: 7 } as const;
    const socket = received.last();
    received.say(command);
    expect(socket.sent).toEqual([]);
    socket.onopen?.();
    received.say(command);
    received.answered();
    received.say(command);
    expect(socket.sent.filter((text) => text !== question)).toEqual(Array(2).fill(JSON.stringify(command)));
    const before = socket.sent.length;
    socket.onclose?.({});
    received.say(command);
    expect(socket.sent).toHaveLength(before);
  });

  it('is reported and retried where it cannot be opened', () => {
    const received = listen({
      openSocket: () => {
        throw new SyntaxError('No address.');
      },
    });
    expect(received).toMatchObject({
      reports: ['The live connection could not be opened.'],
      states: ['lost'],
    });
    vi.advanceTimersByTime(timing.firstDelayMs - 1);
    expect(received.reports).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(received.reports).toHaveLength(2);
  });

  it('is woken by the network, by the back/forward cache and by becoming visible, until it stops', () => {
    const [page, shown] = [
      new EventTarget(),
      Object.assign(new EventTarget(), { visibilityState: 'hidden' }),
    ];
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('document', shown);
    const reasons: WakeReason[] = [];
    const stop = subscribeWake((why) => reasons.push(why));
    const all = () => {
      page.dispatchEvent(new Event('online'));
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
      shown.dispatchEvent(new Event('visibilitychange'));
      expect(reasons).toEqual(['reconnected']);
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      shown.visibilityState = 'visible';
      shown.dispatchEvent(new Event('visibilitychange'));
    };
    all();
    expect(reasons).toEqual(['reconnected', 'reconnected', 'visible']);
    stop();
    reasons.splice(1);
    all();
    expect(reasons).toEqual(['reconnected']);
  });
});
