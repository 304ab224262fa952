/** `seen`: somebody looks at the page again. `back`: what the connection stood on was gone meanwhile. */
export type Wake = 'seen' | 'back';

/** The part of a WebSocket that is used here; the browser's own and `ws` both have it. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionEvents {
  opened(): void;
  frame(data: unknown): void;
  /**
   * Once. `dead`: it was not closed, but answered nothing for too long. `refused`: the server closed it for
   * a reason of its own, such as a session that ended.
   */
  gone(how: { dead: boolean; refused?: boolean }): void;
}

export interface Connection {
  /**
   * Asks whether somebody is still there, unless a frame just said so and nothing happened since; without
   * an answer in time the connection counts as gone.
   */
  probe(why: Wake): void;
  /** Sends a command; one that meets no open connection is lost. */
  say(command: LiveCommand): void;
  close(): void;
}

/** What the portal says besides asking for the list (decisions §4 "Notification frames"). */
export interface LiveCommand {
  command: 'delete_notification';
  id: number;
}

/** The only question that every backend answers; with thousands of notifications it is not asked idly. */
const fetchAll = JSON.stringify({ command: 'fetch_notifications' });

/** The WebSocket protocol's code for it (RFC 6455). */
const policyViolation = 1008;

/**
 * One live connection from opening to end. It asks for the notifications when it opens, and again after
 * `silenceMs` without a frame, since a browser cannot ping and a dead connection looks open for minutes.
 */
export const holdConnection = (
  socket: Socket,
  { silenceMs, patienceMs }: { silenceMs: number; patienceMs: number },
  events: ConnectionEvents,
): Connection => {
  let state: 'connecting' | 'listening' | 'asked' | 'over' = 'connecting';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastFrameAt = 0;
  const after = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };

  const close = () => {
    state = 'over';
    clearTimeout(timer);
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  };
  const end: ConnectionEvents['gone'] = (how) => {
    if (state === 'over') return;
    close();
    events.gone(how);
  };
  const ask = () => {
    state = 'asked';
    after(patienceMs, () => end({ dead: true }));
    socket.send(fetchAll);
  };

  after(patienceMs, () => end({ dead: false }));
  socket.onopen = () => {
    events.opened();
    ask();
  };
  socket.onmessage = ({ data }: { data: unknown }) => {
    state = 'listening';
    lastFrameAt = Date.now();
    after(silenceMs, ask);
    events.frame(data);
  };
  socket.onclose = ({ code }: { code?: number }) => end({ dead: false, refused: code === policyViolation });
  // A failure is always followed by a close; without a listener `ws` would throw.
  socket.onerror = () => {};

  const probe = (why: Wake) => {
    const isQuiet = Date.now() - lastFrameAt > silenceMs / 2;
    if (state === 'listening' && (why === 'back' || isQuiet)) ask();
  };
  const say = (command: LiveCommand) => {
    if (state === 'listening' || state === 'asked') socket.send(JSON.stringify(command));
  };
  return { probe, say, close };
};

/** Under the first of `bases` that is a ws or wss address, else under the portal's own `origin`. */
export const liveAddress = (key: string, bases: readonly (string | null)[], origin: string): string => {
  const base = bases.find(isSocketAddress) ?? origin.replace(/^http/, 'ws');
  return `${base.replace(/(?<!\/)\/+$/, '')}/secure/notifications/${encodeURIComponent(key)}/`;
};

const isSocketAddress = (text: string | null): text is string =>
  text !== null && URL.canParse(text) && ['ws:', 'wss:'].includes(new URL(text).protocol);
