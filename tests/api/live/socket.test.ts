import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  listenLive,
  subscribeWake,
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
  ['the page origin without a URL', ['', null], 'wss://portal.example'],
  [
    'the page origin instead of another scheme',
    ['https://live.example', 'javascript:alert(1)'],
    'wss://portal.example',
  ],
  ['the page origin instead of an invalid URL', ['live.example'], 'wss://portal.example'],
])('uses %s', (_what, bases, expected) => {
  expect(liveUrl('key', bases, origin)).toBe(`${expected}/secure/notifications/key/`);
});

it('escapes the key in the path', () => {
  expect(liveUrl('../../admin?', [], origin)).toBe(
    'wss://portal.example/secure/notifications/..%2F..%2Fadmin%3F/',
  );
});

const timing = {
  firstDelayMs: 1000,
  maxDelayMs: 12_000,
  awayMs: 2000,
  silenceMs: 20_000,
  responseTimeoutMs: 100,
};
const listRequest = '{"command":"fetch_notifications"}';
const listResponse = JSON.stringify({ success: true, notifications: [buildNotification()] });

/** A socket controlled by the test. */
const createSocket = (url: string) => {
  const frames: string[] = [];
  return {
    url,
    frames,
    isClosed: false,
    onopen: null as (() => void) | null,
    onmessage: null as ((event: { data: unknown }) => void) | null,
    onclose: null as ((event: { code?: number }) => void) | null,
    onerror: null as (() => void) | null,
    send: (text: string) => void frames.push(text),
    close() {
      this.isClosed = true;
    },
  };
};

/** Starts a listener and records its sockets and events. */
const startListening = (overrides: Partial<LiveOptions> = {}) => {
  const sockets: ReturnType<typeof createSocket>[] = [];
  const received = {
    states: [] as LiveState[],
    updates: [] as NotificationUpdate[],
    reports: [] as string[],
    missed: 0,
    listeners: 2,
    wake: (_reason: WakeReason) => {},
    sendCommand: (_command: LiveCommand) => {},
  };
  const unsubscribe = () => void (received.listeners -= 1);
  const stop = listenLive({
    getUrl: () => 'ws://live.test/',
    onUpdate: (update) => received.updates.push(update),
    onMissed: () => (received.missed += 1),
    onState: (state) => received.states.push(state),
    report: (message) => received.reports.push(message),
    openSocket: (url) => {
      const socket = createSocket(url);
      sockets.push(socket);
      return socket;
    },
    subscribeWake: (wake) => {
      received.wake = wake;
      return unsubscribe;
    },
    subscribeCommands: (sendCommand) => {
      received.sendCommand = sendCommand;
      return unsubscribe;
    },
    timing,
    ...overrides,
  });
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('No socket was opened.');
    return socket;
  };
  const respond = () => {
    last().onopen?.();
    last().onmessage?.({ data: listResponse });
  };
  return Object.assign(received, { sockets, last, respond, stop });
};

describe('live connection', () => {
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
  const expectReconnect = (ms: number, { sockets }: ReturnType<typeof startListening>) => {
    const countBefore = sockets.length;
    vi.advanceTimersByTime(ms - 1);
    expect(sockets).toHaveLength(countBefore);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(countBefore + 1);
  };

  it('requests the list when it opens', () => {
    const received = startListening();
    expect(received.last()).toMatchObject({ url: 'ws://live.test/', frames: [] });
    received.respond();
    expect(received.last().frames).toEqual([listRequest]);
    expect(received).toMatchObject({ states: ['open'], missed: 0, reports: [] });
    expect(received.updates).toMatchObject([{ kind: 'list', notifications: [buildNotification()] }]);
  });

  it.each([
    [0, 0, 5_000],
    [0, 1, 60_000],
    [1, 0, 5_000],
    [1, 0.5, 32_500],
    [2, 0, 10_000],
    [3, 0, 20_000],
    [4, 1, 60_000],
    [2_000, 0, 45_000],
  ])('after %i failures and with the random value %f, waits %i ms', (failures, randomValue, delay) => {
    vi.spyOn(Math, 'random').mockReturnValue(randomValue);
    const received = startListening({ timing: {} });
    for (let count = 0; count < failures; count += 1) {
      received.last().onclose?.({ code: 1012 });
      vi.advanceTimersToNextTimer();
    }
    received.last().onclose?.({ code: 1012 });
    expectReconnect(delay, received);
    expect(received.sockets).toHaveLength(failures + 2);
  });

  it('backs off while it cannot open, and resets the delay after a frame', () => {
    const received = startListening();
    for (const delay of [1000, 1000, 2000, 4000, 8000, 9000, 9000]) {
      vi.advanceTimersByTime(timing.responseTimeoutMs - 1);
      expect(received.last().isClosed).toBe(false);
      vi.advanceTimersByTime(1);
      expect(received.last().isClosed).toBe(true);
      expectReconnect(delay, received);
    }
    expect(received.states).toEqual(Array(7).fill('lost'));
    received.respond();
    received.last().onclose?.({ code: 1006 });
    expectReconnect(1000, received);
  });

  it('requests the list once after a reconnect', () => {
    const received = startListening();
    received.respond();
    received.last().onclose?.({ code: 1006 });
    expectReconnect(1000, received);
    received.respond();
    vi.advanceTimersByTime(timing.silenceMs / 2);
    expect(received.last().frames).toEqual([listRequest]);
    expect(received.missed).toBe(0);
  });

  it('requests the list after a silence while a tab is visible, and reconnects without a response', () => {
    const received = startListening();
    received.respond();
    vi.advanceTimersByTime(timing.silenceMs - 1);
    received.wake('watching');
    expect(received.last().frames).toHaveLength(1);
    vi.advanceTimersByTime(1);
    received.wake('watching');
    received.wake('watching');
    expect(received.last().frames).toEqual([listRequest, listRequest]);
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
    // This socket received nothing, so the delay grows.
    vi.advanceTimersByTime(timing.responseTimeoutMs);
    expectReconnect(1000, received);
    vi.advanceTimersByTime(timing.responseTimeoutMs);
    expectReconnect(2000, received);
  });

  it('requests nothing while no tab is visible', () => {
    const received = startListening();
    received.respond();
    vi.advanceTimersByTime(100 * timing.silenceMs);
    expect(received.last().frames).toEqual([listRequest]);
    expect(received).toMatchObject({ states: ['open'], missed: 0 });
    expect(received.sockets).toHaveLength(1);
  });

  it('requests the list of a silent backend at most once per silence, at random times', () => {
    const requestTimes = (randomValue: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(randomValue);
      const received = startListening();
      received.respond();
      const times: number[] = [];
      for (let time = 100; time <= 3 * timing.silenceMs; time += 100) {
        const countBefore = received.last().frames.length;
        vi.advanceTimersByTime(100);
        received.wake('watching');
        if (received.last().frames.length === countBefore) continue;
        times.push(time);
        received.respond();
      }
      received.stop();
      return times;
    };
    expect(requestTimes(0)).toEqual([20_000, 40_000, 60_000]);
    expect(requestTimes(0.5)).toEqual([22_500, 45_000]);
  });

  it('requests nothing of a backend that sends frames', () => {
    const received = startListening();
    received.respond();
    for (let count = 0; count < 100; count += 1) {
      vi.advanceTimersByTime(timing.awayMs / 2);
      received.last().onmessage?.({ data: '{"success":true}' });
      received.wake('returned');
      received.wake('watching');
    }
    expect(received.last().frames).toEqual([listRequest]);
  });

  it('reconnects after a failed send', () => {
    const received = startListening();
    received.respond();
    received.last().send = () => {
      throw new DOMException('Not connected.', 'InvalidStateError');
    };
    received.sendCommand({ command: 'delete_notification', id: 7 });
    expect(received.states).toEqual(['open', 'lost']);
    expectReconnect(1000, received);
  });

  it.each([
    ['that announces itself', 1012, 0],
    ['of our backend', 1001, 0],
    ['without a close frame, while no tab is visible', 1006, timing.awayMs + 1],
  ])('spreads the reconnects of many browsers after a restart %s', (_what, code, msBefore) => {
    for (const [randomValue, delay] of [
      [0, timing.firstDelayMs],
      [1, timing.maxDelayMs],
    ] as const) {
      vi.spyOn(Math, 'random').mockReturnValue(randomValue);
      const received = startListening();
      received.respond();
      vi.advanceTimersByTime(msBefore);
      received.last().onclose?.({ code });
      expectReconnect(delay, received);
      expect(received.sockets).toHaveLength(2);
      received.stop();
    }
  });

  it('spreads the second reconnects if the first attempt fails', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const received = startListening();
    received.respond();
    received.last().onclose?.({ code: 1006 });
    expectReconnect(timing.firstDelayMs, received);
    received.last().onclose?.({ code: 1006 });
    expectReconnect(timing.maxDelayMs, received);
    expect(received.sockets).toHaveLength(3);
  });

  it.each([
    [1008, 1],
    [1006, 0],
    [undefined, 0],
  ])('reports missed updates after a close with %s: %i times', (code, count) => {
    const received = startListening();
    received.respond();
    received.last().onclose?.(code ? { code } : {});
    expect(received.missed).toBe(0);
    expectReconnect(1000, received);
    expect(received.missed).toBe(count);
  });

  it('ignores socket events after a stop', () => {
    const received = startListening();
    received.respond();
    const { onclose } = received.last();
    received.stop();
    expect(received.last().isClosed).toBe(true);
    onclose?.({ code: 1006 });
    vi.advanceTimersByTime(10_000);
    expect(received).toMatchObject({ states: ['open'], missed: 0, listeners: 0 });
    expect(received.sockets).toHaveLength(1);
  });

  it.each([1006, 1008])('stops while waiting to reconnect after a close with %i', (code) => {
    const received = startListening();
    received.last().onclose?.({ code });
    received.stop();
    vi.advanceTimersByTime(10_000);
    expect(received.sockets).toHaveLength(1);
    expect(received.missed).toBe(0);
  });

  it('requests the list when the network is back, unless a request is pending', () => {
    const received = startListening();
    received.wake('reconnected');
    expect(received.last().frames).toEqual([]);
    received.respond();
    received.wake('reconnected');
    received.wake('reconnected');
    expect(received.last().frames).toEqual([listRequest, listRequest]);
  });

  it('requests the list when a tab returns after more than a minute, if nothing arrived meanwhile', () => {
    const received = startListening();
    received.respond();
    vi.advanceTimersByTime(timing.awayMs - 1);
    received.wake('returned');
    expect(received.last().frames).toHaveLength(1);
    vi.advanceTimersByTime(1);
    received.wake('visible');
    expect(received.last().frames).toHaveLength(1);
    received.wake('returned');
    received.wake('returned');
    expect(received.last().frames).toHaveLength(2);
  });

  it('reopens a lost connection once when woken, except by a tab that stays visible', () => {
    const received = startListening();
    received.last().onclose?.({});
    received.wake('watching');
    expect(received.sockets).toHaveLength(1);
    received.wake('visible');
    expect(received.sockets).toHaveLength(2);
    for (let count = 0; count < 5; count += 1) {
      received.respond();
      vi.advanceTimersByTime(timing.silenceMs - 1);
    }
    expect(received.sockets).toHaveLength(2);
  });

  it('sends commands only while it is open', () => {
    const received = startListening();
    const command = { command: 'delete_notification', id: 7 } as const;
    const socket = received.last();
    received.sendCommand(command);
    expect(socket.frames).toEqual([]);
    socket.onopen?.();
    received.sendCommand(command);
    received.respond();
    received.sendCommand(command);
    expect(socket.frames.filter((text) => text !== listRequest)).toEqual(
      Array(2).fill(JSON.stringify(command)),
    );
    const countBefore = socket.frames.length;
    socket.onclose?.({});
    received.sendCommand(command);
    expect(socket.frames).toHaveLength(countBefore);
  });

  it('reports and retries if it cannot be opened', () => {
    const received = startListening({
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

  it('wakes for the network, the back/forward cache and visibility until it stops', () => {
    const [windowTarget, documentTarget] = [
      new EventTarget(),
      Object.assign(new EventTarget(), { visibilityState: 'hidden' }),
    ];
    vi.stubGlobal('addEventListener', windowTarget.addEventListener.bind(windowTarget));
    vi.stubGlobal('removeEventListener', windowTarget.removeEventListener.bind(windowTarget));
    vi.stubGlobal('document', documentTarget);
    const reasons: WakeReason[] = [];
    const stop = subscribeWake((reason) => reasons.push(reason));
    const dispatchAll = () => {
      windowTarget.dispatchEvent(new Event('online'));
      windowTarget.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
      documentTarget.dispatchEvent(new Event('visibilitychange'));
      expect(reasons).toEqual(['reconnected']);
      windowTarget.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      documentTarget.visibilityState = 'visible';
      documentTarget.dispatchEvent(new Event('visibilitychange'));
    };
    dispatchAll();
    expect(reasons).toEqual(['reconnected', 'reconnected', 'visible']);
    documentTarget.visibilityState = 'hidden';
    documentTarget.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(60_001);
    documentTarget.visibilityState = 'visible';
    documentTarget.dispatchEvent(new Event('visibilitychange'));
    expect(reasons.splice(3)).toEqual(['returned']);
    vi.advanceTimersByTime(60_000);
    expect(reasons.splice(3)).toEqual(['watching', 'watching']);
    stop();
    reasons.splice(1);
    dispatchAll();
    vi.advanceTimersByTime(60_000);
    expect(reasons).toEqual(['reconnected']);
  });
});
