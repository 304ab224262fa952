/** In memory only, because typed values may be confidential. */
const drafts = { owner: null as number | null, values: new Map<string, object>() };

export const clearDrafts = (): void => {
  drafts.owner = null;
  drafts.values.clear();
};

export const getDrafts = (owner: number): Map<string, object> => {
  if (drafts.owner !== owner) clearDrafts();
  drafts.owner = owner;
  return drafts.values;
};
