/** `seen`: the tab became visible. `back`: the network or a cached page returned, or a tab was opened. */
export type Wake = 'seen' | 'back';

/** The part of WebSocket that is used; `ws` has it too. */
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
  /** `isRefused`: closed by the server, for example because the session ended. */
  onClose(reason: { isSilent: boolean; isRefused?: boolean }): void;
}

export type Connection = ReturnType<typeof createConnection>;

export interface LiveCommand {
  command: 'delete_notification';
  id: number;
}

/** The only request that every backend answers; it is expensive with thousands of notifications. */
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
  const setTimer = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
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
    setTimer(responseTimeoutMs, () => fail({ isSilent: true }));
    socket.send(fetchRequest);
  };

  setTimer(responseTimeoutMs, () => fail({ isSilent: false }));
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
    fail({ isSilent: false, isRefused: code === policyViolation });
  // An error is always followed by a close; without a handler `ws` would throw.
  socket.onerror = () => {};

  const probe = (reason: Wake) => {
    const isQuiet = Date.now() - lastFrameAt > silenceMs / 2;
    if (state === 'listening' && (reason === 'back' || isQuiet)) fetchList();
  };
  const send = (command: LiveCommand) => {
    if (state === 'listening' || state === 'fetching') socket.send(JSON.stringify(command));
  };
  return { probe, send, close };
};

export const liveAddress = (key: string, bases: readonly (string | null)[], origin: string): string => {
  const base = bases.find(isSocketAddress) ?? origin.replace(/^http/, 'ws');
  return `${base.replace(/(?<!\/)\/+$/, '')}/secure/notifications/${encodeURIComponent(key)}/`;
};

const isSocketAddress = (text: string | null): text is string =>
  text !== null && URL.canParse(text) && ['ws:', 'wss:'].includes(new URL(text).protocol);
