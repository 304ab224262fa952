import type { FileRow, FolderRow } from './table';

export const folderBody = ({ id, name, parent, description, created_at }: FolderRow) => ({
  id,
  name,
  parent,
  description,
  created_at,
});

export const fileBody = ({ id, file_name, stored_as, size, created_at }: FileRow, origin: string) => ({
  id,
  user_media_library_id: id,
  file_name,
  file_url: encodeURI(`${origin}/files/media/${stored_as}`),
  size,
  created_at,
});
