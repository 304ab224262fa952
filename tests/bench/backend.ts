import { startInProcessServer, type TestServer } from '../support/startInProcessServer';
import { createForm } from '../support/uploads';
import type { Section } from './report';
import { median } from './stats';

const few = 70;
const many = 100_000;

type Call = (users: number, turn: number) => readonly [method: string, path: string, body?: FormData];

const calls: [name: string, call: Call][] = [
  ['first page', () => ['GET', 'manage/?ordering=-date_joined']],
  ['last page by email', (users) => ['GET', `manage/?ordering=-email&page=${Math.floor(users / 10)}`]],
  ['later page of a filter', (_users, turn) => ['GET', `manage/?is_active=true&page=${(turn % 2) + 1}`]],
  ['new search text', (_users, turn) => ['GET', `manage/?search=${turn.toString(36)}`]],
  ['page of the log of one user', () => ['GET', 'log/?user=1']],
  [
    'search in that log',
    (_users, turn) => ['GET', `log/?user=1&search=${turn.toString(36)}&status_code=200`],
  ],
  [
    'a changed user, until it is on disk',
    (_users, turn) => ['POST', 'details/', createForm({ title: `Title ${turn}` })],
  ],
];

/** The median time in ms, after a few warm-up runs. */
const measureCall = async (server: TestServer, users: number, call: Call): Promise<number> => {
  const { access } = await server.signIn('superuser');
  const times: number[] = [];
  for (let turn = 1; turn <= 20; turn += 1) {
    const [method, path, body] = call(users, turn);
    const begun = performance.now();
    const { status, text } = await server.call(method, `/api/user/${path}`, { token: access, body });
    if (turn > 5) times.push(performance.now() - begun);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  }
  return median(times);
};

/** Measures the same calls with few and with many users. */
export const backend = async (): Promise<Section> => {
  const sizes = [few, many];
  const times = new Map<number, number[]>();
  for (const users of sizes) {
    const server = await startInProcessServer({ seed: { users, notifications: 0, files: 0, logs: users } });
    const measured: number[] = [];
    for (const [, call] of calls) measured.push(await measureCall(server, users, call));
    times.set(users, measured);
    await server.close();
  }
  const timesOf = (at: number) => sizes.map((users) => times.get(users)?.[at] ?? Number.NaN);
  return {
    title: 'Calls of the backend',
    note: `From the request to the whole answer, with ${few} users and log entries, and with ${many.toLocaleString('en')}.`,
    head: ['', ...sizes.map((users) => `${users.toLocaleString('en')} users`)],
    rows: calls.map(([name], at) => [name, ...timesOf(at).map((ms) => `${ms.toFixed(2)} ms`)]),
    goals: calls.map(([name], at) => ({
      what: `${name}, with ${many.toLocaleString('en')} users`,
      limit: 30,
      measured: timesOf(at)[1] ?? Number.NaN,
      unit: 'ms',
    })),
  };
};
