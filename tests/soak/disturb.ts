import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const large = 'GET /api/docs/ui/swagger-ui-bundle.js HTTP/1.1\r\nHost: localhost\r\n\r\n';
const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
const refused = `GET /secure/notifications/nobody/ HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`;
const unfinished = `GET /secure/notifications/nobody/ HTTP/1.1\r\nHost: localhost\r\n${upgrade}`;

const maxHeld = 20;

/** Connections of a hostile or dying client. Some stay open on its side, until `release`, as long as they may. */
export const createDisturbance = (url: string) => {
  const { hostname, port } = new URL(url);
  const held: Socket[] = [];
  const open = async (text: string): Promise<Socket> => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  const hold = (socket: Socket): void => {
    held.push(socket.resume());
    if (held.length > maxHeld) held.shift()?.destroy();
  };
  return {
    disturb: async (): Promise<void> => {
      const pipelined = await open(large.repeat(10));
      await once(pipelined, 'readable');
      pipelined.resetAndDestroy();
      (await open(large)).destroy();
      hold((await open(large)).end());
      hold(await open(refused));
      hold(await open(unfinished));
    },
    release: (): void => {
      for (const socket of held.splice(0)) socket.destroy();
    },
  };
};
