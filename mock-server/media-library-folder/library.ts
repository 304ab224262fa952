import { fileSize } from '../../src/model/fileSize';
import type { ServerContext } from '../context';
import { badRequest, fieldError, notFound } from '../guards/Refusal';
import type { FileRow, FolderRow } from './table';

type Db = ServerContext['db'];

/** The longest name of a file or folder, in characters. */
const longest = 255;

/** A name as it was typed. Throws 400 for one that is too long. */
export const nameOf = (typed: string, field: string): string => {
  // Half a surrogate pair cannot be stored as text.
  const name = Buffer.from(typed).toString();
  if (Array.from(name).length > longest)
    throw fieldError(field, `Ensure this field has no more than ${longest} characters.`);
  return name;
};

/** A folder of that person's library. Throws 404: others' folders do not exist for them. */
export const folderOf = (db: Db, user: number, id: unknown): FolderRow => {
  const row = db.get('folders', Number(id));
  if (!row || row.user !== user) throw notFound();
  return row;
};

/** A file of that person's library. Throws 404. */
export const fileRowOf = (db: Db, user: number, id: unknown): FileRow => {
  const row = db.get('files', Number(id));
  if (!row || row.user !== user) throw notFound();
  return row;
};

export const fileNamed = (db: Db, folder: number, name: string): FileRow | undefined =>
  db.findBy('files', 'name', `${folder}/${name.normalize()}`);

/** Throws 400 where the files of that person, without the one that is replaced, would be more than their quota. */
export const mustFit = (db: Db, user: number, quota: number, size: number, replaced: FileRow | undefined) => {
  const sizes = db.allBy('files', 'user', user).map((file) => file.size);
  const left = quota - sizes.reduce((sum, one) => sum + one, 0) + (replaced?.size ?? 0);
  if (size <= left) return;
  const sentence = `Your media library is full: it holds ${fileSize(quota)}, and ${fileSize(Math.max(0, left))} are left.`;
  throw fieldError('file', sentence);
};

export const nameTaken = () => badRequest({ non_field_errors: ['A file with this name already exists.'] });

/** What lies below a folder, itself included. */
export const subtreeOf = (db: Db, top: FolderRow): FolderRow[] => {
  const found = [top];
  for (const folder of found) found.push(...db.allBy('folders', 'parent', folder.id));
  return found;
};

/** The folders above one, the first level first. */
export const ancestorsOf = (db: Db, { parent }: FolderRow): FolderRow[] => {
  const above: FolderRow[] = [];
  for (let at = parent; at !== null; at = above[0]?.parent ?? null) {
    const row = db.get('folders', at);
    if (!row) break;
    above.unshift(row);
  }
  return above;
};
