import { callbackify } from 'node:util';
import type { Request, RequestHandler } from 'express';
import type { StorageEngine } from 'multer';
import { extensionOf } from '../../src/model/media-library-folder/fileName';
import type { ServerContext } from '../context';
import type { Incoming } from '../files/uploads';
import { fileOf, isMultipart, readForm } from '../guards/bodies';
import { operationOf } from '../guards/operations';
import { badRequest } from '../guards/Refusal';
import { timeouts } from '../guards/requestTimeout';

type ReceivedFile = Express.Multer.File & { incoming?: Incoming };

const toDisk = ({ uploads }: ServerContext): StorageEngine => ({
  _handleFile: (_req, file, done) =>
    callbackify(async () => {
      const incoming = await uploads.receive(file.stream, extensionOf(file.originalname));
      const received: Partial<ReceivedFile> = { incoming, size: incoming.size };
      return received;
    })(done),
  _removeFile: (_req, file: ReceivedFile, done) => callbackify(async () => file.incoming?.drop())(done),
});

/** Streams the file to disk instead of memory, and removes it unless the request keeps it. */
export const receiveFile = (context: ServerContext): RequestHandler => {
  const storage = toDisk(context);
  const { maxFileBytes, quotaBytes } = context.settings;
  const fileSize = Math.min(maxFileBytes, quotaBytes);
  const files = { storage, fileSize, within: timeouts.upload, preservePath: true };
  return (req, res, next) => {
    if (!isMultipart(req) || operationOf(res)?.id !== 'saveFile') {
      next();
      return;
    }
    res.once('close', () => {
      incomingOf(req)
        ?.drop()
        .catch((failure: unknown) => console.error('An upload could not be removed:', failure));
    });
    readForm(req, res, files, (failure) => {
      if (failure && (req.destroyed || req.closed) && !req.complete) res.destroy();
      else next(failure);
    });
  };
};

const incomingOf = (req: Request): Incoming | undefined => {
  const file: ReceivedFile | undefined = fileOf(req, 'file');
  return file?.incoming;
};

export const receivedFile = (req: Request): { name: string; incoming: Incoming } => {
  const incoming = incomingOf(req);
  if (!incoming) throw badRequest({ file: ['No file was submitted.'] });
  return { name: fileOf(req, 'file')?.originalname ?? '', incoming };
};
