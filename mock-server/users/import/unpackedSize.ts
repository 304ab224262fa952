const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');
const entryStart = 0x02014b50;

/** What a zip file says it holds, in bytes; Infinity where its directory cannot be followed. */
export const unpackedSize = (bytes: Buffer): number => {
  const end = bytes.lastIndexOf(endOfDirectory);
  if (end < 0 || end + 22 > bytes.length) return Infinity;
  const entries = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  let size = 0;
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryStart) return Infinity;
    size += bytes.readUInt32LE(at + 24);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return size;
};
