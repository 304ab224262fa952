import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type SheetCells, sheetLimits as limits } from '../../../src/model/users/userSheetRows';
import { createQueue } from '../../queue';

const script = fileURLToPath(new URL('./sheetReader.mjs', import.meta.url));

/** Limit for zip bombs. The reader unpacks no more than the declared size. */
const maxUnpackedBytes = 100_000_000;
const heapFlag = '--max-old-space-size=512';
const timeoutMs = 20_000;

const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');
const entryStart = 0x02014b50;

/** Returns the declared unpacked size in bytes, or Infinity if the directory is malformed. */
export const getUnpackedSize = (bytes: Buffer): number => {
  const end = bytes.lastIndexOf(endOfDirectory);
  if (end < 0 || end + 22 > bytes.length) return Infinity;
  const entries = bytes.readUInt16LE(end + 10);
  let offset = bytes.readUInt32LE(end + 16);
  let size = 0;
  for (let entry = 0; entry < entries; entry++) {
    if (offset + 46 > bytes.length || bytes.readUInt32LE(offset) !== entryStart) return Infinity;
    size += bytes.readUInt32LE(offset + 24);
    offset +=
      46 +
      bytes.readUInt16LE(offset + 28) +
      bytes.readUInt16LE(offset + 30) +
      bytes.readUInt16LE(offset + 32);
  }
  return size;
};

const isTooLarge = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 2) === 'PK' && getUnpackedSize(bytes) > maxUnpackedBytes;

type SheetType = 'csv' | 'xls' | 'xlsx';

const unreadableError = () => new Error('The file could not be read.');

const readInChildProcess = (bytes: Buffer, type: SheetType): Promise<SheetCells> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(unreadableError());
    const reader = fork(script, {
      execArgv: [heapFlag],
      serialization: 'advanced',
      stdio: 'ignore',
      env: {},
    });
    const timeout = setTimeout(() => reader.kill('SIGKILL'), timeoutMs);
    let cells: SheetCells | undefined;
    reader.once('message', (message: SheetCells) => (cells = message));
    reader.once('error', fail);
    reader.once('exit', () => {
      clearTimeout(timeout);
      if (cells) resolve(cells);
      else fail();
    });
    reader.send({ bytes: new Uint8Array(bytes), type, limits }, (error) => error && fail());
  });

/** Each reader may take half a gigabyte. */
const readers = createQueue(2, 20);

/** Rejects with 429 while too many files are waiting. */
export const readSheet = async (bytes: Buffer, type: SheetType): Promise<SheetCells> => {
  if (isTooLarge(bytes)) throw unreadableError();
  return readers.run(() => readInChildProcess(bytes, type));
};
