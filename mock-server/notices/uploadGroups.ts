import type { NotificationMode } from '../../src/model/notification/notificationModes';
import type { ServerContext } from '../context';
import { getNotificationMode, type NoticeContent } from './notify';
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

/** Describes consecutive uploads of a user in one notification, until it is read or deleted. */
export const createUploadGroups = ({ db, now }: Pick<ServerContext, 'db' | 'now'>) => {
  const groups = new Map<number, UploadGroup>();
  const isUnread = (id: number | null) => id === null || db.get('notifications', id)?.is_read === false;

  return ({ user, folder, file_name }: FileRow, isReplacement: boolean): NoticeContent => {
    const mode = getNotificationMode(db, user, 'user_media_library_notifications');
    const last = groups.get(user);
    const isRecent = last !== undefined && now() - last.updatedAt <= groupingMs && last.mode === mode;
    const openGroup = isRecent && isUnread(last.notificationId) ? last : undefined;
    const group: UploadGroup = {
      notificationId: null,
      firstFileName: file_name,
      mode,
      ...openGroup,
      count: (openGroup?.count ?? 0) + 1,
      folder: openGroup && openGroup.folder !== folder ? null : folder,
      updatedAt: now(),
    };
    const { count, firstFileName, folder: id } = group;
    const name = id === null ? undefined : db.get('folders', id)?.name;
    const place = name ?? 'your media library';
    const texts =
      count === 1
        ? {
            title: `File uploaded to ${place}`,
            message: `${file_name} was ${isReplacement ? 'replaced in' : 'added to'} your media library.`,
          }
        : {
            title: `${count} files uploaded to ${place}`,
            message: `${firstFileName} and ${count - 1} other file${count === 2 ? '' : 's'} were uploaded to your media library.`,
          };
    return {
      ...texts,
      subject: id === null || name === undefined ? { kind: 'library' } : { kind: 'folder', id, name },
      ...(openGroup ? { replaces: openGroup.notificationId } : {}),
      onTold: (notificationId) => void groups.set(user, { ...group, notificationId }),
    };
  };
};
