import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenLive, onWake, type LiveOptions, type LiveState } from '../../../src/api/live/notifications';
import { liveAddress, type LiveCommand, type Wake } from '../../../src/api/live/socket';
import type { NotificationUpdate } from '../../../src/model/notification/notificationFrame';
import { aNotification } from '../../support/aNotification';

const origin = 'https://portal.example';

it.each([
  ['the configured address', ['wss://live.example', 'wss://answered.example'], 'wss://live.example'],
  ['the answered one where none is configured', ['', 'wss://answered.example'], 'wss://answered.example'],
  ['an address with a path', ['wss://live.example/hub/'], 'wss://live.example/hub'],
  ['its own origin where nothing is known', ['', null], 'wss://portal.example'],
  [
    'its own origin instead of another scheme',
    ['https://live.example', 'javascript:alert(1)'],
    'wss://portal.example',
  ],
  ['its own origin instead of no address', ['live.example'], 'wss://portal.example'],
])('the live connection listens at %s', (_what, bases, expected) => {
  expect(liveAddress('key', bases, origin)).toBe(`${expected}/secure/notifications/key/`);
});

it('the live connection stays without encryption where the portal is', () => {
  expect(liveAddress('key', [], 'http://127.0.0.1:3000')).toBe(
    'ws://127.0.0.1:3000/secure/notifications/key/',
  );
});

it('the live connection cannot be led elsewhere by a key', () => {
  expect(liveAddress('../../admin?', [], origin)).toBe(
    'wss://portal.example/secure/notifications/..%2F..%2Fadmin%3F/',
  );
});

const timing = { firstDelayMs: 1000, maxDelayMs: 4000, silenceMs: 600, responseTimeoutMs: 100 };
const question = '{"command":"fetch_notifications"}';
const list = JSON.stringify({ success: true, notifications: [aNotification()] });

/** A socket in the hand of the test. */
const aSocket = (url: string) => {
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

/** A listener with the sockets that it opened and everything that it said. */
const listen = (more: Partial<LiveOptions> = {}) => {
  const sockets: ReturnType<typeof aSocket>[] = [];
  const seen = {
    states: [] as LiveState[],
    updates: [] as NotificationUpdate[],
    reports: [] as string[],
    missed: 0,
    listeners: 2,
    wake: (_why: Wake) => {},
    say: (_command: LiveCommand) => {},
  };
  const left = () => void (seen.listeners -= 1);
  const stop = listenLive({
    address: () => 'ws://live.test/',
    onUpdate: (update) => seen.updates.push(update),
    missed: () => (seen.missed += 1),
    state: (state) => seen.states.push(state),
    report: (what) => seen.reports.push(what),
    open: (url) => {
      const socket = aSocket(url);
      sockets.push(socket);
      return socket;
    },
    onWake: (wake) => {
      seen.wake = wake;
      return left;
    },
    onCommand: (say) => {
      seen.say = say;
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
  return Object.assign(seen, { sockets, last, answered, stop });
};

describe('one live connection after the other', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** Opens no other socket before `ms`, and one then. */
  const opensAfter = (ms: number, { sockets }: ReturnType<typeof listen>) => {
    const before = sockets.length;
    vi.advanceTimersByTime(ms - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  };

  it('asks for the list when it opens', () => {
    const seen = listen();
    expect(seen.last()).toMatchObject({ url: 'ws://live.test/', sent: [] });
    seen.answered();
    expect(seen.last().sent).toEqual([question]);
    expect(seen).toMatchObject({ states: ['open'], missed: 0, reports: [] });
    expect(seen.updates).toMatchObject([{ kind: 'list', notifications: [aNotification()] }]);
  });

  it('is tried again later and later where none opens, and soon again after a frame', () => {
    const seen = listen();
    for (const delay of [1000, 2000, 4000, 4000]) {
      vi.advanceTimersByTime(timing.responseTimeoutMs - 1);
      expect(seen.last().isClosed).toBe(false);
      vi.advanceTimersByTime(1);
      expect(seen.last().isClosed).toBe(true);
      opensAfter(delay, seen);
    }
    expect(seen.states).toEqual(['lost', 'lost', 'lost', 'lost']);
    seen.answered();
    seen.last().onclose?.({ code: 1006 });
    opensAfter(1000, seen);
    expect(seen.missed).toBe(0);
    seen.last().onopen?.();
    expect(seen.missed).toBe(1);
  });

  it('is asked again after a silence, and replaced at once where it does not answer', () => {
    const seen = listen();
    seen.answered();
    vi.advanceTimersByTime(timing.silenceMs - 1);
    expect(seen.last().sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(seen.last().sent).toEqual([question, question]);
    vi.advanceTimersByTime(timing.responseTimeoutMs - 1);
    expect(seen.states).toEqual(['open']);
    vi.advanceTimersByTime(1);
    expect(seen.states).toEqual(['open', 'lost']);
    expect(seen.sockets[0]).toMatchObject({ isClosed: true, onopen: null, onmessage: null, onclose: null });
    vi.advanceTimersByTime(1);
    expect(seen.sockets).toHaveLength(2);
    seen.last().onopen?.();
    // Nothing came on it, so that the next one is not opened at once.
    vi.advanceTimersByTime(timing.responseTimeoutMs);
    opensAfter(2000, seen);
  });

  it.each([
    [1008, 1],
    [1006, 0],
    [undefined, 0],
  ])('asks after a close with %s whether the session is over: %i times', (code, times) => {
    const seen = listen();
    seen.answered();
    seen.last().onclose?.(code ? { code } : {});
    expect(seen.missed).toBe(0);
    opensAfter(1000, seen);
    expect(seen.missed).toBe(times);
  });

  it('ends with a stop, whatever its socket says then', () => {
    const seen = listen();
    seen.answered();
    const { onclose } = seen.last();
    seen.stop();
    expect(seen.last().isClosed).toBe(true);
    onclose?.({ code: 1006 });
    vi.advanceTimersByTime(10_000);
    expect(seen).toMatchObject({ states: ['open'], missed: 0, listeners: 0 });
    expect(seen.sockets).toHaveLength(1);
  });

  it('ends with a stop on the way back', () => {
    const seen = listen();
    seen.last().onclose?.({});
    seen.stop();
    vi.advanceTimersByTime(10_000);
    expect(seen.sockets).toHaveLength(1);
  });

  it('is asked when what it stood on is back, unless it is asked already', () => {
    const seen = listen();
    seen.wake('back');
    expect(seen.last().sent).toEqual([]);
    seen.answered();
    seen.wake('back');
    seen.wake('back');
    expect(seen.last().sent).toEqual([question, question]);
  });

  it('is asked when the page is seen again after half a silence', () => {
    const seen = listen();
    seen.answered();
    vi.advanceTimersByTime(timing.silenceMs / 2);
    seen.wake('seen');
    expect(seen.last().sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    seen.wake('seen');
    expect(seen.last().sent).toHaveLength(2);
  });

  it('is opened at once when a lost one is woken, and once', () => {
    const seen = listen();
    seen.last().onclose?.({});
    seen.wake('seen');
    expect(seen.sockets).toHaveLength(2);
    for (let times = 0; times < 5; times += 1) {
      seen.answered();
      vi.advanceTimersByTime(timing.silenceMs - 1);
    }
    expect(seen.sockets).toHaveLength(2);
  });

  it('carries commands while it is open alone', () => {
    const seen = listen();
    const command = { command: 'delete_notification', id: 7 } as const;
    const socket = seen.last();
    seen.say(command);
    expect(socket.sent).toEqual([]);
    socket.onopen?.();
    seen.say(command);
    seen.answered();
    seen.say(command);
    expect(socket.sent.filter((text) => text !== question)).toEqual(Array(2).fill(JSON.stringify(command)));
    const before = socket.sent.length;
    socket.onclose?.({});
    seen.say(command);
    expect(socket.sent).toHaveLength(before);
  });

  it.each([
    ['a sign of life', '{"success":true}', 0, 0],
    ['a refusal', '{"success":false,"error":"Gone."}', 0, 0],
    ['half a frame', '{"half', 0, 1],
    ['a list with an entry that is wrong', '{"notifications":[7]}', 1, 1],
    ['a list', list, 1, 0],
  ])('takes %s for what it is', (_what, data, updates, reports) => {
    const seen = listen();
    seen.last().onopen?.();
    seen.last().onmessage?.({ data });
    expect(seen.updates).toHaveLength(updates);
    expect(seen.reports).toEqual(Array(reports).fill('A notification frame was not understood.'));
  });

  it('is reported and tried again where it cannot be opened', () => {
    const seen = listen({
      open: () => {
        throw new SyntaxError('No address.');
      },
    });
    expect(seen).toMatchObject({ reports: ['The live connection could not be opened.'], states: ['lost'] });
    vi.advanceTimersByTime(1000);
    expect(seen.reports).toHaveLength(2);
  });

  it('needs no more than an address in a browser', () => {
    const opened: string[] = [];
    vi.stubGlobal('WebSocket', function (url: string) {
      opened.push(url);
      return aSocket(url);
    });
    const stop = listenLive({
      address: () => 'ws://live.test/',
      onUpdate: () => {},
      missed: () => {},
      report: () => {},
    });
    vi.advanceTimersByTime(15_000 + 5000);
    stop();
    expect(opened).toEqual(['ws://live.test/', 'ws://live.test/']);
  });

  it('is woken by the network, by the history of the browser and by being seen, until that is over', () => {
    const [page, shown] = [
      new EventTarget(),
      Object.assign(new EventTarget(), { visibilityState: 'hidden' }),
    ];
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('document', shown);
    const reasons: Wake[] = [];
    const stop = onWake((why) => reasons.push(why));
    const all = () => {
      page.dispatchEvent(new Event('online'));
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
      shown.dispatchEvent(new Event('visibilitychange'));
      expect(reasons).toEqual(['back']);
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      shown.visibilityState = 'visible';
      shown.dispatchEvent(new Event('visibilitychange'));
    };
    all();
    expect(reasons).toEqual(['back', 'back', 'seen']);
    stop();
    reasons.splice(1);
    all();
    expect(reasons).toEqual(['back']);
  });
});
