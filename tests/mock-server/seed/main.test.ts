import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSizes } from '../../../mock-server/seed/readSizes';
import { defaultSizes } from '../../../mock-server/seed/seedDatabase';
import { SettingError } from '../../../mock-server/settings';
import { openDatabase } from '../../../mock-server/storage/openDatabase';

let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-seed-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

interface Outcome {
  code: number;
  said: string;
}

const seed = (...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const command = ['--import', 'tsx', 'mock-server/seed/main.ts', ...args];
    execFile(
      process.execPath,
      command,
      { env: { ...process.env, DATA_DIR: dataDir } },
      (failure, out, err) => {
        resolve({ code: failure ? Number(failure.code) : 0, said: out + err });
      },
    );
  });

const rowsOf = async (table: 'users' | 'google_play') => {
  const db = await openDatabase(dataDir);
  const rows = db.all(table).length;
  await db.close();
  return rows;
};

describe('npm run seed', () => {
  it('writes a database of the wanted size in place of the one before, and leaves foreign files alone', async () => {
    const first = await seed('--users', '30', '--logs', '10');
    expect(first).toMatchObject({ code: 0 });
    expect(first.said).toMatch(/30 users \.\.\.\n[^]*10 request-log entries \.\.\.\nWriting the database/);
    const foreign = join(dataDir, 'uploads', 'my notes.txt');
    await writeFile(foreign, 'keep me');

    const again = await seed('--users', '12', '--logs', '10');
    expect(again.said).toContain('12 users');
    expect(await rowsOf('users')).toBe(12);
    expect(await readFile(foreign, 'utf8')).toBe('keep me');
  });

  it('refuses while a server holds the data, and changes nothing', async () => {
    const server = await openDatabase(dataDir);
    server.insert('google_play', { url: 'https://play.example', version: '1', must_update: false });
    const refused = await seed('--users', '20');
    await server.close();
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('Another server works with this data');
    expect(refused.said).not.toContain('    at ');
    expect([await rowsOf('google_play'), await rowsOf('users')]).toEqual([1, 0]);
  });

  it('ends with 1 and one sentence where it is called wrongly', async () => {
    const refused = await seed('--users', '9');
    expect(refused).toEqual({
      code: 1,
      said: '--users must be a whole number from 10 to 100000, not "9".\n',
    });
  });

  it.each([
    [['--users', '9'], '--users must be a whole number from 10 to 100000, not "9".'],
    [['--users', '100001'], '--users must be a whole number from 10 to 100000, not "100001".'],
    [['--logs', 'many'], '--logs must be a whole number from 0 to 1000000, not "many".'],
    [['--files', '1.5'], '--files must be a whole number from 0 to 100000, not "1.5".'],
    [['--notifications=-1'], '--notifications must be a whole number from 0 to 100000, not "-1".'],
    [['--folders', '3'], "Unknown option '--folders'"],
  ])('says what is wrong with the arguments %j', (args, sentence) => {
    expect(() => readSizes(args)).toThrow(SettingError);
    expect(() => readSizes(args)).toThrow(sentence);
  });

  it.each([
    [['--users', '10', '--logs', '1000000'], { users: 10, logs: 1_000_000 }],
    [['--users=100000', '--files=0'], { users: 100_000, files: 0 }],
    [[], defaultSizes],
  ])('takes the arguments %j', (args, sizes) => {
    expect(readSizes(args)).toEqual({ ...defaultSizes, ...sizes });
  });
});
