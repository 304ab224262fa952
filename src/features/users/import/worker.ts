import { readSheetCells } from '../../../model/users/readSheetCells.mjs';
import { type SheetCells, sheetLimits } from '../../../model/users/userSheetRows';
import type { UserSheetType } from './userSheet';

export interface SheetFile {
  bytes: ArrayBuffer;
  type: UserSheetType;
}

const readCells = ({ bytes, type }: SheetFile): SheetCells | null => {
  try {
    return readSheetCells(new Uint8Array(bytes), type, sheetLimits);
  } catch {
    return null;
  }
};

// A worker, because a large or malicious file would block or crash the page.
self.addEventListener('message', ({ data }: MessageEvent<SheetFile>) => self.postMessage(readCells(data)));
