import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseSizes } from '../../../mock-server/seed/parseSizes';
import { defaultSizes } from '../../../mock-server/seed/seedDatabase';
import { defaultSettings, SettingError } from '../../../mock-server/settings';
import { openDatabase } from '../../../mock-server/storage/Database';
import { createTestFolder } from '../../support/temporaryFolder';

let dataDir = '';

beforeEach(() => {
  dataDir = createTestFolder();
});

const seed = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const command = ['--import', 'tsx', 'mock-server/seed/main.ts', ...args];
    const env = { ...process.env, DATA_DIR: dataDir };
    execFile(process.execPath, command, { env }, (failure, out, err) => {
      resolve({ code: failure ? Number(failure.code) : 0, output: out + err });
    });
  });

const readRows = async (table: 'users' | 'google_play') => {
  const db = await openDatabase({ ...defaultSettings, dataDir });
  const rows = db.all(table).length;
  await db.close();
  return rows;
};

describe('npm run seed', () => {
  it('creates a new database of the given size and keeps unrelated files', async () => {
    const oldDatabase = await openDatabase({ ...defaultSettings, dataDir });
    oldDatabase.insert('google_play', { url: 'https://play.example', version: '1', must_update: false });
    await oldDatabase.close();
    const foreign = join(dataDir, 'uploads', 'my notes.txt');
    await mkdir(join(dataDir, 'uploads'));
    await writeFile(foreign, 'keep me');

    const { code, output } = await seed('--users', '12', '--logs', '10');
    expect(code).toBe(0);
    expect(output).toMatch(/12 users \.\.\.\n[^]*10 request-log entries \.\.\./);
    expect([await readRows('google_play'), await readRows('users')]).toEqual([4, 12]);
    expect(await readFile(foreign, 'utf8')).toBe('keep me');
  });

  it.each([
    [['--users', '9'], '--users must be a whole number from 10 to 100000, not "9".'],
    [['--logs', 'many'], '--logs must be a whole number from 0 to 1000000, not "many".'],
    [['--notifications=-1'], '--notifications must be a whole number from 0 to 100000, not "-1".'],
    [['--folders', '3'], "Unknown option '--folders'"],
  ])('reports invalid arguments: %j', (args, sentence) => {
    expect(() => parseSizes(args)).toThrow(SettingError);
    expect(() => parseSizes(args)).toThrow(sentence);
  });

  it('accepts sizes up to their limits, and has defaults', () => {
    const args = ['--users=100000', '--files=0', '--logs', '1000000'];
    expect(parseSizes(args)).toEqual({ ...defaultSizes, users: 100_000, files: 0, logs: 1_000_000 });
  });
});
