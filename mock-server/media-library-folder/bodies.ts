import type { FileRow, FolderRow } from '../storage/tables';

export const folderBody = ({ user: _user, ...folder }: FolderRow) => folder;

export const fileBody = ({ id, file_name, stored_as, size, created_at }: FileRow, origin: string) => ({
  id,
  user_media_library_id: id,
  file_name,
  file_url: encodeURI(`${origin}/files/media/${stored_as}`),
  size,
  created_at,
});
