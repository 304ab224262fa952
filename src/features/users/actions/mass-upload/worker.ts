import type { AccountFileType } from '../../../../model/accountFile';
import { readAccountFile } from './readAccountFile';

export interface Question {
  bytes: ArrayBuffer;
  type: AccountFileType;
}

/** The cells of the file; null where it cannot be read. */
export interface Answer {
  cells: string[][] | null;
}

const read = ({ bytes, type }: Question): Answer => {
  try {
    return { cells: readAccountFile(new Uint8Array(bytes), type) };
  } catch {
    return { cells: null };
  }
};

// A large or hostile file takes this worker down and not the page.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => self.postMessage(read(data)));
