import type { Schema } from '../../contract/Schema';

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
