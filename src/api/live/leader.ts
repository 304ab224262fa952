import type { NotificationUpdate } from '../../model/notification/notificationFrame';
import type { LiveCommand, Wake } from './socket';
import type { LiveOptions, LiveSource, LiveState } from './notifications';

type TabMessage =
  | { say: 'update'; update: NotificationUpdate }
  | { say: 'missed' }
  | { say: 'state'; state: LiveState }
  | { say: 'how' }
  | { say: 'wake'; why: Wake }
  | { say: 'command'; command: LiveCommand };

/** One connection per browser: the tab that holds the lock connects and broadcasts to the others. */
export const withLeader =
  (source: LiveSource, name: string): LiveSource =>
  (options) => {
    if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return source(options);
    const channel = new BroadcastChannel(name);
    const leaving = new AbortController();
    let leader: Leader | null = null;

    const say = (message: TabMessage) => channel.postMessage(message);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (leader) leader.onMessage(data);
      else follow(options, data);
    };
    const toLeader = (message: TabMessage) => (leader ? leader.onMessage(message) : say(message));
    const stopWaking = options.onWake?.((why) => toLeader({ say: 'wake', why }));
    const stopCommands = options.onCommand?.((command) => toLeader({ say: 'command', command }));

    const lead = () =>
      new Promise<void>((release) => {
        leader = startLeader(source, options, say);
        leaving.signal.addEventListener('abort', () => release());
      });
    navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {
      // This tab stopped before it got the lock, or locks are forbidden.
      if (!leaving.signal.aborted) void lead();
    });
    say({ say: 'how' });

    return () => {
      leader?.stop();
      stopWaking?.();
      stopCommands?.();
      leaving.abort();
      channel.close();
    };
  };

interface Leader {
  onMessage(message: TabMessage): void;
  stop(): void;
}

const startLeader = (source: LiveSource, options: LiveOptions, say: (m: TabMessage) => void): Leader => {
  let state: LiveState = 'connecting';
  let wake: (why: Wake) => void = () => {};
  let order: (command: LiveCommand) => void = () => {};
  const stop = source({
    ...options,
    onUpdate: (update) => {
      options.onUpdate(update);
      say({ say: 'update', update });
    },
    missed: () => {
      options.missed();
      say({ say: 'missed' });
    },
    state: (next) => {
      state = next;
      options.state?.(next);
      say({ say: 'state', state });
    },
    onWake: (listener) => {
      wake = listener;
      return () => (wake = () => {});
    },
    onCommand: (listener) => {
      order = listener;
      return () => (order = () => {});
    },
  });
  const onMessage = (message: TabMessage) => {
    if (message.say === 'wake') wake(message.why);
    if (message.say === 'command') order(message.command);
    if (message.say === 'how') say({ say: 'state', state });
  };
  return { onMessage, stop };
};

const follow = (options: LiveOptions, message: TabMessage): void => {
  if (message.say === 'update') options.onUpdate(message.update);
  if (message.say === 'missed') options.missed();
  if (message.say === 'state') options.state?.(message.state);
};
