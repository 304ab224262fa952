import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocketServer } from 'ws';

const patienceMs = 1000;

/** Cuts those that have not answered within a second. */
export const closeSockets = async (sockets: WebSocketServer, code: number): Promise<void> => {
  const open = [...sockets.clients];
  const closed = Promise.all(open.map((socket) => once(socket, 'close')));
  for (const socket of open) socket.close(code);
  const stop = new AbortController();
  await Promise.race([closed, wait(patienceMs, undefined, { signal: stop.signal }).catch(() => undefined)]);
  stop.abort();
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
};
