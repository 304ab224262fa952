import { few, many, serverOf } from './servers';
import type { Row } from './table';
import { inMs, medianMs } from './timed';

const pages: [string, (users: number, turn: number) => string][] = [
  ['first page', () => 'ordering=-date_joined'],
  ['last page, sorted by e-mail', (users) => `ordering=-email&page=${Math.floor(users / 10)}`],
  ['search that nobody made before', (_users, turn) => `search=${turn.toString(36)}`],
];

/** One call of the list, from the request to the whole answer. */
const timeOf = async (users: number, query: (users: number, turn: number) => string): Promise<number> => {
  const server = await serverOf(users);
  const { access } = await server.signIn('superuser');
  let turn = 0;
  return medianMs(async () => {
    turn += 1;
    const { status } = await server.call('GET', `/api/user/manage/?${query(users, turn)}`, { token: access });
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
