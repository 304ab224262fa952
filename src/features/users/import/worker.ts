import { readSheetCells } from '../../../model/users/readSheetCells.mjs';
import { maxSheetRows } from '../../../model/users/userSheetRows';
import type { UserSheetType } from './userSheet';

export interface Question {
  bytes: ArrayBuffer;
  type: UserSheetType;
}

export interface Answer {
  cells: string[][] | null;
}

const answerTo = ({ bytes, type }: Question): Answer => {
  try {
    return { cells: readSheetCells(new Uint8Array(bytes), type, maxSheetRows) };
  } catch {
    return { cells: null };
  }
};

// A worker, because a large or malicious file would block or crash the page.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => self.postMessage(answerTo(data)));
