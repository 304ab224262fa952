import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const largeRequest = 'GET /api/docs/ui/swagger-ui-bundle.js HTTP/1.1\r\nHost: localhost\r\n\r\n';
const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
const refusedUpgrade = `GET /secure/notifications/nobody/ HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`;
const unfinishedUpgrade = `GET /secure/notifications/nobody/ HTTP/1.1\r\nHost: localhost\r\n${upgrade}`;

const maxOpenSockets = 20;

/** Opens connections of a hostile or dying client. Keeps some half-open until `release`. */
export const createDisturbance = (url: string) => {
  const { hostname, port } = new URL(url);
  const openSockets: Socket[] = [];
  const open = async (text: string): Promise<Socket> => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  const keepOpen = (socket: Socket): void => {
    openSockets.push(socket.resume());
    if (openSockets.length > maxOpenSockets) openSockets.shift()?.destroy();
  };
  return {
    disturb: async (): Promise<void> => {
      const pipelined = await open(largeRequest.repeat(10));
      await once(pipelined, 'readable');
      pipelined.resetAndDestroy();
      (await open(largeRequest)).destroy();
      keepOpen((await open(largeRequest)).end());
      keepOpen(await open(refusedUpgrade));
      keepOpen(await open(unfinishedUpgrade));
    },
    release: (): void => {
      for (const socket of openSockets.splice(0)) socket.destroy();
    },
  };
};
