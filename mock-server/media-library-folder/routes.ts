import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { paginate } from '../crud/listPage';
import { createRoutes, type Body } from '../guards/respond';
import { fieldError } from '../guards/ApiError';
import { getCurrentUser } from '../guards/session';
import { getServerOrigin } from '../serverOrigin';
import type { FolderRow } from '../storage/tables';
import { emptyBin, moveToBin } from '../files/bin';
import {
  tooManyFolders,
  maxFolders,
  getAncestors,
  toFileBody,
  toFolderBody,
  getFolder,
  maxFolderDepth,
  validateName,
  getSubtree,
} from './library';
import { isoTime } from '../time';
import { message, type MessageLike } from '../messages/message';

const validateFolderName = (requestedName: string, missingMessage: MessageLike): string => {
  const name = validateName(requestedName.trim(), 'name');
  if (!name) throw fieldError('name', missingMessage);
  return name;
};

const getParent = (db: ServerContext['db'], user: number, id: number): FolderRow => {
  const parent = getFolder(db, user, id);
  if (getAncestors(db, parent).length + 1 < maxFolderDepth) return parent;
  throw fieldError(
    'parent',
    message('Folders can be at most {limit} levels deep.', { limit: maxFolderDepth }),
  );
};

const list = ({ db }: ServerContext, req: Request, res: Response) => {
  const rows = db
    .findAllBy('folders', 'user', getCurrentUser(res).id)
    .filter(({ parent }) => parent === null);
  return paginate(rows.map(toFolderBody), req.query);
};

const show = (context: ServerContext, req: Request, res: Response) => {
  const { db } = context;
  const folder = getFolder(db, getCurrentUser(res).id, req.params['id']);
  const origin = getServerOrigin(context, req);
  return {
    ...toFolderBody(folder),
    ancestors: getAncestors(db, folder).map(({ id, name }) => ({ id, name })),
    subfolders: db.findAllBy('folders', 'parent', folder.id).map(toFolderBody),
    files: db.findAllBy('files', 'folder', folder.id).map((row) => toFileBody(row, origin)),
  };
};

const create = ({ db, now }: ServerContext, req: Request, res: Response) => {
  const user = getCurrentUser(res).id;
  const body = req.body as Body<'createFolder'>;
  const name = validateFolderName(body.name, 'Folder name is required.');
  if (db.findAllBy('folders', 'user', user).length >= maxFolders) throw fieldError('name', tooManyFolders);
  const parent = typeof body.parent === 'number' ? getParent(db, user, body.parent).id : null;
  const created_at = isoTime(now());
  res.status(201);
  return toFolderBody(db.insert('folders', { user, name, parent, description: '', created_at }));
};

const rename = ({ db }: ServerContext, req: Request, res: Response) => {
  const folder = getFolder(db, getCurrentUser(res).id, req.params['id']);
  const requestedName = (req.body as Body<'renameFolder'>).name;
  const name = validateFolderName(requestedName, 'Folder ID and new name are required.');
  return toFolderBody(db.update('folders', folder.id, { name }) ?? folder);
};

/** Changes all rows in one tick, so that a crash leaves all of them or none. */
const removeFolders = async (context: ServerContext, folders: readonly FolderRow[]): Promise<void> => {
  const { db } = context;
  const files = folders.flatMap(({ id }) => db.findAllBy('files', 'folder', id));
  const binnedFiles = moveToBin(context, files);
  for (const { id } of folders) db.remove('folders', id);
  await emptyBin(context, binnedFiles);
};

const remove = async (context: ServerContext, req: Request, res: Response): Promise<true> => {
  const { db } = context;
  await removeFolders(context, getSubtree(db, getFolder(db, getCurrentUser(res).id, req.params['id'])));
  return true;
};

const formatLibrary = async (context: ServerContext, _req: Request, res: Response) => {
  await removeFolders(context, context.db.findAllBy('folders', 'user', getCurrentUser(res).id));
  return { success: true };
};

export const folderRoutes = createRoutes({
  'DELETE /media-library-folder/delete-all': formatLibrary,
  'GET /media-library-folder': list,
  'POST /media-library-folder': create,
  'GET /media-library-folder/:id': show,
  'PATCH /media-library-folder/:id': rename,
  'DELETE /media-library-folder/:id': remove,
});
