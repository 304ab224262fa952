import {
  isRefusal,
  isSignOfLife,
  updateOf,
  type NotificationUpdate,
} from '../../model/notification/notificationFrame';
import { holdConnection, type Connection, type LiveCommand, type Socket, type Wake } from './socket';

/** `connecting` for the first time, `open`, or `lost` and on the way back. */
export type LiveState = 'connecting' | 'open' | 'lost';

export interface LiveOptions {
  /** Full ws or wss address, asked again before each attempt. */
  address: () => string;
  onUpdate: (update: NotificationUpdate) => void;
  /** Connected again, or still refused: what was sent in between was missed and is to be fetched. */
  missed: () => void;
  state?: (state: LiveState) => void;
  /** Of frames that are wrong, and of addresses that cannot be opened. */
  report: (what: string, detail: unknown) => void;
  open?: (address: string) => Socket;
  onWake?: (wake: (why: Wake) => void) => () => void;
  onCommand?: (say: (command: LiveCommand) => void) => () => void;
  timing?: Partial<typeof timings>;
}

const timings = { firstDelayMs: 5_000, maxDelayMs: 60_000, silenceMs: 60_000, patienceMs: 15_000 };

/** Listens until it is stopped; a leader among the tabs can take its place. */
export type LiveSource = (options: LiveOptions) => () => void;

/**
 * Keeps one live connection for notifications open until stopped (spec 2 §4, decisions §5): a lost one
 * is opened again after 5 s, then later and later up to 60 s, and at once when woken. A connection that
 * went dead unnoticed is replaced at once, since it was silent for long enough already.
 */
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
  /** Attempts since the last frame. */
  let attempts = 0;
  let isFirst = true;

  const later = ({ dead = false, refused = false } = {}) => {
    connection = null;
    state('lost');
    const delay = dead && attempts === 0 ? 0 : reconnectDelay(attempts, times);
    attempts += 1;
    timer = setTimeout(() => {
      // The answer says whether the session is over. Not at once: where the user ended it, the page leaves by itself.
      if (refused) missed();
      connect();
    }, delay);
  };

  const frame = (data: unknown) => {
    attempts = 0;
    if (isSignOfLife(data) || isRefusal(data)) return;
    const update = updateOf(data);
    if (!update || update.wrong > 0) report('A notification frame was not understood.', data);
    if (update) onUpdate(update);
  };

  const opened = () => {
    state('open');
    if (!isFirst) missed();
    isFirst = false;
  };

  const connect = () => {
    clearTimeout(timer);
    try {
      connection = holdConnection(open(address()), times, { opened, frame, gone: later });
    } catch (error) {
      report('The live connection could not be opened.', error);
      later();
    }
  };

  const stopWaking = onWake((why) => (connection ? connection.probe(why) : connect()));
  const stopCommands = onCommand((command) => connection?.say(command));
  connect();
  return () => {
    stopWaking();
    stopCommands();
    clearTimeout(timer);
    connection?.close();
  };
};

/**
 * In ms: the first delay, then doubled each time up to the limit (decisions §5). From the second on up to a
 * quarter less by chance, so that the browsers of a whole house do not come back in step.
 */
export const reconnectDelay = (
  attempts: number,
  { firstDelayMs, maxDelayMs }: { firstDelayMs: number; maxDelayMs: number },
  random = Math.random(),
): number => {
  if (attempts === 0) return firstDelayMs;
  // The exponent is bounded, so that a night of failures does not overflow it.
  const full = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(attempts, 16));
  return full * (1 - random / 4);
};

/** When a lost connection is worth an attempt at once. Returns the way to stop. */
export const onWake = (wake: (why: Wake) => void): (() => void) => {
  const seen = () => {
    if (document.visibilityState === 'visible') wake('seen');
  };
  const online = () => wake('back');
  const pageshow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) wake('back');
  };
  addEventListener('online', online);
  addEventListener('pageshow', pageshow);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', online);
    removeEventListener('pageshow', pageshow);
    document.removeEventListener('visibilitychange', seen);
  };
};
