/**
 * `reconnected`: the network or a cached page returned, or a tab was opened. `visible`: a tab became visible.
 * `returned`: the same after more than a minute away. `watching`: sent every 30 s while a tab is visible.
 */
export type WakeReason = 'reconnected' | 'visible' | 'returned' | 'watching';

/** Subset of WebSocket, which `ws` also implements. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionEvents {
  onOpen(): void;
  onFrame(data: unknown): void;
  /** The close code is missing if the browser gave up on the connection. */
  onClose(reason: { hasTimedOut: boolean; code?: number | undefined }): void;
}

export type Connection = ReturnType<typeof createConnection>;

export interface LiveCommand {
  command: 'delete_notification';
  id: number;
}

/** The only request that every backend supports; it is expensive with thousands of notifications. */
const fetchRequest = JSON.stringify({ command: 'fetch_notifications' });

interface SocketTiming {
  awayMs: number;
  silenceMs: number;
  responseTimeoutMs: number;
}

/** Fetches after a silence, but only for a visible tab, since browsers cannot ping and dead connections look open. */
export const createConnection = (
  socket: Socket,
  { awayMs, silenceMs, responseTimeoutMs }: SocketTiming,
  events: ConnectionEvents,
) => {
  let state: 'connecting' | 'listening' | 'fetching' | 'closed' = 'connecting';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastFrameAt = 0;
  // Up to a quarter is added at random, so that browsers do not fetch in step.
  const jitteredSilenceMs = silenceMs * (1 + Math.random() / 4);
  const setTimer = (ms: number, callback: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(callback, ms);
  };

  const close = () => {
    state = 'closed';
    clearTimeout(timer);
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  };
  const fail: ConnectionEvents['onClose'] = (reason) => {
    if (state === 'closed') return;
    close();
    events.onClose(reason);
  };
  const transmit = (text: string) => {
    try {
      socket.send(text);
    } catch {
      fail({ hasTimedOut: false });
    }
  };
  const fetchList = () => {
    state = 'fetching';
    setTimer(responseTimeoutMs, () => fail({ hasTimedOut: true }));
    transmit(fetchRequest);
  };

  setTimer(responseTimeoutMs, () => fail({ hasTimedOut: false }));
  socket.onopen = () => {
    events.onOpen();
    fetchList();
  };
  socket.onmessage = ({ data }: { data: unknown }) => {
    state = 'listening';
    lastFrameAt = Date.now();
    clearTimeout(timer);
    events.onFrame(data);
  };
  socket.onclose = ({ code }: { code?: number }) => fail({ hasTimedOut: false, code });
  // An error is always followed by a close; without a handler `ws` would throw.
  socket.onerror = () => {};

  const minimumSilenceMs: Record<WakeReason, number> = {
    reconnected: 0,
    returned: awayMs,
    visible: jitteredSilenceMs,
    watching: jitteredSilenceMs,
  };
  const probe = (reason: WakeReason) => {
    if (state === 'listening' && Date.now() - lastFrameAt >= minimumSilenceMs[reason]) fetchList();
  };
  const send = (command: LiveCommand) => {
    if (state === 'listening' || state === 'fetching') transmit(JSON.stringify(command));
  };
  return { probe, send, close };
};

export const liveUrl = (key: string, bases: readonly (string | null)[], origin: string): string => {
  const base = bases.find(isSocketAddress) ?? origin.replace(/^http/, 'ws');
  return `${base.replace(/(?<!\/)\/+$/, '')}/secure/notifications/${encodeURIComponent(key)}/`;
};

const isSocketAddress = (text: string | null): text is string =>
  text !== null && URL.canParse(text) && ['ws:', 'wss:'].includes(new URL(text).protocol);
