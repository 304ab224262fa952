import type { UserPlace } from './userPlace';

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** The place that a page of one user was opened from, by the router's state; null where it was opened directly. */
export const userOriginOf = (state: unknown): UserPlace | null => {
  if (typeof state !== 'object' || state === null) return null;
  const { from, ids } = state as Record<string, unknown>;
  // An address of another site would begin with two slashes.
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return null;
  return { from, ids: Array.isArray(ids) ? ids.filter(isId) : [] };
};

/** The users before and after one in the list; null at its ends. */
export const neighboursOf = (ids: readonly number[], id: number) => {
  const at = ids.indexOf(id);
  return {
    previous: at > 0 ? (ids[at - 1] ?? null) : null,
    next: at < 0 ? null : (ids[at + 1] ?? null),
  };
};
