/**
 * The text in bytes of an unknown encoding: UTF-8, or UTF-16 where a byte order mark says so; anything
 * else is taken for Western European, as older programs write it. A letter that is cut off at the end is
 * left out.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
