import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { listenLive } from '../src/api/live/notifications';
import type { WakeReason } from '../src/api/live/socket';
import { seededPassword } from '../mock-server/dev/accounts';
import { createClient } from './support/client';
import { buildSite } from './support/site/builtSite';
import { isInstalled, startDeployment } from './support/startDeployment';
import { startInProcessServer } from './support/startInProcessServer';

const browsers = 3000;
const restMinutes = Number(process.env['REST_MINUTES'] ?? 1);
/** For figures of another version: a folder with its `docs/deploy` and `dist`. */
const release = process.env['RELEASE_FOLDER'];
// The sockets and the backend's side of them are in this process. Node raises its own soft limit at start.
const allowed = spawnSync('sh', ['-c', 'ulimit -n 16384 2>/dev/null; ulimit -n'], { encoding: 'utf8' });
const openFiles = Number(allowed.stdout);

/** Passes calls on to the development backend, and keeps sockets open without a frame, as a plain consumer does. */
const startSilentBackend = async (api: string) => {
  const asked = { lists: 0 };
  const server = createServer((req, res) => {
    const call = request(api + req.url, { method: req.method, headers: req.headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(res);
    });
    req.pipe(call);
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) =>
    socket.on('message', () => {
      asked.lists += 1;
      socket.send('{"success":true,"notifications":[]}');
    }),
  );
  server.listen(0, '127.0.0.1', 4096);
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets.clients) socket.terminate();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close };
};

it.skipIf(!isInstalled('nginx') || openFiles < 8192)(
  `keeps ${browsers} browsers connected through nginx, which ask for nothing at rest (${openFiles} open files allowed)`,
  { timeout: (restMinutes + 3) * 60_000 },
  async () => {
    buildSite();
    const api = await startInProcessServer();
    const backend = await startSilentBackend(api.url);
    const deployment = await startDeployment('nginx', { BACKEND: backend.url }, false, release);
    const stops: (() => void)[] = [];
    const watchers: ((reason: WakeReason) => void)[] = [];
    onTestFinished(async () => {
      for (const stop of stops) stop();
      backend.close();
      await deployment.close();
      await api.close();
    });
    let opened = 0;
    let lost = 0;
    let refused = 0;
    const url = `${deployment.origin.replace('http', 'ws')}/secure/notifications/any/`;
    const startedAt = performance.now();
    for (let number = 0; number < browsers; number += 1) {
      const stop = listenLive({
        getUrl: () => url,
        openSocket: (address) => new WebSocket(address),
        onUpdate: () => {},
        onMissed: () => {},
        onState: (state) => {
          if (state === 'open') opened += 1;
          if (state === 'lost') lost += 1;
        },
        report: () => {},
        // Every third browser has the portal in view.
        subscribeWake: (wake) => {
          if (number % 3 === 0) watchers.push(wake);
          return () => {};
        },
      });
      stops.push(stop);
      if (number % 50 === 0) await wait(20);
    }
    const call = createClient(deployment.origin);
    const durations: number[] = [];
    for (let number = 0; number < 20; number += 1) {
      const at = performance.now();
      const body = { email: api.user('member').email, password: seededPassword };
      const { status } = await call('POST', '/api/user/login/', { body }).catch(() => ({ status: 0 }));
      if (status === 200) durations.push(performance.now() - at);
      else refused += 1;
      await wait(50);
    }
    const isSettled = () => opened + lost >= browsers;
    for (let tries = 0; !isSettled() && tries < 200; tries += 1) await wait(100);
    const openedAfterMs = performance.now() - startedAt;
    const median = durations.toSorted((a, b) => a - b)[10] ?? Number.NaN;
    const workers = spawnSync('sh', ['-c', 'ps -C nginx -o rss=,args='], { encoding: 'utf8' }).stdout;
    console.log({ opened, lost, refused, openedAfterMs, median, firstLists: backend.asked.lists, openFiles });
    console.log(workers);
    expect({ opened, lost, refused }).toEqual({ opened: browsers, lost: 0, refused: 0 });
    expect(median).toBeLessThan(1000);

    await wait(1000);
    const before = backend.asked.lists;
    for (let half = 0; half < 2 * restMinutes; half += 1) {
      await wait(30_000);
      for (const wake of watchers) wake('watching');
    }
    const asked = backend.asked.lists - before;
    console.log({ restMinutes, asked, watched: watchers.length, lost });
    expect(lost).toBe(0);
    // Silence counts as such after ten minutes.
    expect(asked).toBeLessThanOrEqual(restMinutes < 10 ? 0 : watchers.length * Math.ceil(restMinutes / 10));
  },
);
