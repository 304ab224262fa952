import { readSheetCells } from '../../../model/users/readSheetCells.mjs';
import { maxSheetRows } from '../../../model/users/userSheetRows';
import type { UserSheetType } from './userSheet';

export interface SheetFile {
  bytes: ArrayBuffer;
  type: UserSheetType;
}

const readCells = ({ bytes, type }: SheetFile): string[][] | null => {
  try {
    return readSheetCells(new Uint8Array(bytes), type, maxSheetRows);
  } catch {
    return null;
  }
};

// A worker, because a large or malicious file would block or crash the page.
self.addEventListener('message', ({ data }: MessageEvent<SheetFile>) => self.postMessage(readCells(data)));
