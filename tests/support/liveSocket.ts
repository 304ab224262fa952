import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

export interface LiveSocket {
  socket: WebSocket;
  send(frame: unknown): void;
  /** Removes and returns the next frame, which may be late on a busy machine. */
  next(): Promise<Record<string, unknown>>;
  /** Frames that arrived and have not been read. */
  frames: readonly Record<string, unknown>[];
  /** Resolves with the close code. */
  closed: Promise<number>;
}

/** Opens a socket at `/secure/notifications/{key}/`; rejects with the status of a rejected handshake. */
export const openSocket = async (url: string, key: string, origin?: string): Promise<LiveSocket> => {
  const socketUrl = `${url.replace('http', 'ws')}/secure/notifications/${key}/`;
  const socket = new WebSocket(socketUrl, origin === undefined ? {} : { origin });
  const frames: Record<string, unknown>[] = [];
  socket.on('message', (data: Buffer) =>
    frames.push(JSON.parse(data.toString('utf8')) as Record<string, unknown>),
  );
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');

  const next = async () => {
    const timeout = AbortSignal.timeout(20_000);
    while (frames.length === 0) {
      if (timeout.aborted) throw new Error('No frame within 20 seconds.');
      await wait(5);
    }
    return frames.shift() ?? {};
  };
  const send = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  return { socket, send, next, frames, closed };
};
