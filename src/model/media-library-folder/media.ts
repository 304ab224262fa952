import type { Schema } from '../../api/contract';

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

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

export const fileSize = (bytes: number | null): string => {
  if (bytes === null) return '';
  let amount = bytes;
  let unit = 0;
  for (; amount >= 999.5 && unit < units.length - 1; unit += 1) amount /= 1000;
  return `${unit === 0 || amount >= 99.95 ? Math.round(amount) : amount.toFixed(1)} ${units[unit] ?? ''}`;
};
