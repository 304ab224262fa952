import type { UserSheetType } from './userSheet';
import { readSheetFile } from './readSheetFile';

export interface Question {
  bytes: ArrayBuffer;
  type: UserSheetType;
}

/** The cells of the file; null where it cannot be read. */
export interface Answer {
  cells: string[][] | null;
}

const read = ({ bytes, type }: Question): Answer => {
  try {
    return { cells: readSheetFile(new Uint8Array(bytes), type) };
  } catch {
    return { cells: null };
  }
};

// A large or hostile file takes this worker down and not the page.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => self.postMessage(read(data)));
