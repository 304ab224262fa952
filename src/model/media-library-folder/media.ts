/** A folder of the media library (spec 2 §3). */
export interface MediaFolder {
  id: number;
  name: string | null;
  parent: number | null;
  description: string | null;
  created_at: string | null;
}

/** A file of the media library (spec 2 §3). */
export interface MediaFile {
  user_media_library_id: number;
  file_name: string;
  /** URL-encoded. */
  file_url: string;
  /** Bytes, where the server tells. */
  size: number | null;
  created_at: string | null;
}

export interface FolderStep {
  id: number;
  name: string | null;
}

/** A folder with what lies directly in it. */
export interface FolderDetails extends MediaFolder {
  /** The folders above it, that of the first level first. */
  ancestors: FolderStep[];
  subfolders: MediaFolder[];
  /** Those with a name; others are hidden (spec 2 §3). */
  files: MediaFile[];
}
