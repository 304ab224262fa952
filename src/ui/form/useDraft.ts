import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What was typed but not saved, by person and place. In memory alone: it may be anything, so it never
 * reaches a storage, and it ends with the tab.
 */
const drafts = { owner: null as number | null, values: new Map<string, unknown>() };

/** Forgets all drafts; for a sign-out. */
export const dropDrafts = (): void => {
  drafts.owner = null;
  drafts.values.clear();
};

const valuesOf = (owner: number): Map<string, unknown> => {
  if (drafts.owner !== owner) dropDrafts();
  drafts.owner = owner;
  return drafts.values;
};

/**
 * A form's content that survives the trip over /login when the session expires, in the same tab.
 *
 * `userId` is whose draft it is (another user's are dropped), `name` tells two forms of one address
 * apart, `initial` counts where nothing was typed. `keep` remembers, `drop` forgets after a save.
 */
export const useDraft = <T>(userId: number, initial: T, name = '') => {
  const { pathname } = useLocation();
  const place = `${pathname}#${name}`;
  const [value, setValue] = useState<T>(() => {
    const values = valuesOf(userId);
    return values.has(place) ? (values.get(place) as T) : initial;
  });
  const keep = useCallback(
    (typed: T) => {
      valuesOf(userId).set(place, typed);
      setValue(typed);
    },
    [userId, place],
  );
  const drop = useCallback(() => void valuesOf(userId).delete(place), [userId, place]);
  return { value, keep, drop };
};
