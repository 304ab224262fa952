import { callbackify } from 'node:util';
import type { Request, RequestHandler } from 'express';
import type { StorageEngine } from 'multer';
import type { Readable } from 'node:stream';
import { getExtension } from '../../src/model/media-library-folder/media';
import type { ServerContext } from '../context';
import type { StoredUpload } from '../storage/uploads';
import { getFormFile, isMultipart, readForm } from '../guards/bodies';
import { getOperation } from '../guards/operations';
import { fieldError, tooManyRequests } from '../guards/ApiError';
import { getCurrentUser } from '../guards/session';
import { createQuotaCheck, findFile } from './library';
import { message } from '../messages/message';

export type ReceivedFile = StoredUpload & { file_name: string };

/** Boundary, headers and two short fields of the form. */
const formOverheadBytes = 2048;

/** Limit per user. The portal sends three at a time from each tab. */
const maxUploads = 10;

/** Finds the replaced file if `folder` and `overwrite` precede the file, as in the portal's forms. */
const findReplacedFile = (db: ServerContext['db'], user: number, req: Request, name: string) => {
  const { folder, overwrite } = req.body as Record<string, unknown>;
  if (overwrite !== 'true' && req.query['overwrite'] !== 'true') return undefined;
  const file = findFile(db, Number(folder), name);
  return file?.user === user ? file : undefined;
};

/** Checks the size so far of each chunk before it reaches the disk. */
async function* readChecked(file: Readable, check: (bytes: number) => void) {
  let bytes = 0;
  // Destroying the stream would hide this error behind another one.
  const chunks: AsyncIterable<Buffer> = file.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    bytes += chunk.length;
    check(bytes);
    yield chunk;
  }
}

/** Streams the file to disk instead of memory, and removes it unless a row refers to it in the end. */
export const receiveFile = (context: ServerContext): RequestHandler => {
  const { db, settings, uploads } = context;
  const fileSize = Math.min(settings.maxFileBytes, settings.quotaBytes);
  const uploading: number[] = [];
  return (req, res, next) => {
    if (!isMultipart(req) || getOperation(res)?.id !== 'saveFile') return next();
    const user = getCurrentUser(res).id;
    if (uploading.filter((id) => id === user).length >= maxUploads)
      throw tooManyRequests(
        10,
        message('At most {limit} files can be uploaded at a time.', { limit: maxUploads }),
      );
    // 'close' has already fired, so nothing would remove the user.
    if (res.destroyed) return void res.status(400).end();
    uploading.push(user);
    let receiving: Promise<StoredUpload> | undefined;
    const receive = async ({ stream, originalname }: Express.Multer.File): Promise<StoredUpload> => {
      const checkQuota = createQuotaCheck(context, user, findReplacedFile(db, user, req, originalname));
      checkQuota(Math.min(fileSize, Number(req.get('content-length') ?? 0) - formOverheadBytes));
      return uploads.receive(readChecked(stream, checkQuota), getExtension(originalname));
    };
    const removeUnused = async () => {
      const { stored_as } = (await receiving?.catch(() => undefined)) ?? {};
      if (stored_as !== undefined && !db.findBy('files', 'stored_as', stored_as))
        await uploads.remove(stored_as);
    };
    res.once('close', () => {
      uploading.splice(uploading.indexOf(user), 1);
      removeUnused().catch((error: unknown) => console.error('An upload could not be removed:', error));
    });
    const storage: StorageEngine = {
      _handleFile: (_req, file, done) => callbackify(() => (receiving = receive(file)))(done),
      _removeFile: (_req, _file, done) => callbackify(removeUnused)(done),
    };
    readForm(req, res, { storage, fileSize, preservePath: true }, next);
  };
};

export const getReceivedFile = (req: Request): ReceivedFile => {
  const file: (Express.Multer.File & Partial<StoredUpload>) | undefined = getFormFile(req, 'file');
  if (file?.stored_as === undefined) throw fieldError('file', 'No file was submitted.');
  return { file_name: file.originalname, stored_as: file.stored_as, size: file.size };
};
