import type { NotificationMode } from '../../src/model/notification/notificationModes';
import type { ServerContext } from '../context';
import { getNotificationMode, type Note } from './notify';
import type { FileRow } from '../storage/tables';

const groupingMs = 10_000;

interface UploadGroup {
  notificationId: number | null;
  firstFileName: string;
  count: number;
  folder: number | null;
  mode: NotificationMode;
  updatedAt: number;
}

/** Describes consecutive uploads of a user in one notification. */
export const createUploadGroups = ({ db, now }: Pick<ServerContext, 'db' | 'now'>) => {
  const groups = new Map<number, UploadGroup>();

  const getMode = (user: number) => getNotificationMode(db, user, 'user_media_library_notifications');
  /** Ignores a group whose notification was read or deleted. */
  const findOpenGroup = (user: number): UploadGroup | undefined => {
    const group = groups.get(user);
    if (!group || now() - group.updatedAt > groupingMs || group.mode !== getMode(user)) return undefined;
    return group.notificationId !== null && db.get('notifications', group.notificationId)?.is_read !== false
      ? undefined
      : group;
  };
  const getFolderName = (folder: number | null) =>
    folder === null ? undefined : db.get('folders', folder)?.name;
  const describeFolder = (folder: number | null) => getFolderName(folder) ?? 'your media library';
  const getSubject = (folder: number | null) => {
    const name = getFolderName(folder);
    return folder === null || name === undefined
      ? ({ kind: 'library' } as const)
      : ({ kind: 'folder', id: folder, name } as const);
  };

  return ({ user, folder, file_name }: FileRow, isReplacement: boolean): Note => {
    const openGroup = findOpenGroup(user);
    const group: UploadGroup = openGroup
      ? {
          ...openGroup,
          count: openGroup.count + 1,
          folder: openGroup.folder === folder ? folder : null,
          updatedAt: now(),
        }
      : {
          notificationId: null,
          firstFileName: file_name,
          count: 1,
          folder,
          mode: getMode(user),
          updatedAt: now(),
        };
    const isSingle = group.count === 1;
    const others = `${group.count - 1} other file${group.count === 2 ? '' : 's'}`;
    return {
      title: isSingle
        ? `File uploaded to ${describeFolder(folder)}`
        : `${group.count} files uploaded to ${describeFolder(group.folder)}`,
      message: isSingle
        ? `${file_name} was ${isReplacement ? 'replaced in' : 'added to'} your media library.`
        : `${group.firstFileName} and ${others} were uploaded to your media library.`,
      subject: getSubject(group.folder),
      ...(openGroup ? { replaces: openGroup.notificationId } : {}),
      onTold: (notificationId) => void groups.set(user, { ...group, notificationId }),
    };
  };
};
