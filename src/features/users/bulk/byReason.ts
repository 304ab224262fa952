import type { LeftOut } from './act';

/** The users of each reason, in the order in which the reasons come. */
export const byReason = <One extends LeftOut>(entries: readonly One[]): [reason: string, users: One[]][] => {
  const groups = new Map<string, One[]>();
  for (const entry of entries) {
    const group = groups.get(entry.reason);
    if (group) group.push(entry);
    else groups.set(entry.reason, [entry]);
  }
  return [...groups];
};
