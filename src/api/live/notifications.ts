import { parseFrame, type NotificationUpdate } from '../../model/notification/notification';
import { createConnection, type Connection, type LiveCommand, type Socket, type WakeReason } from './socket';

export type LiveState = 'connecting' | 'open' | 'lost';

export interface LiveOptions {
  getUrl: () => string;
  onUpdate: (update: NotificationUpdate) => void;
  /** Called when updates were missed, so the list must be fetched again. */
  onMissed: () => void;
  onState?: (state: LiveState) => void;
  report: (message: string, detail: unknown) => void;
  openSocket?: (url: string) => Socket;
  subscribeWake?: (wake: (reason: WakeReason) => void) => () => void;
  subscribeCommands?: (send: (command: LiveCommand) => void) => () => void;
  timing?: Partial<typeof timings>;
}

const timings = { firstDelayMs: 5_000, maxDelayMs: 60_000, silenceMs: 60_000, responseTimeoutMs: 15_000 };

export type LiveSource = (options: LiveOptions) => () => void;

/** Reconnects after 5 s, backing off to 60 s, and at once on a wake-up (spec 2 §4, decisions §5). */
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
  let isFirst = true;

  const reconnectLater = ({ hasTimedOut = false, isRejected = false } = {}) => {
    connection = null;
    onState('lost');
    const delay = hasTimedOut && attempts === 0 ? 0 : reconnectDelay(attempts, times);
    attempts += 1;
    timer = setTimeout(() => {
      // Refetching shows whether the session has ended; delayed, because a sign-out leaves the page anyway.
      if (isRejected) onMissed();
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

  const onOpen = () => {
    onState('open');
    if (!isFirst) onMissed();
    isFirst = false;
  };

  const connect = () => {
    clearTimeout(timer);
    try {
      const events = { onOpen, onFrame, onClose: reconnectLater };
      connection = createConnection(openSocket(getUrl()), times, events);
    } catch (error) {
      report('The live connection could not be opened.', error);
      reconnectLater();
    }
  };

  const stopWaking = subscribeWake((reason) => (connection ? connection.probe(reason) : connect()));
  const stopCommands = subscribeCommands((command) => connection?.send(command));
  connect();
  return () => {
    stopWaking();
    stopCommands();
    clearTimeout(timer);
    connection?.close();
  };
};

/** In ms; up to a quarter is subtracted at random, so that browsers do not reconnect in step (decisions §5). */
export const reconnectDelay = (
  attempts: number,
  { firstDelayMs, maxDelayMs }: { firstDelayMs: number; maxDelayMs: number },
  random = Math.random(),
): number => {
  if (attempts === 0) return firstDelayMs;
  const full = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(attempts, 16));
  return full * (1 - random / 4);
};

export const subscribeWake = (wake: (reason: WakeReason) => void): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const onVisible = () => document.visibilityState === 'visible' && wake('visible');
  addEventListener('online', () => wake('reconnected'), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && wake('reconnected'), { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  return () => controller.abort();
};
