/** `visible`: the tab became visible. `reconnected`: the network or a cached page returned, or a tab was opened. */
export type WakeReason = 'visible' | 'reconnected';

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
  /** `isRejected`: closed by the server, for example because the session ended. */
  onClose(reason: { hasTimedOut: boolean; isRejected?: boolean }): void;
}

export type Connection = ReturnType<typeof createConnection>;

export interface LiveCommand {
  command: 'delete_notification';
  id: number;
}

/** The only request that every backend supports; it is expensive with thousands of notifications. */
const fetchRequest = JSON.stringify({ command: 'fetch_notifications' });

const policyViolation = 1008;

/** Fetches after `silenceMs` without a frame, since browsers cannot ping and dead connections look open. */
export const createConnection = (
  socket: Socket,
  { silenceMs, responseTimeoutMs }: { silenceMs: number; responseTimeoutMs: number },
  events: ConnectionEvents,
) => {
  let state: 'connecting' | 'listening' | 'fetching' | 'closed' = 'connecting';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastFrameAt = 0;
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
  const fetchList = () => {
    state = 'fetching';
    setTimer(responseTimeoutMs, () => fail({ hasTimedOut: true }));
    socket.send(fetchRequest);
  };

  setTimer(responseTimeoutMs, () => fail({ hasTimedOut: false }));
  socket.onopen = () => {
    events.onOpen();
    fetchList();
  };
  socket.onmessage = ({ data }: { data: unknown }) => {
    state = 'listening';
    lastFrameAt = Date.now();
    setTimer(silenceMs, fetchList);
    events.onFrame(data);
  };
  socket.onclose = ({ code }: { code?: number }) =>
    fail({ hasTimedOut: false, isRejected: code === policyViolation });
  // An error is always followed by a close; without a handler `ws` would throw.
  socket.onerror = () => {};

  const probe = (reason: WakeReason) => {
    const isQuiet = Date.now() - lastFrameAt > silenceMs / 2;
    if (state === 'listening' && (reason === 'reconnected' || isQuiet)) fetchList();
  };
  const send = (command: LiveCommand) => {
    if (state === 'listening' || state === 'fetching') socket.send(JSON.stringify(command));
  };
  return { probe, send, close };
};

export const liveUrl = (key: string, bases: readonly (string | null)[], origin: string): string => {
  const base = bases.find(isSocketAddress) ?? origin.replace(/^http/, 'ws');
  return `${base.replace(/(?<!\/)\/+$/, '')}/secure/notifications/${encodeURIComponent(key)}/`;
};

const isSocketAddress = (text: string | null): text is string =>
  text !== null && URL.canParse(text) && ['ws:', 'wss:'].includes(new URL(text).protocol);
