/**
 * What the list of users hands to the pages of one user, and what they hand back, in the router's state.
 * States come from the history of a browser, so they are read with care.
 */
export interface UserPlace {
  /** Where Back leads: the list with its filters. */
  from: string;
  /** The users of the page that was left, in its order: previous and next lead along them. */
  ids: number[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** The place that a page of one user was opened from; null where it was opened directly. */
export const userPlaceOf = (state: unknown): UserPlace | null => {
  if (!isRecord(state) || typeof state['from'] !== 'string' || !state['from'].startsWith('/')) return null;
  // An address of another site would begin with two slashes.
  if (/^\/[/\\]/.test(state['from'])) return null;
  return { from: state['from'], ids: Array.isArray(state['ids']) ? state['ids'].filter(isId) : [] };
};

/** The users before and after one in the list; null at its ends. */
export const neighboursOf = (ids: readonly number[], id: number) => {
  const at = ids.indexOf(id);
  return { previous: at > 0 ? (ids[at - 1] ?? null) : null, next: at < 0 ? null : (ids[at + 1] ?? null) };
};

/** State for the way to the list after a user was created there (spec 2 §2.3, contract §4 "/manage"). */
export const withCreatedUser = (id: number) => ({ activeTab: 'managedUsers', createdUser: id });

/** The id of a user that was just created; null where none was. */
export const createdUserOf = (state: unknown): number | null => {
  const created = isRecord(state) ? state['createdUser'] : null;
  const id = isRecord(created) ? (created['user_id'] ?? created['id']) : created;
  return isId(id) ? id : null;
};
