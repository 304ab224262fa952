import type { FileRow, FolderRow } from './table';

/** A folder as the API answers it (spec 2 §3). */
export const folderBody = ({ id, name, parent, description, created_at }: FolderRow) => ({
  id,
  name,
  parent,
  description,
  created_at,
});

/** A file as the API answers it (spec 2 §3); `origin` is where the caller finds this server. */
export const fileBody = ({ id, file_name, stored_as, size, created_at }: FileRow, origin: string) => ({
  id,
  user_media_library_id: id,
  file_name,
  file_url: encodeURI(`${origin}/files/media/${stored_as}`),
  size,
  created_at,
});
