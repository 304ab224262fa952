import { nameKey } from '../../src/model/media-library-folder/media';
import { fileSize } from '../../src/model/locale';
import type { ServerContext } from '../context';
import { badRequest, fieldError, notFound } from '../guards/ApiError';
import type { FileRow, FolderRow } from '../storage/tables';
import { message } from '../messages/message';

type Db = ServerContext['db'];

const maxNameLength = 255;

export const validateName = (requestedName: string, field: string): string => {
  // A lone surrogate cannot be stored as UTF-8.
  const name = Buffer.from(requestedName).toString();
  if (Array.from(name).length > maxNameLength)
    throw fieldError(
      field,
      message('Ensure this field has no more than {limit} characters.', { limit: maxNameLength }),
    );
  return name;
};

const assertOwner = <Row extends { user: number }>(row: Row | undefined, user: number): Row => {
  if (row?.user !== user) throw notFound();
  return row;
};

export const getFolder = (db: Db, user: number, id: unknown): FolderRow =>
  assertOwner(db.get('folders', Number(id)), user);

export const getFile = (db: Db, user: number, id: unknown): FileRow =>
  assertOwner(db.get('files', Number(id)), user);

export const findFile = (db: Db, folder: number, name: string): FileRow | undefined =>
  db.findBy('files', 'name', `${folder}/${nameKey(name)}`);

/** Returns a function that throws if so many bytes do not fit. A file that is replaced does not count. */
export const createQuotaCheck = (
  { db, settings }: ServerContext,
  user: number,
  replaced: FileRow | undefined,
) => {
  const used = db.findAllBy('files', 'user', user).reduce((sum, { size }) => sum + size, 0);
  const free = settings.quotaBytes - used + (replaced?.size ?? 0);
  return (bytes: number): void => {
    if (bytes <= free) return;
    throw fieldError(
      'file',
      message('Your media library is full: it holds {quota}, of which {free} are free.', {
        quota: fileSize(settings.quotaBytes),
        free: fileSize(Math.max(0, free)),
      }),
    );
  };
};

export const nameTakenError = () =>
  badRequest({ non_field_errors: [message('A file with this name already exists.')] });

export const getSubtree = (db: Db, top: FolderRow): FolderRow[] => {
  const folders = [top];
  for (const folder of folders) folders.push(...db.findAllBy('folders', 'parent', folder.id));
  return folders;
};

export const maxFolderDepth = 100;

export const maxFolders = 2_000;

export const tooManyFolders = message('A media library can contain up to {limit} folders.', {
  limit: maxFolders,
});

export const maxFiles = 10_000;

export const getAncestors = (db: Db, { parent }: FolderRow): FolderRow[] => {
  const row = parent === null ? undefined : db.get('folders', parent);
  return row ? [...getAncestors(db, row), row] : [];
};

export const toFolderBody = ({ user: _user, ...folder }: FolderRow) => folder;

export const toFileBody = ({ id, file_name, stored_as, size, created_at }: FileRow, origin: string) => ({
  id,
  user_media_library_id: id,
  file_name,
  file_url: encodeURI(`${origin}/files/media/${stored_as}`),
  size,
  created_at,
});
