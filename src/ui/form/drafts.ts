/**
 * What was typed but not saved, by user and form, over the trip to /login when the session expires. In
 * memory alone: it may be anything, so it never reaches a storage, and it ends with the tab.
 */
const drafts = { owner: null as number | null, values: new Map<string, object>() };

export const dropDrafts = (): void => {
  drafts.owner = null;
  drafts.values.clear();
};

/** A user's drafts; another user's are dropped. */
export const draftsOf = (owner: number): Map<string, object> => {
  if (drafts.owner !== owner) dropDrafts();
  drafts.owner = owner;
  return drafts.values;
};
