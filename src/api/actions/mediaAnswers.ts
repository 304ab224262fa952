import type {
  FolderDetails,
  FolderStep,
  MediaFile,
  MediaFolder,
} from '../../model/media-library-folder/media';
import { isFields, recordIn } from '../answers';
import { HttpError } from '../HttpError';

const textOr = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const listOf = <T>(value: unknown, read: (entry: unknown) => T | null): T[] =>
  Array.isArray(value) ? value.map(read).filter((entry) => entry !== null) : [];

/** Null for what is no folder. */
export const folderIn = (value: unknown): MediaFolder | null => {
  if (!isFields(value) || typeof value['id'] !== 'number') return null;
  return {
    id: value['id'],
    name: textOr(value['name']),
    parent: numberOr(value['parent']),
    description: textOr(value['description']),
    created_at: textOr(value['created_at']),
  };
};

/** A number, or one written as text; NaN for anything else. */
const idIn = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
    ? Number(value)
    : Number.NaN;

/** Null for a file without a name, which is hidden (spec 2 §3). */
export const fileIn = (value: unknown): MediaFile | null => {
  if (!isFields(value)) return null;
  const file_name = textOr(value['file_name']);
  if (file_name === null) return null;
  return {
    user_media_library_id: idIn(value['user_media_library_id'] ?? value['id']),
    file_name,
    file_url: textOr(value['file_url']) ?? '',
    size: numberOr(value['size']),
    created_at: textOr(value['created_at']),
  };
};

const stepIn = (value: unknown): FolderStep | null => {
  const folder = folderIn(value);
  return folder && { id: folder.id, name: folder.name };
};

/** Whether the server tells what is above a folder; null where it does not. */
export const ancestorsIn = (answer: unknown): FolderStep[] | null =>
  isFields(answer) && Array.isArray(answer['ancestors']) ? listOf(answer['ancestors'], stepIn) : null;

/** A folder with its content; HttpError of kind 'format' for anything else. */
export const detailsIn = (answer: unknown): Omit<FolderDetails, 'ancestors'> => {
  const folder = isFields(answer) && 'name' in answer ? folderIn({ id: 0, ...answer }) : null;
  if (!folder || !isFields(answer)) throw new HttpError(0, answer, 'format');
  return {
    ...folder,
    subfolders: listOf(answer['subfolders'], folderIn),
    files: listOf(answer['files'], fileIn),
  };
};

/** The folder of an answer that promises one; HttpError of kind 'format' where it has none. */
export const savedFolderIn = (answer: unknown): MediaFolder => {
  const folder = folderIn(recordIn(answer, (fields) => folderIn(fields) !== null));
  if (!folder) throw new HttpError(0, answer, 'format');
  return folder;
};

/** The file that an answer carries; null where it carries none. */
export const savedFileIn = (answer: unknown): MediaFile | null =>
  fileIn(recordIn(answer, (fields) => fileIn(fields) !== null));
