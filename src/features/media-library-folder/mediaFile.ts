/** What a file can be shown as. */
export type MediaKind = 'pdf' | 'image' | 'text' | 'audio' | 'video' | 'other';

const extensions: Record<Exclude<MediaKind, 'other'>, string[]> = {
  pdf: ['pdf'],
  image: ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp'],
  // A page is shown as the text that it is written in, so that nothing of it runs.
  text: [
    'txt',
    'csv',
    'tsv',
    'json',
    'md',
    'log',
    'xml',
    'html',
    'htm',
    'css',
    'js',
    'ts',
    'yaml',
    'yml',
    'ini',
  ],
  audio: ['mp3', 'wav', 'ogg', 'oga', 'm4a', 'flac'],
  video: ['mp4', 'webm', 'ogv', 'mov'],
};

const kinds = new Map(
  Object.entries(extensions).flatMap(([kind, list]) => list.map((name) => [name, kind as MediaKind])),
);

export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What a file is by its name. */
export const kindOf = (name: string): MediaKind => kinds.get(extensionOf(name)) ?? 'other';
