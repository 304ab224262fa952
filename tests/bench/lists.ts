import express from 'express';
import jsonServer from 'json-server';
import type { AddressInfo } from 'node:net';
import type { Section } from './report';
import { few, many, serverOf } from './servers';
import { inMs, medianMs } from './timed';

type BuildQuery = (users: number, turn: number) => string;

/** A query of the portal, and its equivalent in plain json-server. */
const queries: [name: string, portal: BuildQuery, plain: BuildQuery | null][] = [
  [
    'first page',
    () => 'manage/?ordering=-date_joined',
    () => 'users?_sort=date_joined&_order=desc&_limit=10',
  ],
  [
    'last page by email',
    (users) => `manage/?ordering=-email&page=${Math.floor(users / 10)}`,
    (users) => `users?_sort=email&_order=desc&_limit=10&_page=${Math.floor(users / 10)}`,
  ],
  [
    'later page of a filter',
    (_users, turn) => `manage/?is_active=true&page=${(turn % 2) + 1}`,
    (_users, turn) => `users?is_active=true&_limit=10&_page=${(turn % 2) + 1}`,
  ],
  [
    'new search text',
    (_users, turn) => `manage/?search=${turn.toString(36)}`,
    (_users, turn) => `users?q=${turn.toString(36)}&_limit=10`,
  ],
  ['page of the log of one user', () => 'log/?user=1', null],
  ['search in that log', (_users, turn) => `log/?user=1&search=${turn.toString(36)}&status_code=200`, null],
];

const timeOf = async (users: number, ask: BuildQuery): Promise<number> => {
  const server = await serverOf(users);
  const { access } = await server.signIn('superuser');
  let turn = 0;
  return medianMs(async () => {
    turn += 1;
    const { status } = await server.call('GET', `/api/user/${ask(users, turn)}`, { token: access });
    if (status !== 200) throw new Error(`The list answered ${status}.`);
  }, 15);
};

/** Starts json-server with its default router over the same users. */
const servePlain = async () => {
  const { context } = await serverOf(many);
  const app = express().use(jsonServer.router({ users: context.db.all('users') }));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const timeOfPlain = (ask: BuildQuery) => {
    let turn = 0;
    return medianMs(async () => {
      turn += 1;
      await (await fetch(`${url}/${ask(many, turn)}`)).text();
    }, 5);
  };
  return { timeOfPlain, close: () => void server.close() };
};

/** Measures the same page with few and with many users, and plain json-server beside it. */
export const lists = async (): Promise<Section> => {
  const plain = await servePlain();
  const rows: string[][] = [];
  const goals: Section['goals'][number][] = [];
  for (const [name, ask, askPlain] of queries) {
    const small = await timeOf(few, ask);
    const large = await timeOf(many, ask);
    const other = askPlain === null ? '' : inMs(await plain.timeOfPlain(askPlain));
    rows.push([name, inMs(small), inMs(large), other]);
    goals.push({
      what: `${name} out of ${many.toLocaleString('en')}`,
      limit: 30,
      measured: large,
      unit: 'ms',
    });
  }
  plain.close();
  return {
    title: 'Lists of the backend',
    note: `One call, from the request to the whole answer: out of ${few} users and log entries, out of ${many.toLocaleString('en')}, and plain json-server over the same ${many.toLocaleString('en')} users.`,
    head: ['', 'out of few', 'out of many', 'plain json-server'],
    rows,
    goals,
  };
};
