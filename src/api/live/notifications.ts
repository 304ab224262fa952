import { parseFrame, type NotificationUpdate } from '../../model/notification/notification';
import { holdConnection, type Connection, type LiveCommand, type Socket, type Wake } from './socket';

export type LiveState = 'connecting' | 'open' | 'lost';

export interface LiveOptions {
  address: () => string;
  onUpdate: (update: NotificationUpdate) => void;
  /** Updates were missed, so the list must be fetched again. */
  missed: () => void;
  state?: (state: LiveState) => void;
  report: (what: string, detail: unknown) => void;
  open?: (address: string) => Socket;
  onWake?: (wake: (reason: Wake) => void) => () => void;
  onCommand?: (send: (command: LiveCommand) => void) => () => void;
  timing?: Partial<typeof timings>;
}

const timings = { firstDelayMs: 5_000, maxDelayMs: 60_000, silenceMs: 60_000, responseTimeoutMs: 15_000 };

export type LiveSource = (options: LiveOptions) => () => void;

/** Reconnects after 5 s, backing off to 60 s, and at once on a wake-up (spec 2 §4, decisions §5). */
export const listenLive: LiveSource = ({
  address,
  onUpdate,
  missed,
  state = () => {},
  report,
  open = (url) => new WebSocket(url),
  onWake = () => () => {},
  onCommand = () => () => {},
  timing,
}) => {
  const times = { ...timings, ...timing };
  let connection: Connection | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let isFirst = true;

  const reconnectLater = ({ dead = false, refused = false } = {}) => {
    connection = null;
    state('lost');
    const delay = dead && attempts === 0 ? 0 : reconnectDelay(attempts, times);
    attempts += 1;
    timer = setTimeout(() => {
      // Refetching shows whether the session has ended; delayed, because a sign-out leaves the page anyway.
      if (refused) missed();
      connect();
    }, delay);
  };

  const frame = (data: unknown) => {
    attempts = 0;
    const update = parseFrame(data);
    if (update.kind === 'reply') return;
    if (update.kind === 'unknown' || update.wrong > 0)
      report('A notification frame was not understood.', data);
    if (update.kind !== 'unknown') onUpdate(update);
  };

  const opened = () => {
    state('open');
    if (!isFirst) missed();
    isFirst = false;
  };

  const connect = () => {
    clearTimeout(timer);
    try {
      connection = holdConnection(open(address()), times, { opened, frame, gone: reconnectLater });
    } catch (error) {
      report('The live connection could not be opened.', error);
      reconnectLater();
    }
  };

  const stopWaking = onWake((reason) => (connection ? connection.probe(reason) : connect()));
  const stopCommands = onCommand((command) => connection?.send(command));
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

export const onWake = (wake: (reason: Wake) => void): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const onVisible = () => document.visibilityState === 'visible' && wake('seen');
  addEventListener('online', () => wake('back'), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && wake('back'), { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  return () => listening.abort();
};
