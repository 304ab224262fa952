import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../mock-server/storage/openDatabase';
import { folderForFile } from '../../support/temporaryFolder';

const writer = fileURLToPath(new URL('writeUntilKilled.ts', import.meta.url));
const dataDir = folderForFile();

/** Starts the writer, kills it once it has acknowledged `rows` more, and returns the last number it acknowledged. */
const killAfter = async (rows: number): Promise<number> => {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (piece: Buffer) => {
    text += piece.toString();
    if (text.split('\n').length > rows) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return Math.max(...text.split('\n').slice(0, -1).map(Number));
};

it('the database keeps everything acknowledged after each of several kill -9 during writes', async () => {
  for (const rows of [1, 40, 300, 700]) {
    const acknowledged = await killAfter(rows);
    const db = await openDatabase(dataDir);
    const found = db.all('google_play').map(({ version }) => Number(version));
    expect(found.length).toBeGreaterThanOrEqual(acknowledged);
    expect(found).toEqual(Array.from({ length: found.length }, (_, at) => at + 1));
    // The two rows of one tick are written together or not at all.
    expect(db.all('mails')).toHaveLength(found.length);
    await db.close();
  }
}, 60_000);
