import { listPage, type Query } from '../../mock-server/dialect';
import { few, many, serverOf } from './servers';
import type { Row } from './table';
import { inMs, medianMs } from './timed';

const options = {
  search: ['email', 'first_name', 'last_name'],
  ordering: ['email', 'date_joined'],
} as const;

const pages: [string, (users: number) => Query][] = [
  ['first page', () => ({ page: '1' })],
  ['last page, sorted by e-mail', (users) => ({ page: String(Math.ceil(users / 20)), ordering: '-email' })],
  ['search', () => ({ search: 'an' })],
];

const timeOf = async (users: number, query: Query): Promise<number> => {
  const { context } = await serverOf(users);
  return medianMs(async () => JSON.stringify(listPage(context.db.all('users'), query, options)), 15);
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
