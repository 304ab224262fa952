import { callbackify } from 'node:util';
import type { Request, RequestHandler } from 'express';
import type { StorageEngine } from 'multer';
import type { Readable } from 'node:stream';
import { getExtension } from '../../src/model/media-library-folder/media';
import type { ServerContext } from '../context';
import type { PendingUpload } from '../files/uploads';
import { getFormFile, isMultipart, readForm } from '../guards/bodies';
import { getOperation } from '../guards/operations';
import { fieldError, tooManyRequests } from '../guards/ApiError';
import { timeouts } from '../guards/requestTimeout';
import { getCurrentUser } from '../guards/session';
import { findFile, quotaError, usedBytes } from './library';
import type { FileRow } from '../storage/tables';
import { message } from '../messages/message';

interface Received {
  incoming: PendingUpload;
  size: number;
  /** Ends the reservation once the file is in the database. */
  release: () => void;
}

type ReceivedFile = Express.Multer.File & Partial<Received>;

/** Boundary, headers and two short fields of the form. */
const formOverheadBytes = 2048;

const declaredSize = (req: Request, maxBytes: number): number | null => {
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

const createStorageEngine = (receive: (file: Express.Multer.File) => Promise<Received>): StorageEngine => ({
  _handleFile: (_req, file, done) => callbackify(() => receive(file))(done),
  _removeFile: (_req, file: ReceivedFile, done) => callbackify(async () => file.incoming?.discard())(done),
});

/** Streams the file to disk instead of memory, and removes it unless the request keeps it. */
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
      // 'close' was emitted before, so nothing would end the reservation.
      res.status(400).end();
      return;
    }
    const user = getCurrentUser(res).id;
    const reservation = reserveQuota(user);
    const receive = async ({ stream, originalname }: Express.Multer.File): Promise<Received> => {
      const chunks = reservation.readWithinQuota(
        stream,
        declaredSize(req, fileSize),
        findReplacedFile(db, user, req, originalname),
      );
      const incoming = await uploads.receive(chunks, getExtension(originalname));
      return { incoming, size: incoming.size, release: reservation.release };
    };
    let receiving: Promise<Received> | undefined;
    res.once('close', () => {
      const discard = async () => (await receiving?.catch(() => undefined))?.incoming.discard();
      discard()
        .catch((failure: unknown) => console.error('An upload could not be removed:', failure))
        .finally(reservation.release);
    });
    const storage = createStorageEngine((file) => (receiving = receive(file)));
    readForm(req, res, { storage, fileSize, timeoutMs: timeouts.upload, preservePath: true }, next);
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

/** Bytes reserved ahead for an upload of unknown size, so that few chunks recompute the used space. */
const reserveAheadBytes = 1024 * 1024;

interface Reservation {
  user: number;
  bytes: number;
  replaces: FileRow | undefined;
}

const addedBytes = ({ bytes, replaces }: Reservation) => Math.max(0, bytes - (replaces?.size ?? 0));

/** Reserves bytes before they reach the disk, so that parallel uploads cannot exceed the quota. */
const createQuotaGuard = ({ db, settings }: Pick<ServerContext, 'db' | 'settings'>) => {
  const running = new Set<Reservation>();

  return (user: number) => {
    const others = () => [...running].filter((upload) => upload.user === user && upload !== reservation);
    const reservation: Reservation = { user, bytes: 0, replaces: undefined };
    if (others().length >= maxUploads)
      throw tooManyRequests(
        10,
        message('At most {limit} files can be uploaded at a time.', { limit: maxUploads }),
      );
    running.add(reservation);

    const reserve = (bytes: number, ahead = 0): void => {
      if (bytes <= reservation.bytes) return;
      const usedByOthers = others().reduce((sum, upload) => sum + addedBytes(upload), usedBytes(db, user));
      const free = settings.quotaBytes - usedByOthers + (reservation.replaces?.size ?? 0);
      if (bytes > free) throw quotaError(settings.quotaBytes, free);
      reservation.bytes = Math.min(bytes + ahead, free);
    };

    return {
      /** `size` is the declared size, or null. */
      async *readWithinQuota(file: Readable, size: number | null, replaces: FileRow | undefined) {
        const isReplaced = others().some((upload) => upload.replaces?.id === replaces?.id);
        if (!isReplaced) reservation.replaces = replaces;
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
      release: () => void running.delete(reservation),
    };
  };
};
