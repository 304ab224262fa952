import type { NotificationMode } from '../../src/model/notification/notificationModes';
import type { ServerContext } from '../context';
import { modeOf } from '../notification/notifications';
import type { FileRow } from '../storage/tables';

const runMs = 10_000;

interface Run {
  note: number | null;
  first: string;
  count: number;
  folder: number | null;
  mode: NotificationMode;
  at: number;
}

export const notifyUploads = ({ db, now, notify }: Pick<ServerContext, 'db' | 'now' | 'notify'>) => {
  const runs = new Map<number, Run>();

  const wanted = (user: number) => modeOf(db, user, 'user_media_library_notifications');
  /** A notification that was read or deleted is not updated. */
  const openRun = (user: number): Run | undefined => {
    const run = runs.get(user);
    if (!run || now() - run.at > runMs || run.mode !== wanted(user)) return undefined;
    return run.note !== null && db.get('notifications', run.note)?.is_read !== false ? undefined : run;
  };
  const placeOf = (folder: number | null) =>
    (folder === null ? undefined : db.get('folders', folder)?.name) ?? 'your media library';

  return ({ user, folder, file_name }: FileRow, done: string): void => {
    const before = openRun(user);
    const run: Run = before
      ? { ...before, count: before.count + 1, folder: before.folder === folder ? folder : null, at: now() }
      : { note: null, first: file_name, count: 1, folder, mode: wanted(user), at: now() };
    const isOne = run.count === 1;
    const others = `${run.count - 1} other file${run.count === 2 ? '' : 's'}`;
    const note = notify(user, {
      preference: 'user_media_library_notifications',
      title: isOne
        ? `File uploaded to ${placeOf(folder)}`
        : `${run.count} files uploaded to ${placeOf(run.folder)}`,
      message: isOne
        ? `${file_name} was ${done} your media library.`
        : `${run.first} and ${others} were uploaded to your media library.`,
      ...(before ? { goesOnFrom: before.note } : {}),
    });
    runs.set(user, { ...run, note });
  };
};
