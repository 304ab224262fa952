/** The switches of an account and what turning them means (spec 2 §3, §6). */
export const roleFlags = ['is_active', 'is_staff', 'is_verified', 'is_superuser'] as const;

export type RoleFlag = (typeof roleFlags)[number];

export const sessionLimits = { least: 1, most: 10 } as const;

/** Which switches of a set were turned, in the order of `keys`. */
export const turned = <Key extends string>(
  keys: readonly Key[],
  before: Partial<Record<Key, boolean>>,
  after: Partial<Record<Key, boolean>>,
): { added: Key[]; removed: Key[] } => ({
  added: keys.filter((key) => after[key] && !before[key]),
  removed: keys.filter((key) => before[key] && !after[key]),
});

/** Whether the change takes away what keeps its owner in (decisions §4 "Self and last superuser"). */
export const locksOut = (
  before: Partial<Record<RoleFlag, boolean>>,
  after: Partial<Record<RoleFlag, boolean>>,
): boolean => turned(['is_active', 'is_staff', 'is_superuser'], before, after).removed.length > 0;
