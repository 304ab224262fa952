import { Worker } from 'node:worker_threads';
import { mostAccounts } from '../../../src/model/accountRows';

const script = new URL('./sheetThread.mjs', import.meta.url);

/** A small file can unpack to a very large one. */
const limits = { maxOldGenerationSizeMb: 512 };
const patienceMs = 20_000;

/** One more than is allowed, so that too many can be told, and some for the header and blank rows. */
const mostRows = mostAccounts + 1_000;

const isCells = (value: unknown): value is string[][] => Array.isArray(value) && value.every(Array.isArray);

/**
 * The cells of a CSV or of the first sheet of an Excel file, row by row, as text. Rejects for a file that
 * cannot be read, needs too much memory or takes longer than 20 seconds.
 */
export const readSheet = (bytes: Buffer, type: 'csv' | 'xls' | 'xlsx'): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    const workerData = { bytes: new Uint8Array(bytes), type, mostRows };
    const thread = new Worker(script, { workerData, resourceLimits: limits, execArgv: [] });
    const impatience = setTimeout(() => void thread.terminate(), patienceMs);
    thread.once('message', (cells: unknown) => {
      if (isCells(cells)) resolve(cells);
      else reject(new Error('The file has no cells.'));
    });
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(impatience);
      // Too late where the cells have arrived.
      reject(new Error('The file could not be read.'));
    });
  });
