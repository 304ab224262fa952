import type { MediaFile, MediaFolder } from '../../../model/media-library-folder/media';
import { text } from '../../../ui/address/addressParams';
import { getMediaKind } from '../mediaFile';

interface BaseItem {
  /** Unique among files and folders, unlike the record's id. */
  id: string;
  recordId: number;
  name: string;
  /** Of its creation. */
  date: string | null;
}

type FolderItem = BaseItem & { kind: 'folder'; folder: MediaFolder };
export type FileItem = BaseItem & { kind: 'file'; file: MediaFile };

export type Item = FolderItem | FileItem;

export const toFolderItem = (folder: MediaFolder, unnamed: string): FolderItem => ({
  kind: 'folder',
  id: `folder-${folder.id}`,
  recordId: folder.id,
  name: folder.name ?? unnamed,
  date: folder.created_at,
  folder,
});

export const toFileItem = (file: MediaFile): FileItem => ({
  kind: 'file',
  id: `file-${file.user_media_library_id || file.file_name}`,
  recordId: file.user_media_library_id,
  name: file.file_name,
  date: file.created_at,
  file,
});

export const getItemKind = ({ kind, name }: Item) => (kind === 'folder' ? kind : getMediaKind(name));

export const previewParams = { preview: text() };

export const itemLinkAttribute = 'data-media-item';
