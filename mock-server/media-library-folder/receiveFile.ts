import { callbackify } from 'node:util';
import type { Request, RequestHandler } from 'express';
import type { StorageEngine } from 'multer';
import type { Readable } from 'node:stream';
import { getExtension } from '../../src/model/media-library-folder/media';
import type { ServerContext } from '../context';
import type { PendingUpload } from '../storage/uploads';
import { getFormFile, isMultipart, readForm } from '../guards/bodies';
import { getOperation } from '../guards/operations';
import { fieldError, tooManyRequests } from '../guards/ApiError';
import { getCurrentUser } from '../guards/session';
import { findFile, quotaError, getUsedBytes } from './library';
import type { FileRow } from '../storage/tables';
import { message } from '../messages/message';

interface UploadResult {
  incoming: PendingUpload;
  size: number;
  /** Ends the reservation once the file is in the database. */
  release: () => void;
}

type ReceivedFile = Express.Multer.File & Partial<UploadResult>;

/** Boundary, headers and two short fields of the form. */
const formOverheadBytes = 2048;

const getDeclaredSize = (req: Request, maxBytes: number): number | null => {
  const length = req.get('content-length');
  return length === undefined ? null : Math.min(maxBytes, Number(length) - formOverheadBytes);
};

/** Finds the replaced file if `folder` and `overwrite` precede the file, as in the portal's forms. */
const findReplacedFile = (db: ServerContext['db'], user: number, req: Request, name: string) => {
  const { folder, overwrite } = req.body as Record<string, unknown>;
  if (overwrite !== 'true' && req.query['overwrite'] !== 'true') return undefined;
  const file = findFile(db, Number(folder), name);
  return file?.user === user ? file : undefined;
};

const createStorageEngine = (
  receive: (file: Express.Multer.File) => Promise<UploadResult>,
): StorageEngine => ({
  _handleFile: (_req, file, done) => callbackify(() => receive(file))(done),
  _removeFile: (_req, file: ReceivedFile, done) => callbackify(async () => file.incoming?.discard())(done),
});

/** Streams the file to disk instead of memory, and removes it unless the request commits it. */
export const receiveFile = (context: ServerContext): RequestHandler => {
  const { db, settings, uploads } = context;
  const fileSize = Math.min(settings.maxFileBytes, settings.quotaBytes);
  const reserveQuota = createQuotaGuard(context);
  return (req, res, next) => {
    if (!isMultipart(req) || getOperation(res)?.id !== 'saveFile') {
      next();
      return;
    }
    if (res.destroyed) {
      // 'close' has already fired, so nothing would end the reservation.
      res.status(400).end();
      return;
    }
    const user = getCurrentUser(res).id;
    const reservation = reserveQuota(user);
    const receive = async ({ stream, originalname }: Express.Multer.File): Promise<UploadResult> => {
      const chunks = reservation.readWithinQuota(
        stream,
        getDeclaredSize(req, fileSize),
        findReplacedFile(db, user, req, originalname),
      );
      const incoming = await uploads.receive(chunks, getExtension(originalname));
      return { incoming, size: incoming.size, release: reservation.release };
    };
    let receiving: Promise<UploadResult> | undefined;
    res.once('close', () => {
      const discard = async () => (await receiving?.catch(() => undefined))?.incoming.discard();
      discard()
        .catch((error: unknown) => console.error('An upload could not be removed:', error))
        .finally(reservation.release);
    });
    const storage = createStorageEngine((file) => (receiving = receive(file)));
    readForm(req, res, { storage, fileSize, preservePath: true }, next);
  };
};

export const getReceivedFile = (
  req: Request,
): { name: string; incoming: PendingUpload; release: () => void } => {
  const file: ReceivedFile | undefined = getFormFile(req, 'file');
  if (!file?.incoming || !file.release) throw fieldError('file', 'No file was submitted.');
  return { name: file.originalname, incoming: file.incoming, release: file.release };
};

/** Limit per user. The portal sends three at a time from each tab. */
const maxUploads = 10;

/** Bytes reserved in advance for an upload of unknown size, so that few chunks recount the used space. */
const reserveAheadBytes = 1024 * 1024;

interface Reservation {
  user: number;
  bytes: number;
  replacedFile: FileRow | undefined;
}

const getAddedBytes = ({ bytes, replacedFile }: Reservation) =>
  Math.max(0, bytes - (replacedFile?.size ?? 0));

/** Reserves bytes before they reach the disk, so that parallel uploads cannot exceed the quota. */
const createQuotaGuard = ({ db, settings }: Pick<ServerContext, 'db' | 'settings'>) => {
  const reservations = new Set<Reservation>();

  return (user: number) => {
    const others = () => [...reservations].filter((upload) => upload.user === user && upload !== reservation);
    const reservation: Reservation = { user, bytes: 0, replacedFile: undefined };
    if (others().length >= maxUploads)
      throw tooManyRequests(
        10,
        message('At most {limit} files can be uploaded at a time.', { limit: maxUploads }),
      );
    reservations.add(reservation);

    const reserve = (bytes: number, extraBytes = 0): void => {
      if (bytes <= reservation.bytes) return;
      const usedByOthers = others().reduce(
        (sum, upload) => sum + getAddedBytes(upload),
        getUsedBytes(db, user),
      );
      const free = settings.quotaBytes - usedByOthers + (reservation.replacedFile?.size ?? 0);
      if (bytes > free) throw quotaError(settings.quotaBytes, free);
      reservation.bytes = Math.min(bytes + extraBytes, free);
    };

    return {
      /** `size` is the declared size, or null. */
      async *readWithinQuota(file: Readable, size: number | null, replacedFile: FileRow | undefined) {
        const isReplaced = others().some((upload) => upload.replacedFile?.id === replacedFile?.id);
        if (!isReplaced) reservation.replacedFile = replacedFile;
        reserve(size ?? 0);
        let bytes = 0;
        // Destroying the stream would hide this error behind another one.
        const chunks: AsyncIterable<Buffer> = file.iterator({ destroyOnReturn: false });
        for await (const chunk of chunks) {
          bytes += chunk.length;
          reserve(bytes, size === null ? reserveAheadBytes : 0);
          yield chunk;
        }
      },
      release: () => void reservations.delete(reservation),
    };
  };
};
