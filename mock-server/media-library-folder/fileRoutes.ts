import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { lookupContentType } from '../files/contentTypes';
import type { PendingUpload } from '../storage/uploads';
import { createRoutes, type Body } from '../guards/respond';
import { isMultipart } from '../guards/bodies';
import { fieldError } from '../guards/ApiError';
import { getCurrentUser } from '../guards/session';
import { getServerOrigin } from '../serverOrigin';
import type { FileRow } from '../storage/tables';
import { binLocation, emptyBin, moveToBin } from '../files/bin';
import {
  toFileBody,
  findFile,
  getFile,
  getFolder,
  quotaError,
  validateName,
  nameTakenError,
  getUsedBytes,
  maxFiles,
} from './library';
import { message } from '../messages/message';
import { getReceivedFile } from './receiveFile';
import { isoTime } from '../time';

const createFileResponse = (context: ServerContext, req: Request, row: FileRow) => ({
  success: true,
  user_medial_library_file: toFileBody(row, getServerOrigin(context, req)),
});

type NewFile = Omit<FileRow, 'id'>;

const replace = (
  { db }: ServerContext,
  before: FileRow,
  newFile: NewFile,
): { row: FileRow; replacedFile: FileRow } => {
  const { id: _, ...fields } = before;
  const replacedFile = db.insert('files', { ...fields, ...binLocation });
  return { row: db.update('files', before.id, newFile) ?? before, replacedFile };
};

/** Checks again after the file is stored, because another request may have taken the name meanwhile. */
const commitIfAllowed = async (
  { uploads }: ServerContext,
  incoming: PendingUpload,
  assertAllowed: () => void,
) => {
  let stored_as: string | undefined;
  try {
    assertAllowed();
    stored_as = await incoming.commit();
    assertAllowed();
    return stored_as;
  } catch (error) {
    await (stored_as === undefined ? incoming.discard() : uploads.remove(stored_as));
    throw error;
  }
};

const upload = async (context: ServerContext, req: Request, res: Response) => {
  const { db, now, settings } = context;
  const user = getCurrentUser(res).id;
  const { name: file_name, incoming } = getReceivedFile(req);
  const { folder, overwrite } = req.body as Body<'saveFile', 'multipart/form-data'>;
  const mayReplace = overwrite === true || req.query['overwrite'] === 'true';
  const stored_as = await commitIfAllowed(context, incoming, () => {
    getFolder(db, user, folder);
    validateName(file_name, 'file');
    const existing = findFile(db, folder, file_name);
    if (existing && !mayReplace) throw nameTakenError();
    if (!existing && db.findAllBy('files', 'user', user).length >= maxFiles)
      throw fieldError(
        'file',
        message('A media library can contain up to {limit} files.', { limit: maxFiles }),
      );
    const free = settings.quotaBytes - getUsedBytes(db, user) + (existing?.size ?? 0);
    if (incoming.size > free) throw quotaError(settings.quotaBytes, free);
  });
  // No await between this check and the insert, or two uploads could take the same name.
  const created_at = isoTime(now());
  const content_type = lookupContentType(file_name);
  const newFile = { user, folder, file_name, stored_as, size: incoming.size, content_type, created_at };
  const before = findFile(db, folder, file_name);
  if (!before) {
    const row = db.insert('files', newFile);
    context.emit('fileUploaded', { file: row, isReplacement: false });
    res.status(201);
    return createFileResponse(context, req, row);
  }
  const { row, replacedFile } = replace(context, before, newFile);
  context.emit('fileUploaded', { file: row, isReplacement: true });
  await emptyBin(context, [replacedFile]);
  return createFileResponse(context, req, row);
};

const rename = (context: ServerContext, req: Request, res: Response) => {
  const { db } = context;
  const { id } = req.query;
  if (id === undefined) throw fieldError('id', 'This field is required.');
  const file = getFile(db, getCurrentUser(res).id, id);
  const file_name = validateName((req.body as Body<'saveFile'>).file_name, 'file_name');
  if (!file_name.trim()) throw fieldError('file_name', 'This field may not be blank.');
  const existing = findFile(db, file.folder, file_name);
  if (existing && existing.id !== file.id) throw nameTakenError();
  const content_type = lookupContentType(file_name);
  const row = db.update('files', file.id, { file_name, content_type }) ?? file;
  return createFileResponse(context, req, row);
};

const remove = async (context: ServerContext, req: Request, res: Response) => {
  const file = getFile(context.db, getCurrentUser(res).id, req.query['id']);
  await emptyBin(context, moveToBin(context, [file]));
  return { success: true };
};

export const mediaFileRoutes = createRoutes({
  'POST /user/media-library': (context, req, res) =>
    isMultipart(req) ? upload(context, req, res) : rename(context, req, res),
  'DELETE /user/media-library': remove,
});
