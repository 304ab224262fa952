import { extensionOf } from '../../model/media-library-folder/fileName';
import { serverAddress } from '../../paths';

export type MediaKind = 'pdf' | 'image' | 'text' | 'audio' | 'video' | 'other';

const extensions: Record<Exclude<MediaKind, 'other'>, string> = {
  pdf: 'pdf',
  image: 'png jpg jpeg gif svg webp',
  // A page is shown as the text that it is written in, so that nothing of it runs.
  text: 'txt csv tsv json md log xml html htm css js ts yaml yml ini',
  audio: 'mp3 wav ogg oga m4a flac',
  video: 'mp4 webm ogv mov',
};

const kinds = new Map(
  Object.entries(extensions).flatMap(([kind, list]) =>
    list.split(' ').map((name) => [name, kind as MediaKind]),
  ),
);

export const kindOf = (name: string): MediaKind => kinds.get(extensionOf(name)) ?? 'other';

/** How much of a name stands before its extension, in UTF-16 units: what a rename selects. */
export const stemLength = (name: string): number => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
};

/** The name itself, or with the first number behind its stem that nobody has: `a (1).txt`. */
export const freeName = (name: string, isTaken: (name: string) => boolean): string => {
  const stem = name.slice(0, stemLength(name));
  const rest = name.slice(stem.length);
  let free = name;
  for (let number = 1; isTaken(free); number += 1) free = `${stem} (${number})${rest}`;
  return free;
};

const isAddress = (text: string) => /^(https?:\/\/|\/(?!\/))/i.test(text);

/**
 * The address of a file's bytes; '' where it leads nowhere. It arrives URL-encoded (spec 2 §3): what is an
 * address already keeps its encoded `#`, `?` and the like, which would end its path.
 */
export const downloadAddress = (file_url: string): string => {
  let address = file_url;
  try {
    address = isAddress(file_url) ? decodeURI(file_url) : decodeURIComponent(file_url);
  } catch {
    // A lone % is no encoding.
  }
  return isAddress(address) ? serverAddress(address) : '';
};

const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
});

/** A date-time of the API as `Jan 05, 2026, 08:00 AM` in the user's own time zone (spec 2 §2.7); '' for none. */
export const mediaDate = (dateTime: string | null): string => {
  const date = new Date(dateTime ?? '');
  return Number.isNaN(date.getTime()) ? '' : dateFormat.format(date);
};
