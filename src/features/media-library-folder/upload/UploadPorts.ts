import type { FileUpload } from '../../../api/actions/media';
import type { FolderDetails, MediaFile, MediaFolder } from '../../../model/media-library-folder/media';
import type { UploadItem } from './uploadStore';

/** What the queue of uploads needs of the server and of the screens. */
export interface UploadPorts {
  upload: (upload: FileUpload) => Promise<MediaFile>;
  folder: (id: number) => Promise<FolderDetails>;
  /** What the screens know of a folder's files; it may be out of date. */
  knownFiles: (folder: number) => readonly MediaFile[] | undefined;
  folders: () => Promise<MediaFolder[]>;
  createFolder: (name: string, parent: number | null) => Promise<MediaFolder>;
  isNameTaken: (error: unknown) => boolean;
  /** A message key or a sentence, where there is more to say of a failure. */
  reasonOf: (error: unknown) => string | null;
  onFile: (folder: number, file: MediaFile) => void;
  onFolder: (folder: MediaFolder) => void;
  /** A folder of a drop could not be found or created; once for each drop. */
  onFolderFailed: (error: unknown) => void;
  /** All files of a batch are over. */
  onBatch: (items: readonly UploadItem[]) => void;
}
