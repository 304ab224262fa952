import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseFile, openDatabase } from '../../../mock-server/storage/openDatabase';
import { SqliteFile, StorageError } from '../../../mock-server/storage/SqliteFile';

let dataDir: string;
let reported: string[];
const report = (line: string) => void reported.push(line);
const open = () => openDatabase(dataDir, { report });
const path = () => join(dataDir, databaseFile);

const link = (version: string) => ({ url: 'https://play.example/app', version, must_update: false });
const versions = (db: Awaited<ReturnType<typeof open>>) =>
  db.all('google_play').map(({ version }) => version);

/** Changes the file directly, as another program would. */
const inFile = (sql: string) => {
  const file = new Sqlite(path());
  file.exec(sql);
  file.close();
};

beforeEach(async () => {
  reported = [];
  dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-storage-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the database on disk', () => {
  it('has the same rows after it is closed and opened again', async () => {
    const before = await open();
    const first = before.insert('google_play', link('1.0'));
    before.insert('google_play', link('2.0'));
    before.update('google_play', first.id, { must_update: true });
    before.remove('google_play', before.insert('google_play', link('gone')).id);
    await before.close();
    const after = await open();
    expect(after.all('google_play')).toEqual(before.all('google_play'));
    await after.close();
  });

  it('never reuses the id of a removed row', async () => {
    const db = await open();
    db.remove('google_play', db.insert('google_play', link('1.0')).id);
    await db.close();
    const again = await open();
    expect(again.insert('google_play', link('2.0')).id).toBe(2);
    again.remove('google_play', 2);
    await again.close();
    const last = await open();
    expect(last.insert('google_play', link('3.0')).id).toBe(3);
    await last.close();
  });

  it('is readable only by its owner', async () => {
    const db = await open();
    db.insert('google_play', link('1.0'));
    await db.saved();
    const names = await readdir(dataDir);
    expect(names).toContain(`${databaseFile}-wal`);
    for (const name of names) expect((await stat(join(dataDir, name))).mode & 0o077).toBe(0);
    await db.close();
  });

  it('is created in a folder that does not exist yet', async () => {
    dataDir = join(dataDir, 'deep', 'below');
    await (await open()).close();
    expect(await readdir(dataDir)).toEqual([databaseFile]);
  });
});

describe('writes that arrive together', () => {
  it('share one transaction', async () => {
    const db = await open();
    const writers = Array.from({ length: 100 }, (_, n) => {
      db.insert('google_play', link(`v${n}`));
      return db.saved();
    });
    await Promise.all(writers);
    expect(db.commits).toBe(1);
    await db.close();
  });

  it('are saved all or none where one of them fails', async () => {
    const db = await open();
    db.insert('google_play', link('small'));
    await db.saved();
    db.insert('google_play', link('first'));
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const broken = db.insert('message_templates', { name: 'x', body: circle, template_file: null });
    await expect(db.saved()).rejects.toThrow(/circular/i);
    db.remove('message_templates', broken.id);
    await db.saved();
    await db.close();
    const after = await open();
    expect(versions(after)).toEqual(['small', 'first']);
    expect(after.all('message_templates')).toEqual([]);
    await after.close();
  });
});

describe.each(['notifications', 'files', 'sessions'] as const)(
  'rows that are not on disk yet: %s',
  (table) => {
    const row = (user: number) => ({
      ...link(''),
      user,
      key_hash: '',
      notification_key_hash: '',
      folder: 0,
      stored_as: '',
      file_name: '',
    });
    const users = (rows: readonly { user: number }[]) => rows.map(({ user }) => user);

    it('are found by every query, in order of id, with those on disk', async () => {
      const db = await open();
      const insert = (user: number) => db.insert(table, row(user)).id;
      const [gone, kept, moved] = [insert(1), insert(1), insert(1)];
      await db.saved();
      db.remove(table, gone);
      db.update(table, moved, { user: 2 });
      const fresh = insert(1);
      for (const isOnDisk of [false, true]) {
        if (isOnDisk) await db.saved();
        expect(db.get(table, gone)).toBeUndefined();
        expect(db.get(table, moved)).toMatchObject({ user: 2 });
        expect(db.allBy(table, 'user', 1).map(({ id }) => id)).toEqual([kept, fresh]);
        expect(db.findBy(table, 'user', 2)).toMatchObject({ id: moved });
        expect(users(db.all(table))).toEqual([1, 2, 1]);
        expect(users(db.first(table, 2))).toEqual([1, 2]);
        expect(db.count(table)).toBe(3);
      }
      await db.close();
    });
  },
);

it('a table with more rows than one read is listed completely', async () => {
  const before = await open();
  for (let n = 1; n <= 4_100; n++) before.insert('google_play', link(`${n}`));
  await before.close();
  const after = await open();
  expect(versions(after)).toEqual(Array.from({ length: 4_100 }, (_, at) => `${at + 1}`));
  await after.close();
});

describe('work that belongs together', () => {
  it('is saved in one transaction, when it is done', async () => {
    const db = await open();
    await db.transaction(async () => {
      db.insert('google_play', link('1.0'));
      await db.saved();
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      expect(db.commits).toBe(0);
      db.insert('google_play', link('2.0'));
    });
    expect(db.commits).toBe(1);
    await db.close();
    const after = await open();
    expect(versions(after)).toEqual(['1.0', '2.0']);
    await after.close();
  });

  it('leaves nothing behind when it fails', async () => {
    const db = await open();
    const work = async () => {
      db.insert('google_play', link('half'));
      await Promise.reject(new Error('no more'));
    };
    await expect(db.transaction(work)).rejects.toThrow('no more');
    await db.close();
    const after = await open();
    expect(after.all('google_play')).toEqual([]);
    await after.close();
  });
});

describe('a damaged or foreign file prevents the start and is not changed', () => {
  /** The result of a start with that file in place. */
  const start = async () => {
    const before = await readFile(path());
    const failure: unknown = await open().catch((thrown: unknown) => thrown);
    return {
      message: failure instanceof StorageError ? failure.message : String(failure),
      untouched: (await readFile(path())).equals(before),
    };
  };

  it.each(['{"users":[]}', 'not a database at all', `SQLite format 3\0${'x'.repeat(5_000)}`])(
    'where it holds something else: %j',
    async (content) => {
      await writeFile(path(), content);
      expect(await start()).toEqual({
        message: expect.stringContaining(`${path()} is damaged, or was not written by PulseHub.`) as string,
        untouched: true,
      });
    },
  );

  it('where another program made it', async () => {
    inFile('CREATE TABLE theirs (id INTEGER)');
    expect((await start()).message).toContain(`${path()} was not written by PulseHub.`);
    inFile('INSERT INTO theirs VALUES (1)');
  });

  it('where another version made it', async () => {
    await (await open()).close();
    inFile('PRAGMA user_version = 99');
    expect((await start()).message).toContain('was written by another version of PulseHub (99, here 3)');
  });

  it('where a row can no longer be read', async () => {
    const db = await open();
    db.insert('google_play', link('1.0'));
    await db.close();
    inFile(`UPDATE google_play SET row = '{"id":1,'`);
    expect((await start()).message).toContain(`${path()} is damaged`);
  });

  it('where a page in its middle was overwritten', async () => {
    const db = await open();
    for (let n = 0; n < 500; n++) db.insert('google_play', link(`v${n}`));
    await db.close();
    const bytes = await readFile(path());
    bytes.fill(0xff, bytes.length - 3 * 4096, bytes.length - 4096);
    await writeFile(path(), bytes);
    expect(await start()).toMatchObject({
      message: expect.stringContaining(`${path()} is damaged`) as string,
      untouched: true,
    });
  });
});

it('a file of version 2 is opened without its sessions, whose keys were in plain text', async () => {
  const before = await open();
  before.insert('google_play', link('kept'));
  await before.close();
  inFile(`
    DROP TABLE sessions;
    CREATE TABLE sessions (id INTEGER PRIMARY KEY, row TEXT NOT NULL,
      "key" ANY NOT NULL, "notification_key" ANY NOT NULL, "user" ANY NOT NULL) STRICT;
    INSERT INTO sessions VALUES (1, '{"id":1,"user":1,"key":"k"}', 'k', 'n', 1);
    PRAGMA user_version = 2`);
  const after = await open();
  expect(versions(after)).toEqual(['kept']);
  expect(after.all('sessions')).toEqual([]);
  await after.close();
  await (await open()).close();
});

describe('the data of a former version', () => {
  it('is moved aside completely, with a message, and not read', async () => {
    const former = join(dataDir, 'database');
    await mkdir(former);
    await writeFile(join(former, 'manifest.json'), '{}');
    await writeFile(join(former, 'users.json'), '{"rows":[]}');
    await writeFile(join(dataDir, 'lock'), '1 1\n');
    const db = await open();
    expect(db.all('users')).toEqual([]);
    await db.close();
    const [aside = ''] = (await readdir(dataDir)).filter((name) => name.startsWith('database.former-'));
    expect(await readdir(join(dataDir, aside))).toEqual(['manifest.json', 'users.json']);
    expect(reported.join()).toContain(`moved to ${aside}`);
    expect((await readdir(dataDir)).toSorted()).toEqual([aside, databaseFile].toSorted());
  });

  it('is not recognised in a folder with other files', async () => {
    await mkdir(join(dataDir, 'database'));
    await writeFile(join(dataDir, 'database', 'notes.txt'), 'mine');
    await (await open()).close();
    expect(await readdir(join(dataDir, 'database'))).toEqual(['notes.txt']);
    expect(reported).toEqual([]);
  });
});

describe('a disk error', () => {
  it('rejects pending writes, and keeps them for the next commit', async () => {
    const db = await open();
    db.insert('google_play', link('kept'));
    await db.saved();
    const write = vi.spyOn(SqliteFile.prototype, 'write').mockImplementation(() => {
      throw new Error('no space left');
    });
    db.insert('google_play', link('late'));
    await expect(db.saved()).rejects.toThrow('no space left');
    await expect(db.saved()).rejects.toThrow('no space left');
    write.mockRestore();
    await db.saved();
    await db.close();
    const after = await open();
    expect(versions(after)).toEqual(['kept', 'late']);
    await after.close();
  });

  it('is reported with the path of the file', async () => {
    await mkdir(path());
    await expect(open()).rejects.toThrow(`${path()} cannot be written`);
  });
});

describe('two servers', () => {
  it('never share a data folder', async () => {
    const db = await open();
    await expect(open()).rejects.toThrow(`Another server is using this data (${path()})`);
    await db.close();
    await (await open()).close();
  });

  it('are not blocked by what a killed one leaves behind', async () => {
    const program = `const db = new (require('libsql'))(process.argv[1]);
      db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
      db.exec('BEGIN IMMEDIATE; COMMIT'); console.log('open'); setInterval(() => {}, 1000);`;
    await (await open()).close();
    const child = spawn(process.execPath, ['-e', program, path()], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await expect(open()).rejects.toThrow('Another server');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await open()).close();
  });
});
