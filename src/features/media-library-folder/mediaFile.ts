import { getExtension } from '../../model/media-library-folder/media';
import { dateFormat } from '../../model/time';
import { serverUrl } from '../../paths';

type MediaKind = 'pdf' | 'image' | 'text' | 'audio' | 'video' | 'other';

const extensions: Record<Exclude<MediaKind, 'other'>, string> = {
  pdf: 'pdf',
  image: 'png jpg jpeg gif svg webp',
  // HTML is shown as source, so none of its scripts run.
  text: 'txt csv tsv json md log xml html htm css js ts yaml yml ini',
  audio: 'mp3 wav ogg oga m4a flac',
  video: 'mp4 webm ogv mov',
};

const kinds = new Map(
  Object.entries(extensions).flatMap(([kind, list]) =>
    list.split(' ').map((name) => [name, kind as MediaKind]),
  ),
);

export const getMediaKind = (name: string): MediaKind => kinds.get(getExtension(name)) ?? 'other';

/** The length of a file name without its extension, in UTF-16 units. */
export const getStemLength = (name: string): number => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
};

/** Returns the name if it is free, else the first free numbered one: `a (1).txt`. */
export const findFreeName = (name: string, isTaken: (name: string) => boolean): string => {
  const stem = name.slice(0, getStemLength(name));
  const extension = name.slice(stem.length);
  let candidate = name;
  for (let number = 1; isTaken(candidate); number += 1) candidate = `${stem} (${number})${extension}`;
  return candidate;
};

const isUrl = (text: string) => /^(https?:\/\/|\/(?!\/))/i.test(text);

/**
 * Decodes `file_url`, which arrives URL-encoded (spec 2 §3); '' if it is not an address. An absolute URL keeps
 * its encoded `#` and `?`, which would otherwise end the path.
 */
export const toDownloadUrl = (file_url: string): string => {
  let address = file_url;
  try {
    address = isUrl(file_url) ? decodeURI(file_url) : decodeURIComponent(file_url);
  } catch {
    // A lone % cannot be decoded.
  }
  return isUrl(address) ? serverUrl(address) : '';
};

const formatDateTime = dateFormat({
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** In English `Jan 05, 2026, 08:00 AM` in the user's time zone (spec 2 §2.7); '' for no date. */
export const formatMediaDate = (dateTime: string | null): string => formatDateTime(new Date(dateTime ?? ''));
