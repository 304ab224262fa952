import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { listenLive } from '../src/api/live/notifications';
import type { WakeReason } from '../src/api/live/socket';
import { seededPassword } from '../mock-server/dev/accounts';
import { createClient } from './support/client';
import { buildSite } from './support/site/builtSite';
import { isInstalled, startDeployment } from './support/startDeployment';
import { startInProcessServer } from './support/startInProcessServer';

/** Each is a socket with the portal's own rules for it, opened by this process, not a real browser. */
const clientCount = 3000;
const signInCount = 40;
const restMinutes = Number(process.env['REST_MINUTES'] ?? 3);
/** For figures of another version: a folder with its `docs/deploy` and `dist`. */
const release = process.env['RELEASE_FOLDER'];
// The sockets and the backend's side of them are in this process. Node raises its own soft limit at start.
const allowed = spawnSync('sh', ['-c', 'ulimit -n 16384 2>/dev/null; ulimit -n'], { encoding: 'utf8' });
const openFiles = Number(allowed.stdout);
const isPossible = process.platform === 'linux' && isInstalled('nginx') && openFiles >= 8192;

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

/** Vitest hides the console of a test that passes. */
const print = (figures: object) => process.stdout.write(`${inspect(figures, { depth: 3 })}\n`);

/** Memory and descriptors of the processes that nginx started. */
const measureWorkers = (nginx: number) =>
  readFileSync(`/proc/${nginx}/task/${nginx}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8') === 'nginx\n')
    .map((pid) => ({
      residentKb: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
      descriptors: readdirSync(`/proc/${pid}/fd`).length,
    }));

it.skipIf(!isPossible)(
  `keeps ${clientCount} sockets through nginx while people sign in, and ${restMinutes} minutes of rest (${openFiles} open files allowed)`,
  { timeout: (restMinutes + 3) * 60_000 },
  async () => {
    buildSite();
    const api = await startInProcessServer();
    const backend = await startSilentBackend(api.url);
    const deployment = await startDeployment('nginx', { BACKEND: backend.url }, { release });
    const stops: (() => void)[] = [];
    const watchers: ((reason: WakeReason) => void)[] = [];
    onTestFinished(async () => {
      for (const stop of stops) stop();
      backend.close();
      await deployment.close();
      await api.close();
    });
    const open = new Set<number>();
    /** Connections that were refused or ended; each is tried again. */
    let failures = 0;
    const url = `${deployment.origin.replace('http', 'ws')}/secure/notifications/any/`;
    const openClients = async () => {
      for (let number = 0; number < clientCount; number += 1) {
        const stop = listenLive({
          getUrl: () => url,
          openSocket: (address) => new WebSocket(address),
          onUpdate: () => {},
          onMissed: () => {},
          onState: (state) => {
            if (state === 'open') open.add(number);
            if (state !== 'lost') return;
            open.delete(number);
            failures += 1;
          },
          report: () => {},
          // Every third has the portal in view.
          subscribeWake: (wake) => {
            if (number % 3 === 0) watchers.push(wake);
            return () => {};
          },
        });
        stops.push(stop);
        if (number % 50 === 0) await wait(20);
      }
      for (let tries = 0; open.size + failures < clientCount && tries < 200; tries += 1) await wait(100);
    };
    const call = createClient(deployment.origin);
    const durations: number[] = [];
    const signIn = async () => {
      for (let number = 0; number < signInCount; number += 1) {
        const at = performance.now();
        const body = { email: api.user('member').email, password: seededPassword };
        const { status } = await call('POST', '/api/user/login/', { body }).catch(() => ({ status: 0 }));
        if (status === 200) durations.push(performance.now() - at);
        await wait(50);
      }
    };
    const startedAt = performance.now();
    const openedAfter = openClients().then(() => performance.now() - startedAt);
    await signIn();
    const openingMs = Math.round(await openedAfter);
    const sorted = durations.toSorted((a, b) => a - b);
    const getQuantile = (share: number) =>
      Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
    const signIns = { succeeded: sorted.length, medianMs: getQuantile(0.5), p95Ms: getQuantile(0.95) };
    const workers = measureWorkers(deployment.pid);
    print({ open: open.size, failures, openingMs, signIns, workers, firstLists: backend.asked.lists });
    expect({ open: open.size, failures, succeeded: signIns.succeeded }).toEqual({
      open: clientCount,
      failures: 0,
      succeeded: signInCount,
    });
    expect(signIns.medianMs).toBeLessThan(1000);

    await wait(1000);
    const before = backend.asked.lists;
    for (let half = 0; half < 2 * restMinutes; half += 1) {
      await wait(30_000);
      for (const wake of watchers) wake('watching');
    }
    const lists = backend.asked.lists - before;
    print({ restMinutes, lists, inView: watchers.length, open: open.size, failures });
    expect({ open: open.size, failures }).toEqual({ open: clientCount, failures: 0 });
    // Silence counts as such after ten minutes.
    expect(lists).toBeLessThanOrEqual(restMinutes < 10 ? 0 : watchers.length * Math.ceil(restMinutes / 10));
  },
);
