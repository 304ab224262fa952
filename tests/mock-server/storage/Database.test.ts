import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../../mock-server/storage/Database';
import { databaseFile, StorageError } from '../../../mock-server/storage/sqliteFile';
import { failCommits } from '../../support/failCommits';
import { createTestFolder } from '../../support/temporaryFolder';

let dataDir: string;
let db: Database;
const path = () => join(dataDir, databaseFile);

const printed: string[] = [];
const now = () => Date.parse('2026-03-04T05:06:07Z');
const print = (line: string) => void printed.push(line);
const open = async () => (db = await openDatabase({ dataDir, now, print }));

/** Reopens the database, so that only the data on disk remains. */
const reopen = async () => {
  await db.close();
  return open();
};

const link = (version: string) => ({ url: 'https://play.example/app', version, must_update: false });
const versions = () => db.all('google_play').map(({ version }) => version);

/** Changes the file directly, as another program would. */
const queryFile = (sql: string) => {
  const file = new Sqlite(path());
  file.exec(sql);
  file.close();
};

beforeEach(async () => {
  dataDir = createTestFolder();
  await open();
});
afterEach(() => db.close());

describe('database on disk', () => {
  it('never reuses the id of a removed row', async () => {
    db.remove('google_play', db.insert('google_play', link('')).id);
    await reopen();
    expect(db.insert('google_play', link('')).id).toBe(2);
  });

  it('is readable only by its owner', async () => {
    db.insert('google_play', link('1.0'));
    await db.waitForCommit();
    const names = await readdir(dataDir);
    expect(names).toContain(`${databaseFile}-wal`);
    for (const name of names) expect((await stat(join(dataDir, name))).mode & 0o077).toBe(0);
  });
});

describe('loading a large table', () => {
  const count = 4_100;
  const numbers = Array.from({ length: count }, (_, at) => `${at + 1}`);
  beforeEach(async () => {
    for (const version of numbers) db.insert('google_play', link(version));
    await reopen();
  });

  it('leaves turns to others between its batches, and contains what they change', async () => {
    const loaded = db.load('google_play').then(() => 'loaded');
    const turn = new Promise((resolve) => setImmediate(resolve, 'other request'));
    expect(await Promise.race([loaded, turn])).toBe('other request');
    for (const id of [1, count]) db.update('google_play', id, { version: 'changed' });
    for (const id of [2, count - 1]) db.remove('google_play', id);
    db.insert('google_play', link('new'));
    await loaded;
    expect(versions()).toEqual(['changed', ...numbers.slice(2, -2), 'changed', 'new']);
  });

  it('forgets what was rolled back meanwhile', async () => {
    const loaded = db.load('google_play');
    db.update('google_play', 1, { version: 'lost' });
    db.insert('message_templates', { name: 'x', body: { id: 1n }, template_file: null });
    await expect(db.waitForCommit()).rejects.toThrow('BigInt');
    await loaded;
    expect(versions()).toEqual(numbers);
  });

  it('ends when the database is closed', async () => {
    const loaded = db.load('google_play');
    await db.close();
    await loaded;
    await open();
    expect(versions()).toEqual(numbers);
  });
});

it('adds the table of a new resource to an older file', async () => {
  await db.close();
  queryFile('DROP TABLE google_play');
  await open();
  expect(versions()).toEqual([]);
});

const row = { title: '', message: '', service: '', is_read: false, created_at: '', other_data: null };

it.each([false, true])('finds rows that were just written, listed before: %s', async (isListed) => {
  const insert = (user: number) => db.insert('notifications', { ...row, user }).id;
  const users = (rows: readonly { user: number }[]) => rows.map(({ user }) => user);
  const [gone, kept, moved] = [insert(1), insert(1), insert(1)];
  await reopen();
  if (isListed) db.all('notifications');
  db.remove('notifications', gone);
  db.update('notifications', moved, { user: 2 });
  const fresh = insert(1);
  expect(db.count('notifications')).toBe(3);
  expect(users(db.first('notifications', 2))).toEqual([1, 2]);
  expect(db.get('notifications', gone)).toBeUndefined();
  expect(db.get('notifications', moved)).toMatchObject({ user: 2 });
  expect(db.findBy('notifications', 'user', 2)).toMatchObject({ id: moved });
  expect(db.findAllBy('notifications', 'user', 1).map(({ id }) => id)).toEqual([kept, fresh]);
  expect(users(db.all('notifications'))).toEqual([1, 2, 1]);
});

describe('writes in one tick', () => {
  it('are rolled back together if one fails, and the next ones are saved', async () => {
    db.insert('google_play', link('old'));
    await db.waitForCommit();
    db.update('google_play', 1, { version: 'changed' });
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    db.insert('message_templates', { name: 'x', body: circle, template_file: null });
    db.insert('google_play', link('lost'));
    await expect(db.waitForCommit()).rejects.toThrow(/circular/i);
    expect(versions()).toEqual(['old']);
    db.insert('google_play', link('next'));
    await reopen();
    expect(versions()).toEqual(['old', 'next']);
    expect(db.all('message_templates')).toEqual([]);
  });

  it('are rolled back if the disk is full', async () => {
    db.insert('google_play', link('kept'));
    await db.waitForCommit();
    expect(versions()).toEqual(['kept']);
    const commit = failCommits();
    db.insert('google_play', link('lost'));
    db.remove('google_play', 1);
    await expect(db.waitForCommit()).rejects.toThrow('disk is full');
    commit.mockRestore();
    expect(versions()).toEqual(['kept']);
    await reopen();
    expect(versions()).toEqual(['kept']);
  });
});

describe('transaction', () => {
  it('saves all its writes at the end', async () => {
    const exec = vi.spyOn(Sqlite.prototype, 'exec');
    const countCommits = () => exec.mock.calls.filter(([sql]) => sql === 'COMMIT').length;
    await db.transaction(async () => {
      db.insert('google_play', link('1.0'));
      await db.waitForCommit();
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      expect(countCommits()).toBe(0);
      db.insert('google_play', link('2.0'));
    });
    expect(countCommits()).toBe(1);
    exec.mockRestore();
    await reopen();
    expect(versions()).toEqual(['1.0', '2.0']);
  });

  it('is rolled back if it fails', async () => {
    const work = async () => {
      db.insert('google_play', link('half'));
      await Promise.reject(new Error('no more'));
    };
    await expect(db.transaction(work)).rejects.toThrow('no more');
    expect(versions()).toEqual([]);
    await reopen();
    expect(versions()).toEqual([]);
  });
});

describe('rejected database file', () => {
  /** Returns the message of a failed start, which must leave the file unchanged. */
  const refusal = async () => {
    const before = await readFile(path());
    const failure: unknown = await open().catch((thrown: unknown) => thrown);
    const isUnchanged = (await readFile(path())).equals(before);
    return failure instanceof StorageError && isUnchanged ? failure.message : 'The file was changed.';
  };

  it.each(['{"users":[]}', 'not a database at all', `SQLite format 3\0${'x'.repeat(5_000)}`])(
    'is not changed if it has other contents: %j',
    async (content) => {
      await db.close();
      await writeFile(path(), content);
      expect(await refusal()).toContain(`${path()} is damaged`);
    },
  );

  it('is not changed if another program created it', async () => {
    await db.close();
    await rm(path());
    queryFile('CREATE TABLE theirs (id INTEGER)');
    expect(await refusal()).toContain(`${path()} was not written by PulseHub.`);
  });

  it('is not changed if a page in its middle was overwritten', async () => {
    for (let n = 0; n < 500; n++) db.insert('google_play', link(`v${n}`));
    await db.close();
    const bytes = await readFile(path());
    bytes.fill(0xff, bytes.length - 3 * 4096, bytes.length - 4096);
    await writeFile(path(), bytes);
    expect(await refusal()).toContain(`${path()} is damaged`);
  });
});

it('sets a file of another version aside under its name and date, and creates a new one', async () => {
  db.insert('google_play', link('kept'));
  await db.close();
  queryFile('PRAGMA user_version = 3');
  await open();
  expect(versions()).toEqual([]);
  const keptFile = join(dataDir, `${databaseFile}.2026-03-04T05-06-07`);
  expect(printed.at(-1)).toContain(`It was set aside as ${keptFile}`);
  const kept = new Sqlite(keptFile);
  expect(kept.prepare('SELECT count(*) AS rows FROM google_play').get()).toMatchObject({ rows: 1 });
  kept.close();
});

it('prevents two servers from sharing a data folder, and ignores the lock of a killed one', async () => {
  const program = `const db = new (require('libsql'))(process.argv[1]);
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
    db.exec('BEGIN IMMEDIATE; COMMIT'); console.log('open'); setInterval(() => {}, 1000);`;
  await db.close();
  const child = spawn(process.execPath, ['-e', program, path()], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(open()).rejects.toThrow(`Another server is using this data (${path()})`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await open();
});
