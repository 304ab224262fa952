import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { liveAddress } from '../../../src/api/live/socket';
import { listenLive, reconnectDelay, type LiveOptions } from '../../../src/api/live/notifications';
import type { Wake } from '../../../src/api/live/socket';
import type { NotificationUpdate } from '../../../src/model/notification/notificationFrame';
import { aNotification } from '../../support/aNotification';
import { scriptedSockets } from '../../support/scriptedSockets';
import { startInProcessServer } from '../../support/startInProcessServer';
import { eventually } from '../../support/eventually';

const timing = { firstDelayMs: 20, maxDelayMs: 80, silenceMs: 5_000, responseTimeoutMs: 5_000 };
const list = (...ids: number[]) =>
  JSON.stringify({ success: true, notifications: ids.map((id) => aNotification({ id })) });

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const sockets = async (...args: Parameters<typeof scriptedSockets>) => {
  const server = await scriptedSockets(...args);
  cleanUps.push(server.close);
  return server;
};

/** A listener over `ws` that records everything it receives. */
const listen = (address: string | (() => string), more: Partial<LiveOptions> = {}) => {
  const received = {
    update: [] as NotificationUpdate[],
    missed: 0,
    reports: [] as unknown[],
    wake: (_why: Wake) => {},
  };
  const stop = listenLive({
    address: typeof address === 'string' ? () => address : address,
    onUpdate: (update) => received.update.push(update),
    missed: () => (received.missed += 1),
    report: (_what, detail) => received.reports.push(detail),
    open: (url) => new WebSocket(url),
    onWake: (wake) => {
      received.wake = wake;
      return () => (received.wake = () => {});
    },
    timing,
    ...more,
  });
  cleanUps.push(stop);
  return Object.assign(received, { stop });
};

const answerAll = (socket: WebSocket, ...frames: string[]) =>
  socket.on('message', () => frames.forEach((frame) => socket.send(frame)));

/** A socket whose events the test calls. */
const silentSocket = (send: (text: string) => void = () => undefined) => ({
  onopen: null as (() => void) | null,
  onmessage: null as ((event: { data: string }) => void) | null,
  onclose: null,
  onerror: null,
  send,
  close: () => undefined,
});

describe('live notifications', () => {
  it('report missed updates once the server has ended the session of the connection', async () => {
    const server = await startInProcessServer();
    cleanUps.push(() => server.close());
    const { refresh, user } = await server.signIn('superuser');
    const { notification_key } = user;
    const received = listen(liveAddress(notification_key, [], server.url));
    await eventually(() => expect(received.update).toHaveLength(1));
    await server.call('POST', '/api/user/logout/', { body: { refresh, notification_key } });
    await eventually(() => expect(received.missed).toBeGreaterThan(0));
  });

  it('report nothing when stopped meanwhile, as by a sign-out', async () => {
    const server = await startInProcessServer();
    cleanUps.push(() => server.close());
    const { refresh, user } = await server.signIn('superuser');
    const { notification_key } = user;
    let isStopped = false;
    const stop = () => {
      received.stop();
      isStopped = true;
    };
    const received = listen(liveAddress(notification_key, [], server.url), {
      // A microtask runs before any timer, so the next attempt has not started.
      state: (now) => now === 'lost' && queueMicrotask(stop),
    });
    await eventually(() => expect(received.update).toHaveLength(1));
    await server.call('POST', '/api/user/logout/', { body: { refresh, notification_key } });
    await eventually(() => expect(isStopped).toBe(true));
    // There is no event for a request that is not sent; the next attempt would have started by then.
    await new Promise((resolve) => setTimeout(resolve, 5 * timing.maxDelayMs));
    expect(received.missed).toBe(0);
  });

  it('come from the backend, starting with the list', async () => {
    const server = await startInProcessServer();
    cleanUps.push(() => server.close());
    const { user } = await server.signIn('superuser');
    const { update } = listen(liveAddress(user.notification_key, [], server.url));
    await eventually(() => expect(update).toHaveLength(1));
    expect(update[0]).toMatchObject({ kind: 'list', wrong: 0 });
    expect(update[0]?.notifications.length).toBeGreaterThan(0);
  });

  it('are requested when the connection opens', async () => {
    const server = await sockets(() => {});
    listen(server.url);
    await eventually(() => expect(server.received).toEqual(['{"command":"fetch_notifications"}']));
  });

  it('send deletions on the open connection, whose refusal is not reported', async () => {
    let say: (command: { command: 'delete_notification'; id: number }) => void = () => {};
    const refusal = '{"success":false,"error":"Notification not found."}';
    const server = await sockets((socket) => answerAll(socket, refusal, list(1)));
    const onCommand: LiveOptions['onCommand'] = (speak) => {
      say = speak;
      return () => {};
    };
    const { update, reports } = listen(server.url, { onCommand });
    say({ command: 'delete_notification', id: 6 });
    await eventually(() => expect(update).toHaveLength(1));
    say({ command: 'delete_notification', id: 7 });
    await eventually(() =>
      expect(server.received.slice(1)).toEqual(['{"command":"delete_notification","id":7}']),
    );
    expect(reports).toEqual([]);
  });

  it('arrive one by one when pushed', async () => {
    const server = await sockets((socket) =>
      answerAll(socket, list(1), JSON.stringify(aNotification({ id: 2 }))),
    );
    const { update } = listen(server.url);
    await eventually(() => expect(update.map(({ kind }) => kind)).toEqual(['list', 'one']));
  });

  it('survive invalid frames, which are reported', async () => {
    const server = await sockets((socket) =>
      answerAll(socket, '{"half', '{"success":true,"notifications":[7]}', list(1)),
    );
    const { update, reports } = listen(server.url);
    await eventually(() => expect(update).toHaveLength(2));
    expect(reports).toEqual(['{"half', '{"success":true,"notifications":[7]}']);
    expect(update[1]?.notifications).toHaveLength(1);
    expect(server.sockets).toHaveLength(1);
  });
});

it('a frame is parsed once, since a list may have thousands of entries', () => {
  const socket = silentSocket();
  const { update } = listen('ws://portal.test', { open: () => socket });
  socket.onopen?.();
  const parse = vi.spyOn(JSON, 'parse');
  socket.onmessage?.({ data: list(1, 2) });
  expect(parse).toHaveBeenCalledTimes(1);
  parse.mockRestore();
  expect(update).toHaveLength(1);
});

describe('a connection that sends heartbeats', () => {
  afterEach(() => void vi.useRealTimers());

  it('does not request the list again, and its heartbeats are no invalid frames', () => {
    vi.useFakeTimers();
    const heard: string[] = [];
    const socket = silentSocket((text) => heard.push(text));
    const received = listen('ws://portal.test', { open: () => socket });
    socket.onopen?.();
    socket.onmessage?.({ data: list(1) });
    for (let beat = 0; beat < 10; beat += 1) {
      vi.advanceTimersByTime(timing.silenceMs / 2 - 1);
      socket.onmessage?.({ data: '{"success":true}' });
    }
    received.wake('seen');
    expect(heard).toHaveLength(1);
    expect(received).toMatchObject({ reports: [], missed: 0 });
    vi.advanceTimersByTime(timing.silenceMs);
    expect(heard).toHaveLength(2);
  });
});

describe('a lost connection', () => {
  it('is opened again, and reports that updates were missed', async () => {
    const server = await sockets((socket, count) => {
      answerAll(socket, list(count));
      if (count === 1) setTimeout(() => socket.terminate(), 30);
    });
    const received = listen(server.url);
    await eventually(() => expect(received.update).toHaveLength(2));
    expect(received.missed).toBe(1);
  });

  it('comes back when the server does', async () => {
    const first = await scriptedSockets((socket) => answerAll(socket, list(1)));
    const state = vi.fn<(now: string) => void>();
    const received = listen(first.url, { state });
    await eventually(() => expect(received.update).toHaveLength(1));
    await first.close();
    await eventually(() => expect(state).toHaveBeenCalledWith('lost'));
    await sockets((socket) => answerAll(socket, list(2)), first.port);
    await eventually(() => expect(received.update).toHaveLength(2));
  });

  it('is not opened again after a stop', async () => {
    const server = await sockets((socket) => setTimeout(() => socket.terminate(), 10));
    const received = listen(server.url);
    await eventually(() => expect(server.sockets).toHaveLength(2));
    received.stop();
    const seen = server.sockets.length;
    await new Promise((resolve) => setTimeout(resolve, 5 * timing.maxDelayMs));
    expect(server.sockets).toHaveLength(seen);
  });

  it('is opened at once when the network is back', async () => {
    const server = await sockets((socket, count) => {
      answerAll(socket, list(count));
      if (count === 1) setTimeout(() => socket.terminate(), 30);
    });
    const received = listen(server.url, { timing: { ...timing, firstDelayMs: 60_000 } });
    await eventually(() => expect(server.sockets[0]?.readyState).toBe(WebSocket.CLOSED));
    await eventually(() => {
      received.wake('back');
      expect(received.update).toHaveLength(2);
    });
    expect(server.sockets).toHaveLength(2);
  });

  it('that was not closed is detected by its silence and replaced at once', async () => {
    const server = await sockets((socket, count) => {
      // The first socket answers once and then goes silent without closing.
      socket.once('message', () => socket.send(list(count)));
    });
    const slow = { firstDelayMs: 60_000, maxDelayMs: 60_000, silenceMs: 30, responseTimeoutMs: 60 };
    const received = listen(server.url, { timing: slow });
    await eventually(() => expect(received.update.length).toBeGreaterThan(1));
    expect(server.received.length).toBeGreaterThan(2);
  });

  it('that went silent is detected when the network is back', async () => {
    const server = await sockets((socket, count) => socket.once('message', () => socket.send(list(count))));
    const received = listen(server.url, { timing: { ...timing, responseTimeoutMs: 60 } });
    await eventually(() => expect(received.update).toHaveLength(1));
    received.wake('back');
    await eventually(() => expect(received.update).toHaveLength(2));
  });

  it('that went silent is detected when the page is visible again after a while', async () => {
    const server = await sockets((socket, count) => socket.once('message', () => socket.send(list(count))));
    const received = listen(server.url, { timing: { ...timing, silenceMs: 400, responseTimeoutMs: 60 } });
    await eventually(() => expect(received.update).toHaveLength(1));
    await eventually(() => {
      received.wake('seen');
      expect(received.update).toHaveLength(2);
    });
  });

  it('with an invalid URL is reported and retried', async () => {
    const server = await sockets((socket) => answerAll(socket, list(1)));
    let tries = 0;
    const received = listen(() => ((tries += 1) === 1 ? 'https://not a socket' : server.url));
    await eventually(() => expect(received.update).toHaveLength(1));
    expect(received.reports).toHaveLength(1);
  });
});

const delays = { firstDelayMs: 5_000, maxDelayMs: 60_000 };

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
])(
  'after %i failures and with the random value %f, the next attempt waits %i ms',
  (failures, chance, delay) => {
    expect(reconnectDelay(failures, delays, chance)).toBe(delay);
  },
);
