import { callbackify } from 'node:util';
import type { Request, RequestHandler } from 'express';
import type { StorageEngine } from 'multer';
import { extensionOf } from '../../src/model/media-library-folder/media';
import type { ServerContext } from '../context';
import type { Incoming } from '../files/uploads';
import { fileOf, isMultipart, readForm } from '../guards/bodies';
import { operationOf } from '../guards/operations';
import { fieldError } from '../guards/Refusal';
import { timeouts } from '../guards/requestTimeout';
import { currentUserOf } from '../guards/session';
import { fileNamed } from './library';
import { createUploadSpace } from './uploadSpace';

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

/** Known where `folder` and `overwrite` come before the file, as the portal sends them. */
const replacedBy = (db: ServerContext['db'], user: number, req: Request, name: string) => {
  const { folder, overwrite } = req.body as Record<string, unknown>;
  if (overwrite !== 'true' && req.query['overwrite'] !== 'true') return undefined;
  const file = fileNamed(db, Number(folder), name);
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
      const chunks = space.take(stream, declaredSize(req, fileSize), replacedBy(db, user, req, originalname));
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
