import type { ServerContext } from './context';
import { toRecord } from './toRecord';

export type SeedContext = Pick<ServerContext, 'db' | 'vault' | 'settings' | 'now' | 'uploads'>;

/** Parses lines of cells separated by ` | `, of which the first line names the columns. */
export const parseTable = <Column extends string>(text: string): Record<Column, string>[] => {
  const [columns = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
  return rows.map((cells) => toRecord(columns as Column[], (column) => cells[columns.indexOf(column)] ?? ''));
};

export interface Random {
  integerBelow(limit: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  // Linear congruential generator of Numerical Recipes. Uses the high bits, because the low ones are weak.
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const integerBelow = (limit: number) => Math.floor(next() * limit);
  return { integerBelow, pick: (list) => list[integerBelow(list.length)] ?? list[0] };
};
