import type { ServerContext } from './context';

export type SeedContext = Pick<ServerContext, 'db' | 'vault' | 'settings' | 'now' | 'uploads'>;

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
