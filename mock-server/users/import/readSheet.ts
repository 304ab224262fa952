import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { mostUsers } from '../../../src/model/users/userSheetRows';
import { unpackedSize } from './unpackedSize';

const script = fileURLToPath(new URL('./sheetReader.mjs', import.meta.url));

/** A small file can unpack to a very large one; the reader unpacks no more than the file says it holds. */
const mostUnpacked = 100_000_000;
const heap = '--max-old-space-size=512';
const patienceMs = 20_000;

/** More than is allowed, so that too many are noticed, and some for the header and blank rows. */
const mostRows = mostUsers + 1_000;

const isCells = (value: unknown): value is string[][] => Array.isArray(value) && value.every(Array.isArray);

const isTooLarge = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 2) === 'PK' && unpackedSize(bytes) > mostUnpacked;

export const readSheet = (bytes: Buffer, type: 'csv' | 'xls' | 'xlsx'): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('The file could not be read.'));
    if (isTooLarge(bytes)) {
      refuse();
      return;
    }
    const reader = fork(script, { execArgv: [heap], serialization: 'advanced', stdio: 'ignore', env: {} });
    const impatience = setTimeout(() => reader.kill('SIGKILL'), patienceMs);
    reader.once('message', (cells: unknown) => (isCells(cells) ? resolve(cells) : refuse()));
    reader.once('error', refuse);
    reader.once('exit', () => {
      clearTimeout(impatience);
      // Too late where the cells have arrived.
      refuse();
    });
    reader.send({ bytes: new Uint8Array(bytes), type, mostRows }, (failure) => failure && refuse());
  });
