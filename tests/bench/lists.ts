import { few, many, serverOf } from './servers';
import type { Row } from './table';
import { inMs, medianMs } from './timed';

const pages: [string, (users: number) => string][] = [
  ['first page', () => 'page=1&page_size=20'],
  ['last page, sorted by e-mail', (users) => `page=${Math.floor(users / 20)}&page_size=20&ordering=-email`],
  ['search', () => 'page=1&page_size=20&search=an'],
];

const timeOf = async (users: number, query: string): Promise<number> => {
  const server = await serverOf(users);
  const { access } = await server.signIn('direct');
  return medianMs(async () => {
    const { status } = await server.call('GET', `/api/user/manage/?${query}`, { token: access });
    if (status !== 200) throw new Error(`The list answered ${status}.`);
  });
};

export const listRows = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [name, query] of pages) {
    const small = await timeOf(few, query(few));
    const large = await timeOf(many, query(many));
    rows.push({
      what: `${name}, ${few} and ${many.toLocaleString('en')} users`,
      small: inMs(small),
      large: inMs(large),
      ratio: large / small,
    });
  }
  return rows;
};
