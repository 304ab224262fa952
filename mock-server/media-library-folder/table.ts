import type { components } from '../../src/api/schema';
import type { Filled } from '../filled';
import { table } from '../table';

export interface FolderRow extends Filled<Omit<components['schemas']['MediaFolder'], 'parent'>> {
  user: number;
  parent: number | null;
}

export const folders = table<FolderRow>()('once listed', {
  user: (row) => row.user,
  parent: (row) => row.parent ?? 0,
});

export interface FileRow {
  id: number;
  user: number;
  folder: number;
  file_name: string;
  /** Stored name below DATA_DIR/uploads; never derived from what a user typed. */
  stored_as: string;
  size: number;
  content_type: string;
  created_at: string;
}

export const files = table<FileRow>()('once listed', {
  user: (row) => row.user,
  folder: (row) => row.folder,
  stored_as: (row) => row.stored_as,
  // Two ways to write the same letters are one name.
  name: (row) => `${row.folder}/${row.file_name.normalize()}`,
});
