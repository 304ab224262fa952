import { readFileSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { StorageError } from './StorageError';

interface Holder {
  pid: number;
  /** When the process started, in the kernel's ticks; tells a process from a later one with its number. */
  started: string;
}

const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = ({ pid, started }: Holder): boolean => {
  try {
    process.kill(pid, 0);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return now === '' || started === '' || now === started;
};

const parse = (text: string): Holder | null => {
  const [pid = '', started = ''] = text.trim().split(' ');
  return /^[1-9]\d*$/.test(pid) ? { pid: Number(pid), started } : null;
};

const create = async (path: string): Promise<boolean> => {
  try {
    const handle = await open(path, 'wx', 0o600);
    await handle.writeFile(`${process.pid} ${startOf(process.pid)}\n`);
    await handle.close();
    return true;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw failure;
  }
};

const heldBy = (path: string, pid: number) =>
  new StorageError(
    `Another server (process ${pid}) works with this data. End it, choose another DATA_DIR, or remove ${path} if that process is no PulseHub server.`,
  );

/**
 * Claims the data folder for this process. A lock left by a process that is gone is taken over.
 * Answers the release. Throws StorageError while another server holds it.
 */
export const lock = async (path: string): Promise<() => Promise<void>> => {
  const release = () => rm(path, { force: true });
  if (await create(path)) return release;

  const text = await readFile(path, 'utf8').catch(() => '');
  const holder = parse(text);
  if (holder && isAlive(holder)) throw heldBy(path, holder.pid);

  // Two servers may find the same stale lock: only what was judged may be moved away.
  const aside = `${path}.${process.pid}.stale`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => text);
  if (moved !== text) {
    await rename(aside, path);
    throw heldBy(path, parse(moved)?.pid ?? 0);
  }
  await rm(aside, { force: true });
  if (await create(path)) return release;
  throw heldBy(path, parse(await readFile(path, 'utf8').catch(() => ''))?.pid ?? 0);
};
