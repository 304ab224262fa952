import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { getFormFile } from '../guards/bodies';
import { fieldError, invalidField } from '../guards/ApiError';
import { recheckAccess } from '../guards/session';

export const getPictureUrl = (storedName: string | null): string | null =>
  storedName && `/files/pictures/${storedName}`;

/** Waits until the new row is on disk, so that a crash leaves no row without its file. */
export const removeReplacedFile = async (
  { db, uploads }: Pick<ServerContext, 'db' | 'uploads'>,
  before: string | null,
  after: string | null,
): Promise<void> => {
  if (!before || before === after) return;
  await db.waitForCommit();
  await uploads.remove(before);
};

const signatures: readonly [extension: string, offset: number, bytes: string][] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
];

/** Returns null for other types, such as SVG, which can contain scripts. */
const detectPictureExtension = (bytes: Buffer): string | null =>
  signatures.find(
    ([, offset, signature]) => bytes.toString('latin1', offset, offset + signature.length) === signature,
  )?.[0] ?? null;

export const getPictureExtension = (
  { fieldname, buffer }: Express.Multer.File,
  createError = fieldError,
): string => {
  const extension = detectPictureExtension(buffer);
  if (extension) return extension;
  throw createError(fieldname, 'Upload a valid image. The file is not a PNG, JPG, GIF or WebP picture.');
};

/** Stores the file, checks access again, then calls `write` with its stored name. Removes it if that fails. */
export const saveWithFile = async <T>(
  { context, req, res }: { context: ServerContext; req: Request; res: Response },
  file: { bytes: Buffer; extension: string } | undefined,
  write: (storedName: string | null) => T | Promise<T>,
): Promise<T> => {
  const storedName = file ? await context.uploads.save(file.bytes, file.extension) : null;
  try {
    recheckAccess(context, req, res);
    return await write(storedName);
  } catch (error) {
    if (storedName) await context.uploads.remove(storedName);
    throw error;
  }
};

export const saveWithPicture = async <T>(
  context: ServerContext,
  req: Request,
  res: Response,
  write: (picture_file: string | null) => T,
  createError = invalidField,
): Promise<T> => {
  const file = getFormFile(req, 'picture');
  const picture = file && { bytes: file.buffer, extension: getPictureExtension(file, createError) };
  return saveWithFile({ context, req, res }, picture, write);
};
