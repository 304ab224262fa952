import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './durable';
import { commitLine, headLine } from './journalLine';
import type { Change } from './journalLine';

/** A line stays far below what a string can hold, however large the commit. */
const changesPerLine = 2_000;

/** The file to which commits are appended. One commit at a time: the caller waits for the last. */
export class Journal {
  /** How often the disk was asked to keep what was written. */
  syncs = 0;
  private hasRubbish = false;

  private constructor(
    private readonly handle: FileHandle,
    readonly path: string,
    public size: number,
  ) {}

  static async begin(path: string, number: number): Promise<Journal> {
    const handle = await open(path, 'w', 0o600);
    const head = Buffer.from(headLine(number));
    const journal = new Journal(handle, path, 0);
    await journal.write(head);
    await handle.sync();
    await syncFolder(dirname(path));
    return journal;
  }

  /** Resolves when the changes are on disk. After a failure the same changes can be appended again. */
  async append(changes: readonly Change[]): Promise<void> {
    if (this.hasRubbish) await this.clean();
    const before = this.size;
    try {
      for (let start = 0; start < changes.length; start += changesPerLine) {
        const part = changes.slice(start, start + changesPerLine);
        const continued = start + changesPerLine < changes.length;
        await this.write(Buffer.from(commitLine({ changes: part, continued })));
      }
      await this.handle.sync();
      this.syncs += 1;
    } catch (failure) {
      this.size = before;
      this.hasRubbish = true;
      throw failure;
    }
  }

  /** What a refused write left behind must be gone before the next one. */
  private async clean(): Promise<void> {
    await this.handle.truncate(this.size);
    this.hasRubbish = false;
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  private async write(bytes: Buffer): Promise<void> {
    let done = 0;
    while (done < bytes.length) {
      const { bytesWritten } = await this.handle.write(bytes, done, bytes.length - done, this.size);
      done += bytesWritten;
      this.size += bytesWritten;
    }
  }
}
