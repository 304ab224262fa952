/** In memory only, because typed values may be confidential. */
const drafts = { owner: null as number | null, values: new Map<string, object>() };

export const dropDrafts = (): void => {
  drafts.owner = null;
  drafts.values.clear();
};

export const draftsOf = (owner: number): Map<string, object> => {
  if (drafts.owner !== owner) dropDrafts();
  drafts.owner = owner;
  return drafts.values;
};
