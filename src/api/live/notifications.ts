import { parseFrame, type NotificationUpdate } from '../../model/notification/notification';
import {
  createConnection,
  type Connection,
  type ConnectionEvents,
  type LiveCommand,
  type Socket,
  type WakeReason,
} from './socket';

export type LiveState = 'connecting' | 'open' | 'lost';

export interface LiveOptions {
  getUrl: () => string;
  onUpdate: (update: NotificationUpdate) => void;
  /** Called when the list must be fetched over HTTP. */
  onMissed: () => void;
  onState?: (state: LiveState) => void;
  report: (message: string, detail: unknown) => void;
  openSocket?: (url: string) => Socket;
  subscribeWake?: (wake: (reason: WakeReason) => void) => () => void;
  subscribeCommands?: (send: (command: LiveCommand) => void) => () => void;
  timing?: Partial<typeof timings>;
}

const timings = {
  firstDelayMs: 5_000,
  maxDelayMs: 60_000,
  awayMs: 60_000,
  silenceMs: 600_000,
  responseTimeoutMs: 15_000,
};

const watchIntervalMs = 30_000;

/** Close codes of a server that stops or restarts: going away, service restart, try again later. */
const restartCodes = [1001, 1012, 1013];
const policyViolation = 1008;

export type LiveSource = (options: LiveOptions) => () => void;

/** Reconnects after 5 s, backing off to 60 s, and at once on a wake-up (spec 2 §4, decisions §9). */
export const listenLive: LiveSource = ({
  getUrl,
  onUpdate,
  onMissed,
  onState = () => {},
  report,
  openSocket = (url) => new WebSocket(url),
  subscribeWake = () => () => {},
  subscribeCommands = () => () => {},
  timing,
}) => {
  const times = { ...timings, ...timing };
  let connection: Connection | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  /** When a tab was last visible; a new one counts as visible. */
  let watchedAt = Date.now();

  const reconnectLater: ConnectionEvents['onClose'] = ({ hasTimedOut, code = 0 }) => {
    connection = null;
    onState('lost');
    const isWatched = Date.now() - watchedAt <= times.awayMs;
    const mayHurry = attempts === 0 && isWatched && !restartCodes.includes(code);
    const delay = mayHurry ? (hasTimedOut ? 0 : times.firstDelayMs) : reconnectDelay(attempts, times);
    attempts += 1;
    timer = setTimeout(() => {
      // Refetching shows whether the session has ended; delayed, because a sign-out leaves the page anyway.
      if (code === policyViolation) onMissed();
      connect();
    }, delay);
  };

  const onFrame = (data: unknown) => {
    attempts = 0;
    const update = parseFrame(data);
    if (update.kind === 'reply') return;
    if (update.kind === 'unknown' || update.invalidCount > 0)
      report('A notification frame was not understood.', data);
    if (update.kind !== 'unknown') onUpdate(update);
  };

  const connect = () => {
    clearTimeout(timer);
    try {
      const events = { onOpen: () => onState('open'), onFrame, onClose: reconnectLater };
      connection = createConnection(openSocket(getUrl()), times, events);
    } catch (error) {
      report('The live connection could not be opened.', error);
      reconnectLater({ hasTimedOut: false });
    }
  };

  const stopWaking = subscribeWake((reason) => {
    if (reason !== 'reconnected') watchedAt = Date.now();
    if (connection) connection.probe(reason);
    else if (reason !== 'watching') connect();
  });
  const stopCommands = subscribeCommands((command) => connection?.send(command));
  connect();
  return () => {
    stopWaking();
    stopCommands();
    clearTimeout(timer);
    connection?.close();
  };
};

/**
 * In ms: random up to the maximum, with a minimum that doubles. A restart disconnects everybody at once, so the browsers
 * that nobody is looking at, and all whose first attempt fails, return spread over a minute (decisions §9).
 */
const reconnectDelay = (attempts: number, { firstDelayMs, maxDelayMs }: typeof timings): number => {
  const minimum = Math.min(0.75 * maxDelayMs, firstDelayMs * 2 ** Math.min(Math.max(attempts - 1, 0), 16));
  return minimum + Math.random() * (maxDelayMs - minimum);
};

export const subscribeWake = (wake: (reason: WakeReason) => void): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const isVisible = () => document.visibilityState === 'visible';
  let hiddenAt = Date.now();
  const onVisibilityChange = () => {
    if (isVisible()) wake(Date.now() - hiddenAt > timings.awayMs ? 'returned' : 'visible');
    else hiddenAt = Date.now();
  };
  const timer = setInterval(() => isVisible() && wake('watching'), watchIntervalMs);
  addEventListener('online', () => wake('reconnected'), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && wake('reconnected'), { signal });
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  return () => {
    controller.abort();
    clearInterval(timer);
  };
};
