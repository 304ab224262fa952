import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { lookupContentType } from '../files/contentTypes';
import { createRoutes, type Body } from '../guards/respond';
import { isMultipart } from '../guards/bodies';
import { badRequest, fieldError, requireFound } from '../guards/ApiError';
import { getCurrentUser } from '../guards/session';
import { getServerOrigin } from '../serverOrigin';
import type { FileRow } from '../storage/tables';
import { binLocation, emptyBin, moveToBin } from '../files/bin';
import {
  createQuotaCheck,
  toFileBody,
  findFile,
  getFile,
  getFolder,
  validateName,
  nameTakenError,
  maxFiles,
} from './library';
import { message } from '../messages/message';
import { getReceivedFile, type ReceivedFile } from './receiveFile';
import { isoTime } from '../time';

const createFileResponse = (context: ServerContext, req: Request, row: FileRow) => ({
  success: true,
  user_medial_library_file: toFileBody(row, getServerOrigin(context, req)),
});

/** Runs in one tick, or two uploads could take the same name. A replaced file keeps its id. */
const storeFile = (context: ServerContext, req: Request, res: Response, received: ReceivedFile) => {
  const { db, now, uploads } = context;
  const user = getCurrentUser(res).id;
  const { file_name } = received;
  const { folder, overwrite } = req.body as Body<'saveFile', 'multipart/form-data'>;
  getFolder(db, user, folder);
  validateName(file_name, 'file');
  const before = findFile(db, folder, file_name);
  if (before && overwrite !== true && req.query['overwrite'] !== 'true') throw nameTakenError();
  if (!before && db.findAllBy('files', 'user', user).length >= maxFiles)
    throw fieldError(
      'file',
      message('A media library can contain up to {limit} files.', { limit: maxFiles }),
    );
  createQuotaCheck(context, user, before)(received.size);
  // The file of a lost client was already removed.
  if (res.destroyed) throw badRequest({ detail: message('The connection was reset.') });
  const content_type = lookupContentType(file_name);
  uploads.keep(received.stored_as);
  const newFile = { ...received, user, folder, content_type, created_at: isoTime(now()) };
  if (!before) return { row: db.insert('files', newFile) };
  const { id, ...fields } = before;
  const replacedFile = db.insert('files', { ...fields, ...binLocation });
  return { row: requireFound(db.update('files', id, newFile)), replacedFile };
};

const upload = async (context: ServerContext, req: Request, res: Response) => {
  const { row, replacedFile } = storeFile(context, req, res, getReceivedFile(req));
  context.emit('fileUploaded', { file: row, isReplacement: replacedFile !== undefined });
  if (replacedFile) await emptyBin(context, [replacedFile]);
  else res.status(201);
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
