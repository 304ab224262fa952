import { startInProcessServer, type TestServer } from '../support/startInProcessServer';
import { createForm } from '../support/uploads';
import type { Section } from './report';
import { median } from './stats';

const fewUsers = 70;
const manyUsers = 100_000;

const warmUps = 5;
const measurements = 15;

type CreateRequest = (
  users: number,
  turn: number,
) => readonly [method: string, path: string, body?: FormData];

const requests: [name: string, createRequest: CreateRequest][] = [
  ['first page', () => ['GET', 'manage/?ordering=-date_joined']],
  [
    'last page, sorted by email',
    (users) => ['GET', `manage/?ordering=-email&page=${Math.floor(users / 10)}`],
  ],
  ['later page, filtered', (_users, turn) => ['GET', `manage/?is_active=true&page=${(turn % 2) + 1}`]],
  ['uncached search', (_users, turn) => ['GET', `manage/?search=${turn.toString(36)}`]],
  ["page of one user's log", () => ['GET', 'log/?user=1']],
  [
    "search in one user's log",
    (_users, turn) => ['GET', `log/?user=1&search=${turn.toString(36)}&status_code=200`],
  ],
  ['user update, durable', (_users, turn) => ['POST', 'details/', createForm({ title: `Title ${turn}` })]],
];

/** Returns the median time in ms, after a few warm-up requests. */
const measureRequest = async (
  server: TestServer,
  users: number,
  createRequest: CreateRequest,
): Promise<number> => {
  const { access } = await server.signIn('superuser');
  const times: number[] = [];
  for (let turn = 1; turn <= warmUps + measurements; turn += 1) {
    const [method, path, body] = createRequest(users, turn);
    const start = performance.now();
    const { status, text } = await server.call(method, `/api/user/${path}`, { token: access, body });
    if (turn > warmUps) times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${path} returned ${status}: ${text}`);
  }
  return median(times);
};

/** Measures the same requests with few and with many users. */
export const backend = async (): Promise<Section> => {
  const sizes = [fewUsers, manyUsers];
  const times = new Map<number, number[]>();
  for (const users of sizes) {
    const server = await startInProcessServer({ seed: { users, notifications: 0, files: 0, logs: users } });
    const measured: number[] = [];
    for (const [, createRequest] of requests)
      measured.push(await measureRequest(server, users, createRequest));
    times.set(users, measured);
    await server.close();
  }
  const getTimes = (index: number) => sizes.map((users) => times.get(users)?.[index] ?? Number.NaN);
  return {
    title: 'Backend requests',
    note: `Time until the full response arrives, with ${fewUsers} users and ${fewUsers} log entries, and with ${manyUsers.toLocaleString('en')} of each. Each value is the median of ${measurements} requests.`,
    head: ['Request', ...sizes.map((users) => `${users.toLocaleString('en')} users`)],
    rows: requests.map(([name], index) => [name, ...getTimes(index).map((ms) => `${ms.toFixed(2)} ms`)]),
    goals: requests.map(([name], index) => ({
      label: `With ${manyUsers.toLocaleString('en')} users: ${name}`,
      limit: 30,
      measured: getTimes(index)[1] ?? Number.NaN,
      unit: 'ms',
    })),
  };
};
