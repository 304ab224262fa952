import { callbackify } from 'node:util';
import type { Request, RequestHandler } from 'express';
import type { StorageEngine } from 'multer';
import type { Readable } from 'node:stream';
import { extensionOf } from '../../src/model/media-library-folder/media';
import type { ServerContext } from '../context';
import type { Incoming } from '../files/uploads';
import { fileOf, isMultipart, readForm } from '../guards/bodies';
import { operationOf } from '../guards/operations';
import { fieldError, ApiError } from '../guards/ApiError';
import { timeouts } from '../guards/requestTimeout';
import { currentUserOf } from '../guards/session';
import { findFile, quotaError, usedBytes } from './library';
import type { FileRow } from '../storage/tables';
import { message } from '../messages/message';

interface Received {
  incoming: Incoming;
  size: number;
  /** Called once the file is in the database, and so counts there. */
  release: () => void;
}

type ReceivedFile = Express.Multer.File & Partial<Received>;

/** A form has a boundary, headers and two short fields beside the file. */
const formBytes = 2048;

const declaredSize = (req: Request, most: number): number | null => {
  const length = req.get('content-length');
  return length === undefined ? null : Math.min(most, Number(length) - formBytes);
};

/** Finds the replaced file if `folder` and `overwrite` precede the upload, as in the portal's forms. */
const getPreviousValues = (db: ServerContext['db'], user: number, req: Request, name: string) => {
  const { folder, overwrite } = req.body as Record<string, unknown>;
  if (overwrite !== 'true' && req.query['overwrite'] !== 'true') return undefined;
  const file = findFile(db, Number(folder), name);
  return file?.user === user ? file : undefined;
};

const engine = (receive: (file: Express.Multer.File) => Promise<Received>): StorageEngine => ({
  _handleFile: (_req, file, done) => callbackify(() => receive(file))(done),
  _removeFile: (_req, file: ReceivedFile, done) => callbackify(async () => file.incoming?.drop())(done),
});

/** Streams the file to disk instead of memory, and removes it unless the request keeps it. */
export const receiveFile = (context: ServerContext): RequestHandler => {
  const { db, settings, uploads } = context;
  const fileSize = Math.min(settings.maxFileBytes, settings.quotaBytes);
  const startUpload = createUploadSpace(context);
  return (req, res, next) => {
    if (!isMultipart(req) || operationOf(res)?.id !== 'saveFile') {
      next();
      return;
    }
    if (res.destroyed) {
      // 'close' has come already, so nothing would give the space back.
      res.status(400).end();
      return;
    }
    const user = currentUserOf(res).id;
    const space = startUpload(user);
    const receive = async ({ stream, originalname }: Express.Multer.File): Promise<Received> => {
      const chunks = space.take(
        stream,
        declaredSize(req, fileSize),
        getPreviousValues(db, user, req, originalname),
      );
      const incoming = await uploads.receive(chunks, extensionOf(originalname));
      return { incoming, size: incoming.size, release: space.release };
    };
    let receiving: Promise<Received> | undefined;
    res.once('close', () => {
      const drop = async () => (await receiving?.catch(() => undefined))?.incoming.drop();
      drop()
        .catch((failure: unknown) => console.error('An upload could not be removed:', failure))
        .finally(space.release);
    });
    const storage = engine((file) => (receiving = receive(file)));
    readForm(req, res, { storage, fileSize, within: timeouts.upload, preservePath: true }, next);
  };
};

export const receivedFile = (req: Request): { name: string; incoming: Incoming; release: () => void } => {
  const file: ReceivedFile | undefined = fileOf(req, 'file');
  if (!file?.incoming || !file.release) throw fieldError('file', 'No file was submitted.');
  return { name: file.originalname, incoming: file.incoming, release: file.release };
};

/** The portal sends three at a time from each tab. */
const maxUploads = 10;

/** Bytes that an upload of unknown size reserves ahead, so that few chunks add up the library again. */
const step = 1024 * 1024;

interface Reserved {
  user: number;
  bytes: number;
  replaces: FileRow | undefined;
}

const addedBytes = ({ bytes, replaces }: Reserved) => Math.max(0, bytes - (replaces?.size ?? 0));

const tooManyUploads = () =>
  new ApiError(
    429,
    { detail: message('At most {limit} files can be uploaded at a time.', { limit: maxUploads }) },
    {},
    { 'Retry-After': '10' },
  );

/** Uploads reserve their bytes before these reach the disk, so that parallel ones cannot exceed the quota. */
const createUploadSpace = ({ db, settings }: Pick<ServerContext, 'db' | 'settings'>) => {
  const running = new Set<Reserved>();

  return (user: number) => {
    const others = () => [...running].filter((upload) => upload.user === user && upload !== own);
    const own: Reserved = { user, bytes: 0, replaces: undefined };
    if (others().length >= maxUploads) throw tooManyUploads();
    running.add(own);

    const reserve = (bytes: number, ahead = 0): void => {
      if (bytes <= own.bytes) return;
      const taken = others().reduce((sum, upload) => sum + addedBytes(upload), usedBytes(db, user));
      const free = settings.quotaBytes - taken + (own.replaces?.size ?? 0);
      if (bytes > free) throw quotaError(settings.quotaBytes, free);
      own.bytes = Math.min(bytes + ahead, free);
    };

    return {
      /** `size` is the declared one, null without a declaration. */
      async *take(file: Readable, size: number | null, replaces: FileRow | undefined) {
        const isReplaced = others().some((upload) => upload.replaces?.id === replaces?.id);
        if (!isReplaced) own.replaces = replaces;
        reserve(size ?? 0);
        let bytes = 0;
        // Destroying the stream would hide the refusal behind an error of its own.
        const chunks: AsyncIterable<Buffer> = file.iterator({ destroyOnReturn: false });
        for await (const chunk of chunks) {
          bytes += chunk.length;
          reserve(bytes, size === null ? step : 0);
          yield chunk;
        }
      },
      release: () => void running.delete(own),
    };
  };
};
