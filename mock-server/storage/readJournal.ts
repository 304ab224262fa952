import { open, readFile, rm, truncate } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { syncFolder, writeDurably } from './durable';
import { headLine, readCommit } from './journalLine';
import type { Change } from './journalLine';
import { StorageError } from './StorageError';

const lineBreak = 10;

const damaged = (path: string, line: number) =>
  new StorageError(
    `${path} is damaged in line ${line}, or was not written by PulseHub. Nothing was changed. Restore it from a copy, or move the data folder away to begin anew.`,
  );

/** Cuts off a write that was never acknowledged, and keeps it beside the journal. */
const cutTail = async (path: string, bytes: Buffer, end: number, report: (line: string) => void) => {
  const aside = `${path}.${Date.now()}.torn`;
  await writeDurably(aside, [bytes.subarray(end)]);
  await truncate(path, end);
  const handle = await open(path, 'r+');
  await handle.sync();
  await handle.close();
  await syncFolder(dirname(path));
  report(
    `${basename(path)} ended in the middle of a write that was never acknowledged. Its ${bytes.length - end} bytes were cut off and kept in ${aside}.`,
  );
};

/**
 * Replays one journal file into `apply`, whole commits only. `mayBeTorn` says that it is the last file:
 * there, and only there, an unfinished commit at the end is cut off and reported.
 * Throws StorageError, leaving the file as it is, for damage anywhere else.
 */
export const readJournal = async (
  path: string,
  number: number,
  mayBeTorn: boolean,
  apply: (changes: Change[]) => void,
  report: (line: string) => void,
): Promise<void> => {
  const bytes = await readFile(path);
  const head = headLine(number);
  if (bytes.length < head.length && mayBeTorn && head.startsWith(bytes.toString())) {
    // Begun and never written on: nothing is lost with it.
    await rm(path);
    return;
  }
  if (bytes.subarray(0, head.length).toString() !== head) throw damaged(path, 1);

  let start = head.length;
  let whole = start;
  let line = 2;
  let gathered: Change[][] = [];
  for (let end = bytes.indexOf(lineBreak, start); end !== -1; end = bytes.indexOf(lineBreak, start)) {
    const commit = readCommit(bytes.toString('utf8', start, end));
    // The disk may have kept the end of the last write and not its middle: torn as well.
    if (!commit && end === bytes.length - 1) break;
    if (!commit) throw damaged(path, line);
    gathered.push(commit.changes);
    start = end + 1;
    line += 1;
    if (commit.continued) continue;
    for (const changes of gathered) apply(changes);
    gathered = [];
    whole = start;
  }
  if (whole === bytes.length) return;
  if (!mayBeTorn) throw damaged(path, line);
  await cutTail(path, bytes, whole, report);
};
