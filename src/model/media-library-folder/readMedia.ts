import { isFields, numberOrNull, textOrNull } from '../fields';
import type { FolderStep, MediaFile, MediaFolder } from './media';

export const entriesIn = <T>(value: unknown, read: (entry: unknown) => T | null): T[] =>
  Array.isArray(value) ? value.map(read).filter((entry) => entry !== null) : [];

export const folderIn = (value: unknown): MediaFolder | null => {
  if (!isFields(value) || typeof value['id'] !== 'number') return null;
  return {
    id: value['id'],
    name: textOrNull(value['name']),
    parent: numberOrNull(value['parent']),
    description: textOrNull(value['description']),
    created_at: textOrNull(value['created_at']),
  };
};

const idIn = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
    ? Number(value)
    : Number.NaN;

/** Files without a name are hidden (spec 2 §3). */
export const fileIn = (value: unknown): MediaFile | null => {
  if (!isFields(value)) return null;
  const file_name = textOrNull(value['file_name']);
  if (file_name === null) return null;
  return {
    user_media_library_id: idIn(value['user_media_library_id'] ?? value['id']),
    file_name,
    file_url: textOrNull(value['file_url']) ?? '',
    size: numberOrNull(value['size']),
    created_at: textOrNull(value['created_at']),
  };
};

const stepIn = (value: unknown): FolderStep | null => {
  const folder = folderIn(value);
  return folder && { id: folder.id, name: folder.name };
};

export const ancestorsIn = (answer: unknown): FolderStep[] | null =>
  isFields(answer) && Array.isArray(answer['ancestors']) ? entriesIn(answer['ancestors'], stepIn) : null;
