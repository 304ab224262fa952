import type { MediaFile } from '../../../model/media-library-folder/media';

export type UploadState = 'waiting' | 'running' | 'asking' | 'done' | 'failed' | 'skipped' | 'cancelled';

/** What a user wants done about a name that is there already. */
export type ConflictChoice = 'overwrite' | 'keepBoth' | 'skip';

/** One file on its way into the library. */
export interface UploadItem {
  readonly id: number;
  /** What was handed over together. */
  readonly batch: number;
  readonly file: File;
  /** The name in the library; another than the file's where both are kept. */
  name: string;
  /** The folder that it was handed to; null for the library itself. */
  readonly root: number | null;
  /** Folders below it. */
  readonly path: readonly string[];
  state: UploadState;
  /** From 0 to 1. */
  share: number;
  overwrite: boolean;
  /** The file that is there already, while a user is asked. */
  existing: MediaFile | null;
  /** A message key or a sentence, where there is more to say of a failure. */
  reason: string | null;
}

/** An upload that has not begun. */
export const waitingItem = (
  handed: Pick<UploadItem, 'id' | 'batch' | 'file' | 'root' | 'path'>,
): UploadItem => ({
  ...handed,
  name: handed.file.name,
  state: 'waiting',
  share: 0,
  overwrite: false,
  existing: null,
  reason: null,
});

export const isOver = ({ state }: UploadItem): boolean =>
  state === 'done' || state === 'failed' || state === 'skipped' || state === 'cancelled';
