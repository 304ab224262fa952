import { few, many, serverOf } from './servers';
import type { Row } from './table';
import { inMs, medianMs } from './timed';

const pages: [string, (users: number, turn: number) => string][] = [
  ['first page', () => 'manage/?ordering=-date_joined'],
  ['last page, sorted by e-mail', (users) => `manage/?ordering=-email&page=${Math.floor(users / 10)}`],
  ['later page of a filter', (_users, turn) => `manage/?is_active=true&page=${(turn % 2) + 1}`],
  ['search that nobody made before', (_users, turn) => `manage/?search=${turn.toString(36)}`],
  ['page of the log of one user', () => 'log/?user=1'],
  ['search in that log', (_users, turn) => `log/?user=1&search=${turn.toString(36)}&status_code=200`],
];

/** One call of the list, from the request to the whole answer. */
const timeOf = async (users: number, query: (users: number, turn: number) => string): Promise<number> => {
  const server = await serverOf(users);
  const { access } = await server.signIn('superuser');
  let turn = 0;
  return medianMs(async () => {
    turn += 1;
    const { status } = await server.call('GET', `/api/user/${query(users, turn)}`, { token: access });
    if (status !== 200) throw new Error(`The list answered ${status}.`);
  }, 15);
};

export const listRows = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [name, query] of pages) {
    const small = await timeOf(few, query);
    const large = await timeOf(many, query);
    rows.push({
      what: `${name}, ${few} and ${many.toLocaleString('en')} users`,
      small: inMs(small),
      large: inMs(large),
      ratio: large / small,
    });
  }
  return rows;
};
