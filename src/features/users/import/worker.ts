import { readSheetCells } from '../../../model/users/readSheetCells.mjs';
import { maxSheetRows } from '../../../model/users/userSheetRows';
import type { UserSheetType } from './userSheet';

export interface WorkerRequest {
  bytes: ArrayBuffer;
  type: UserSheetType;
}

export interface WorkerResponse {
  cells: string[][] | null;
}

const readCells = ({ bytes, type }: WorkerRequest): WorkerResponse => {
  try {
    return { cells: readSheetCells(new Uint8Array(bytes), type, maxSheetRows) };
  } catch {
    return { cells: null };
  }
};

// A worker, because a large or malicious file would block or crash the page.
self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) =>
  self.postMessage(readCells(data)),
);
