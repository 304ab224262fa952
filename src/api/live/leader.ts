import type { NotificationUpdate } from '../../model/notification/notification';
import type { LiveCommand, WakeReason } from './socket';
import type { LiveOptions, LiveSource, LiveState } from './notifications';

type TabMessage =
  | { type: 'update'; update: NotificationUpdate }
  | { type: 'missed' }
  | { type: 'state'; state: LiveState }
  | { type: 'join' }
  | { type: 'wake'; reason: WakeReason }
  | { type: 'command'; command: LiveCommand };

/** One connection per browser: the tab that holds the lock connects and broadcasts to the others. */
export const withLeader =
  (source: LiveSource, name: string): LiveSource =>
  (options) => {
    if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return source(options);
    const channel = new BroadcastChannel(name);
    const controller = new AbortController();
    let leader: ReturnType<typeof startLeader> | null = null;

    const post = (message: TabMessage) => channel.postMessage(message);
    const receive = (message: TabMessage) => {
      if (message.type === 'update') options.onUpdate(message.update);
      if (message.type === 'missed') options.onMissed();
      if (message.type === 'state') options.onState?.(message.state);
    };
    const emit = (message: TabMessage) => {
      receive(message);
      post(message);
    };
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) =>
      leader ? leader.onMessage(data) : receive(data);
    const sendToLeader = (message: TabMessage) => (leader ? leader.onMessage(message) : post(message));
    const stopWaking = options.subscribeWake?.((reason) => sendToLeader({ type: 'wake', reason }));
    const stopCommands = options.subscribeCommands?.((command) => sendToLeader({ type: 'command', command }));

    const becomeLeader = () =>
      new Promise<void>((release) => {
        leader = startLeader(source, options, emit);
        controller.signal.addEventListener('abort', () => release());
      });
    navigator.locks.request(name, { signal: controller.signal }, becomeLeader).catch(() => {
      // This tab stopped before it got the lock, or locks are forbidden.
      if (!controller.signal.aborted) void becomeLeader();
    });
    post({ type: 'join' });

    return () => {
      leader?.stop();
      stopWaking?.();
      stopCommands?.();
      controller.abort();
      channel.close();
    };
  };

const startLeader = (source: LiveSource, options: LiveOptions, emit: (message: TabMessage) => void) => {
  let state: LiveState = 'connecting';
  let wake: (reason: WakeReason) => void = () => {};
  let send: (command: LiveCommand) => void = () => {};
  const stop = source({
    ...options,
    onUpdate: (update) => emit({ type: 'update', update }),
    onMissed: () => emit({ type: 'missed' }),
    onState: (next) => {
      state = next;
      emit({ type: 'state', state });
    },
    subscribeWake: (listener) => {
      wake = listener;
      return () => (wake = () => {});
    },
    subscribeCommands: (listener) => {
      send = listener;
      return () => (send = () => {});
    },
  });
  const onMessage = (message: TabMessage) => {
    if (message.type === 'wake') wake(message.reason);
    if (message.type === 'command') send(message.command);
    if (message.type === 'join') {
      emit({ type: 'state', state });
      // The new tab has missed the updates since its list was fetched.
      wake('reconnected');
    }
  };
  return { onMessage, stop };
};
