const starts: readonly [extension: string, offset: number, bytes: string][] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
];

/** Drawings (SVG) can carry scripts and are no pictures here. */
export const pictureExtension = (bytes: Buffer): string | null =>
  starts.find(
    ([, offset, start]) => bytes.toString('latin1', offset, offset + start.length) === start,
  )?.[0] ?? null;
