const types: Record<string, string> = {
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  html: 'text/html',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** `pdf` for `Report.PDF`; empty where the name has none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The content type that a file's name stands for; bytes of an unknown kind are only ever downloaded. */
export const contentTypeOf = (name: string): string => {
  const extension = extensionOf(name);
  return Object.hasOwn(types, extension) ? (types[extension] ?? '') : 'application/octet-stream';
};
