import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

export interface LiveSocket {
  socket: WebSocket;
  send(frame: unknown): void;
  /** The next frame that was not taken yet; rejects after a second. */
  next(): Promise<Record<string, unknown>>;
  /** What arrived and was not taken. */
  frames: readonly Record<string, unknown>[];
  /** The code with which the server closes. */
  closed: Promise<number>;
}

/** A socket at `/secure/notifications/{key}/`; rejects with the status of a refused handshake. */
export const openSocket = async (url: string, key: string, origin?: string): Promise<LiveSocket> => {
  const address = `${url.replace('http', 'ws')}/secure/notifications/${key}/`;
  const socket = new WebSocket(address, origin === undefined ? {} : { origin });
  const frames: Record<string, unknown>[] = [];
  socket.on('message', (data: Buffer) =>
    frames.push(JSON.parse(data.toString('utf8')) as Record<string, unknown>),
  );
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');

  const next = async () => {
    const patience = AbortSignal.timeout(1000);
    while (frames.length === 0) {
      if (patience.aborted) throw new Error('No frame within a second.');
      await wait(5);
    }
    return frames.shift() ?? {};
  };
  const send = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  return { socket, send, next, frames, closed };
};
