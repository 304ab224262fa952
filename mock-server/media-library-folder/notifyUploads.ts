import type { NotificationMode } from '../../src/model/notification/notificationModes';
import type { ServerContext } from '../context';
import { getNotificationMode } from '../notification/notifications';
import type { FileRow } from '../storage/tables';

const groupingMs = 10_000;

interface UploadGroup {
  note: number | null;
  first: string;
  count: number;
  folder: number | null;
  mode: NotificationMode;
  at: number;
}

export const notifyUploads = ({ db, now, notify }: Pick<ServerContext, 'db' | 'now' | 'notify'>) => {
  const groups = new Map<number, UploadGroup>();

  const currentMode = (user: number) => getNotificationMode(db, user, 'user_media_library_notifications');
  /** A notification that was read or deleted is not updated. */
  const openGroup = (user: number): UploadGroup | undefined => {
    const group = groups.get(user);
    if (!group || now() - group.at > groupingMs || group.mode !== currentMode(user)) return undefined;
    return group.note !== null && db.get('notifications', group.note)?.is_read !== false ? undefined : group;
  };
  const nameOf = (folder: number | null) => (folder === null ? undefined : db.get('folders', folder)?.name);
  const folderName = (folder: number | null) => nameOf(folder) ?? 'your media library';
  const subjectOf = (folder: number | null) => {
    const name = nameOf(folder);
    return folder === null || name === undefined
      ? ({ kind: 'library' } as const)
      : ({ kind: 'folder', id: folder, name } as const);
  };

  return ({ user, folder, file_name }: FileRow, action: string): void => {
    const before = openGroup(user);
    const group: UploadGroup = before
      ? { ...before, count: before.count + 1, folder: before.folder === folder ? folder : null, at: now() }
      : { note: null, first: file_name, count: 1, folder, mode: currentMode(user), at: now() };
    const isSingle = group.count === 1;
    const others = `${group.count - 1} other file${group.count === 2 ? '' : 's'}`;
    const note = notify(user, {
      preference: 'user_media_library_notifications',
      title: isSingle
        ? `File uploaded to ${folderName(folder)}`
        : `${group.count} files uploaded to ${folderName(group.folder)}`,
      message: isSingle
        ? `${file_name} was ${action} your media library.`
        : `${group.first} and ${others} were uploaded to your media library.`,
      other_data: { subject: subjectOf(group.folder) },
      ...(before ? { replaces: before.note } : {}),
    });
    groups.set(user, { ...group, note });
  };
};
