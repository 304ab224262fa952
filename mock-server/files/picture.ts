import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { getFormFile } from '../guards/bodies';
import { invalidField } from '../guards/ApiError';
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

export const invalidPictureMessage = 'Upload a valid image. The file is not a PNG, JPG, GIF or WebP picture.';

/** Returns null for other types, such as SVG, which can contain scripts. */
export const detectPictureExtension = (bytes: Buffer): string | null =>
  signatures.find(
    ([, offset, signature]) => bytes.toString('latin1', offset, offset + signature.length) === signature,
  )?.[0] ?? null;

/** Stores the picture, checks access again, then calls `write`. Removes the picture if that fails. */
export const saveWithPicture = async <T>(
  context: ServerContext,
  req: Request,
  res: Response,
  write: (picture_file: string | null) => T,
  createError = invalidField,
): Promise<T> => {
  const { uploads } = context;
  const file = getFormFile(req, 'picture');
  const extension = file && detectPictureExtension(file.buffer);
  if (file && !extension) throw createError('picture', invalidPictureMessage);
  const storedName = file && extension ? await uploads.save(file.buffer, extension) : null;
  try {
    recheckAccess(context, req, res);
    return write(storedName);
  } catch (error) {
    if (storedName) await uploads.remove(storedName);
    throw error;
  }
};
