import type { Schema } from '../../contract/Schema';
import { isFields, numberOrNull, textOrNull } from '../fields';

export type MediaFolder = Omit<Schema<'MediaFolder'>, 'name'> & { name: string | null };

export type MediaFile = Omit<Schema<'MediaFile'>, 'id' | 'file_name' | 'size'> & {
  file_name: string;
  size: number | null;
};

export interface FolderStep {
  id: number;
  name: string | null;
}

export interface FolderDetails extends MediaFolder {
  /** Root first. */
  ancestors: FolderStep[];
  subfolders: MediaFolder[];
  files: MediaFile[];
}

export const parseEntries = <T>(value: unknown, read: (entry: unknown) => T | null): T[] =>
  Array.isArray(value) ? value.map(read).filter((entry) => entry !== null) : [];

export const parseMediaFolder = (value: unknown): MediaFolder | null => {
  if (!isFields(value) || typeof value['id'] !== 'number') return null;
  return {
    id: value['id'],
    name: textOrNull(value['name']),
    parent: numberOrNull(value['parent']),
    description: textOrNull(value['description']),
    created_at: textOrNull(value['created_at']),
  };
};

const parseId = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
    ? Number(value)
    : Number.NaN;

/** Files without a name are hidden (spec 2 §3). */
export const parseMediaFile = (value: unknown): MediaFile | null => {
  if (!isFields(value)) return null;
  const file_name = textOrNull(value['file_name']);
  if (file_name === null) return null;
  return {
    user_media_library_id: parseId(value['user_media_library_id'] ?? value['id']),
    file_name,
    file_url: textOrNull(value['file_url']) ?? '',
    size: numberOrNull(value['size']),
    created_at: textOrNull(value['created_at']),
  };
};

const parseFolderStep = (value: unknown): FolderStep | null => {
  const folder = parseMediaFolder(value);
  return folder && { id: folder.id, name: folder.name };
};

export const parseAncestors = (response: unknown): FolderStep[] | null =>
  isFields(response) && Array.isArray(response['ancestors'])
    ? parseEntries(response['ancestors'], parseFolderStep)
    : null;

export const getExtension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Unifies composed and decomposed letters, which look alike. */
export const nameKey = (name: string): string => name.normalize();
