/** What the list of users hands to the pages of one user, in the router's state. */
export interface UserPlace {
  /** Where Back leads: the list with its filters. */
  from: string;
  /** The users of the page that was left, in its order: previous and next lead along them. */
  ids: number[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/**
 * The id of a user that was just created, from the state that led to the list (contract §4 "/manage"): the
 * user or the id alone as `createdUser`; null where there is none.
 */
export const createdUserOf = (state: unknown): number | null => {
  const created = isRecord(state) ? state['createdUser'] : null;
  const id = isRecord(created) ? (created['user_id'] ?? created['id']) : created;
  return isId(id) ? id : null;
};
