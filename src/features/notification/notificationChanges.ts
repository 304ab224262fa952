import type { Notification } from '../../model/notification/notification';

/**
 * What a user has done that the server has not confirmed yet, by id: the mark to show, or that it is
 * gone. The list from the server is left as it is, so taking a change back is all that a failure needs.
 */
export type NotificationChange = { is_read: boolean } | 'gone';
export type NotificationChanges = ReadonlyMap<number, NotificationChange>;

export const noChanges: NotificationChanges = new Map();

/** The list as the user is to see it. Returns the same list where nothing is pending. */
export const withChanges = (
  list: readonly Notification[],
  changes: NotificationChanges,
): readonly Notification[] => {
  if (changes.size === 0) return list;
  return list
    .filter(({ id }) => changes.get(id) !== 'gone')
    .map((item) => {
      const change = changes.get(item.id);
      return typeof change === 'object' ? { ...item, ...change } : item;
    });
};

export const changed = (
  changes: NotificationChanges,
  ids: readonly number[],
  change: NotificationChange,
): NotificationChanges => new Map([...changes, ...ids.map((id) => [id, change] as const)]);

/** Takes that change back where none has followed it. */
export const unchanged = (
  changes: NotificationChanges,
  ids: readonly number[],
  change: NotificationChange,
): NotificationChanges => {
  const back = new Set(ids);
  return new Map([...changes].filter(([id, last]) => !back.has(id) || last !== change));
};
