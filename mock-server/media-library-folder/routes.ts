import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { listPage } from '../crud/listPage';
import { routes, type Body } from '../guards/respond';
import { fieldError } from '../guards/ApiError';
import { currentUserOf } from '../guards/session';
import { originOf } from '../ownOrigin';
import type { FolderRow } from '../storage/tables';
import { emptyBin, moveToBin } from './bin';
import {
  ancestorsOf,
  fileBody,
  folderBody,
  folderOf,
  maxFolderDepth,
  validateName,
  subtreeOf,
} from './library';
import { isoTime } from '../time';
import { message, type MessageLike } from '../messages/message';

const folderName = (typed: string, missing: MessageLike): string => {
  const name = validateName(typed.trim(), 'name');
  if (!name) throw fieldError('name', missing);
  return name;
};

const parentOf = (db: ServerContext['db'], user: number, id: number): FolderRow => {
  const parent = folderOf(db, user, id);
  if (ancestorsOf(db, parent).length + 1 < maxFolderDepth) return parent;
  throw fieldError(
    'parent',
    message('Folders can be at most {limit} levels deep.', { limit: maxFolderDepth }),
  );
};

const list = ({ db }: ServerContext, req: Request, res: Response) => {
  const rows = db.allBy('folders', 'user', currentUserOf(res).id).filter(({ parent }) => parent === null);
  return listPage(rows.map(folderBody), req.query);
};

const show = (context: ServerContext, req: Request, res: Response) => {
  const { db } = context;
  const folder = folderOf(db, currentUserOf(res).id, req.params['id']);
  const origin = originOf(context, req);
  return {
    ...folderBody(folder),
    ancestors: ancestorsOf(db, folder).map(({ id, name }) => ({ id, name })),
    subfolders: db.allBy('folders', 'parent', folder.id).map(folderBody),
    files: db.allBy('files', 'folder', folder.id).map((row) => fileBody(row, origin)),
  };
};

const create = ({ db, now }: ServerContext, req: Request, res: Response) => {
  const user = currentUserOf(res).id;
  const body = req.body as Body<'createFolder'>;
  const name = folderName(body.name, 'Folder name is required.');
  const parent = typeof body.parent === 'number' ? parentOf(db, user, body.parent).id : null;
  const created_at = isoTime(now());
  res.status(201);
  return folderBody(db.insert('folders', { user, name, parent, description: '', created_at }));
};

const rename = ({ db }: ServerContext, req: Request, res: Response) => {
  const folder = folderOf(db, currentUserOf(res).id, req.params['id']);
  const typed = (req.body as Body<'renameFolder'>).name;
  const name = folderName(typed, 'Folder ID and new name are required.');
  return folderBody(db.update('folders', folder.id, { name }) ?? folder);
};

/** All rows change in one tick, so that a crash leaves all of them or none. */
const removeFolders = async (context: ServerContext, folders: readonly FolderRow[]): Promise<void> => {
  const { db } = context;
  const files = folders.flatMap(({ id }) => db.allBy('files', 'folder', id));
  const binnedFiles = moveToBin(context, files);
  for (const { id } of folders) db.remove('folders', id);
  await emptyBin(context, binnedFiles);
};

const remove = async (context: ServerContext, req: Request, res: Response): Promise<true> => {
  const { db } = context;
  await removeFolders(context, subtreeOf(db, folderOf(db, currentUserOf(res).id, req.params['id'])));
  return true;
};

const format = async (context: ServerContext, _req: Request, res: Response) => {
  await removeFolders(context, context.db.allBy('folders', 'user', currentUserOf(res).id));
  return { success: true };
};

export const folderRoutes = routes({
  'DELETE /media-library-folder/delete-all': format,
  'GET /media-library-folder': list,
  'POST /media-library-folder': create,
  'GET /media-library-folder/:id': show,
  'PATCH /media-library-folder/:id': rename,
  'DELETE /media-library-folder/:id': remove,
});
