import { Router } from 'express';
import type { Request, Response } from 'express';
import { contentTypeOf } from '../contentTypes';
import type { ServerContext } from '../context';
import { answer, created } from '../guards/answer';
import { isMultipart } from '../guards/bodies';
import { personOf } from '../guards/person';
import { badRequest } from '../guards/Refusal';
import { originOf } from '../ownOrigin';
import type { FileRow } from '../storage/tables';
import { binned, emptyBin, throwAway } from './bin';
import { fileBody } from './bodies';
import { fileNamed, fileRowOf, folderOf, nameOf, nameTaken } from './library';
import { arrivedFile } from './receiveFile';

const bodyOf = (context: ServerContext, req: Request, row: FileRow) => ({
  success: true,
  user_medial_library_file: fileBody(row, originOf(context, req)),
});

type Fresh = Omit<FileRow, 'id'>;

/** Puts the new bytes into the row; the old ones lie in the bin from the same tick on. */
const replace = ({ db }: ServerContext, before: FileRow, fresh: Fresh): { row: FileRow; old: FileRow } => {
  const { id: _, ...bytes } = before;
  const old = db.insert('files', { ...bytes, ...binned });
  return { row: db.update('files', before.id, fresh) ?? before, old };
};

const tell = ({ db, notify }: ServerContext, { user, folder, file_name }: FileRow, done: string): void => {
  notify(user, {
    preference: 'user_media_library_notifications',
    title: `File uploaded to ${db.get('folders', folder)?.name ?? 'your media library'}`,
    message: `${file_name} was ${done} your media library.`,
    service: 'PulseHub',
  });
};

const upload = async (context: ServerContext, req: Request, res: Response) => {
  const { db, now, uploads } = context;
  const user = personOf(res).id;
  const { folder, overwrite } = req.body as { folder: number; overwrite?: boolean };
  const mayReplace = overwrite === true || req.query['overwrite'] === 'true';
  const { name, incoming } = arrivedFile(req);
  const file_name = nameOf(name, 'file');
  const refuse = () => {
    folderOf(db, user, folder);
    if (!mayReplace && fileNamed(db, folder, file_name)) throw nameTaken();
  };
  refuse();
  const stored_as = await incoming.keep();
  try {
    // Somebody may have been quicker. From here to the writes nothing waits.
    refuse();
  } catch (refusal) {
    await uploads.remove(stored_as);
    throw refusal;
  }
  const created_at = new Date(now()).toISOString();
  const content_type = contentTypeOf(file_name);
  const fresh = { user, folder, file_name, stored_as, size: incoming.size, content_type, created_at };
  const before = fileNamed(db, folder, file_name);
  if (!before) {
    const row = db.insert('files', fresh);
    tell(context, row, 'added to');
    return created(bodyOf(context, req, row));
  }
  const { row, old } = replace(context, before, fresh);
  tell(context, row, 'replaced in');
  await emptyBin(context, [old]);
  return bodyOf(context, req, row);
};

const rename = (context: ServerContext, req: Request, res: Response) => {
  const { db } = context;
  const { id } = req.query;
  if (id === undefined) throw badRequest({ id: ['This field is required.'] });
  const file = fileRowOf(db, personOf(res).id, id);
  const file_name = nameOf((req.body as { file_name: string }).file_name, 'file_name');
  const holder = fileNamed(db, file.folder, file_name);
  if (holder && holder.id !== file.id) throw nameTaken();
  const content_type = contentTypeOf(file_name);
  const row = db.update('files', file.id, { file_name, content_type }) ?? file;
  return bodyOf(context, req, row);
};

const remove = async (context: ServerContext, req: Request, res: Response) => {
  const file = fileRowOf(context.db, personOf(res).id, req.query['id']);
  await emptyBin(context, throwAway(context, [file]));
  return { success: true };
};

/** Files of one's own library: upload, rename, delete (spec 2 §7). */
export const mediaFileRoutes = (context: ServerContext): Router =>
  Router()
    .post(
      '/user/media-library',
      answer((req, res) => (isMultipart(req) ? upload(context, req, res) : rename(context, req, res))),
    )
    .delete(
      '/user/media-library',
      answer((req, res) => remove(context, req, res)),
    );
