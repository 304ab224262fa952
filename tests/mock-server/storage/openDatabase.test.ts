import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../mock-server/storage/openDatabase';
import { StorageError } from '../../../mock-server/storage/StorageError';

let dataDir: string;
let told: string[];
const report = (line: string) => void told.push(line);
const open = (compactAt?: number) =>
  openDatabase(dataDir, compactAt === undefined ? { report } : { report, compactAt });
const inFolder = (name: string) => join(dataDir, 'database', name);
const filesLike = async (pattern: RegExp) =>
  (await readdir(join(dataDir, 'database'))).filter((name) => pattern.test(name));
const theJournal = async () => inFolder((await filesLike(/^journal-/)).at(-1) ?? '');

const link = (version: string) => ({ url: 'https://play.example/app', version, must_update: false });
const versions = (db: Awaited<ReturnType<typeof open>>) =>
  db.all('google_play').map(({ version }) => version);

/** The files as a killed server leaves them: everything acknowledged, nothing tidied up. */
const abandoned = async (write: (db: Awaited<ReturnType<typeof open>>) => void | Promise<void>) => {
  const db = await open();
  await write(db);
  await db.saved();
  const journal = await theJournal();
  const bytes = await readFile(journal);
  const tables = new Map<string, Buffer>();
  for (const name of await filesLike(/\.json$/)) tables.set(inFolder(name), await readFile(inFolder(name)));
  await db.close();
  await rm(join(dataDir, 'database'), { recursive: true });
  await mkdir(join(dataDir, 'database'));
  for (const [path, content] of tables) await writeFile(path, content);
  await writeFile(journal, bytes);
  return journal;
};

beforeEach(async () => {
  told = [];
  dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-storage-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the database on disk', () => {
  it('has after a close and a new start what it had before', async () => {
    const before = await open();
    const first = before.insert('google_play', link('1.0'));
    before.insert('google_play', link('2.0'));
    before.update('google_play', first.id, { must_update: true });
    await before.close();
    const after = await open();
    expect(after.all('google_play')).toEqual(before.all('google_play'));
    await after.close();
  });

  it('replays what was acknowledged before the server was killed', async () => {
    await abandoned((db) => {
      db.insert('google_play', link('1.0'));
      db.remove('google_play', db.insert('google_play', link('gone')).id);
      db.insert('google_play', link('3.0'));
    });
    const db = await open();
    expect(versions(db)).toEqual(['1.0', '3.0']);
    await db.close();
  });

  it('never gives the number of a removed row to another one', async () => {
    await abandoned((db) => void db.remove('google_play', db.insert('google_play', link('1.0')).id));
    const db = await open();
    expect(db.insert('google_play', link('2.0')).id).toBe(2);
    await db.close();
    const again = await open();
    again.remove('google_play', 2);
    await again.close();
    const last = await open();
    expect(last.insert('google_play', link('3.0')).id).toBe(3);
    await last.close();
  });

  it('rewrites only the tables that changed', async () => {
    const first = await open();
    first.insert('google_play', link('1.0'));
    first.insert('mails', { to: 'a', subject: '', text: '', html: '', code: null, link: null, sent_at: '' });
    await first.close();
    const untouched = (await stat(inFolder('mails.json'))).mtimeMs;
    const second = await open();
    second.insert('google_play', link('2.0'));
    await second.close();
    expect((await stat(inFolder('mails.json'))).mtimeMs).toBe(untouched);
    expect((await readFile(inFolder('google_play.json'), 'utf8')).includes('2.0')).toBe(true);
  });

  it('keeps everything while the journal is rewritten into tables under way', async () => {
    const db = await open(2_000);
    for (let n = 1; n <= 200; n++) {
      db.insert('google_play', link(`v${n}`));
      if (n % 3 === 0) await db.saved();
    }
    await db.saved();
    expect(await filesLike(/^google_play\.json$/)).toHaveLength(1);
    await db.close();
    const after = await open();
    expect(versions(after)).toEqual(Array.from({ length: 200 }, (_, at) => `v${at + 1}`));
    await after.close();
  });

  it('is readable by its owner alone', async () => {
    const db = await open();
    db.insert('credentials', {
      id: 1,
      password_hash: 'x',
      totp_secret: null,
      totp_next_secret: null,
      totp_next_expires_at: null,
      totp_next_type: null,
      totp_last_step: 0,
    });
    await db.saved();
    expect((await stat(await theJournal())).mode & 0o077).toBe(0);
    await db.close();
    expect((await stat(inFolder('credentials.json'))).mode & 0o077).toBe(0);
  });
});

describe('writes that arrive together', () => {
  it('share one sync of the disk', async () => {
    const db = await open();
    const writers = Array.from({ length: 100 }, (_, n) => {
      db.insert('google_play', link(`v${n}`));
      return db.saved();
    });
    await Promise.all(writers);
    expect(db.commits).toBe(1);
    await db.close();
  });

  it('share the next sync while one is under way', async () => {
    const db = await open();
    db.insert('google_play', link('first'));
    const first = db.saved();
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const later = Array.from({ length: 50 }, (_, n) => {
      db.insert('google_play', link(`v${n}`));
      return db.saved();
    });
    await Promise.all([first, ...later]);
    expect(db.commits).toBeLessThanOrEqual(3);
    await db.close();
  });

  it('are all there or none: a large commit cut short by a kill is not replayed in part', async () => {
    const journal = await abandoned(async (db) => {
      db.insert('google_play', link('small'));
      await db.saved();
      for (let n = 0; n < 5_000; n++) db.insert('google_play', link(`v${n}`));
    });
    const bytes = await readFile(journal);
    const lastLine = bytes.lastIndexOf(10, bytes.length - 2);
    await writeFile(journal, bytes.subarray(0, lastLine + 1));
    const db = await open();
    expect(versions(db)).toEqual(['small']);
    expect(told).toHaveLength(1);
    await db.close();
  });
});

describe('work that belongs together', () => {
  it('reaches the disk in one commit, when it is done', async () => {
    const db = await open();
    await db.together(async () => {
      db.insert('google_play', link('1.0'));
      await db.saved();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await readFile(await theJournal(), 'utf8')).not.toContain('1.0');
      db.insert('google_play', link('2.0'));
    });
    expect(db.commits).toBe(1);
    expect(await readFile(await theJournal(), 'utf8')).toContain('2.0');
    await db.close();
  });

  it('leaves nothing behind when it fails', async () => {
    const db = await open();
    const work = async () => {
      db.insert('google_play', link('half'));
      await Promise.reject(new Error('no more'));
    };
    await expect(db.together(work)).rejects.toThrow('no more');
    await db.close();
    const after = await open();
    expect(after.all('google_play')).toEqual([]);
    await after.close();
  });
});

describe('a torn write at the end of the journal', () => {
  it('is cut off, told and kept aside', async () => {
    const journal = await abandoned((db) => void db.insert('google_play', link('1.0')));
    const torn = '0123456789abcdef {"changes":[["google_pl';
    await writeFile(journal, torn, { flag: 'a' });
    const db = await open();
    expect(versions(db)).toEqual(['1.0']);
    expect(told.join()).toContain('.torn');
    const [aside = ''] = await filesLike(/\.torn$/);
    expect(await readFile(inFolder(aside), 'utf8')).toBe(torn);
    db.insert('google_play', link('2.0'));
    await db.close();
    const after = await open();
    expect(versions(after)).toEqual(['1.0', '2.0']);
    await after.close();
  });

  it('is cut off and kept aside as well where the line break arrived and the bytes before it did not', async () => {
    const journal = await abandoned(async (db) => {
      for (const version of ['1.0', '2.0']) {
        db.insert('google_play', link(version));
        await db.saved();
      }
    });
    const bytes = await readFile(journal);
    bytes.fill(0, bytes.length - 30, bytes.length - 1);
    await writeFile(journal, bytes);
    const db = await open();
    expect(versions(db)).toEqual(['1.0']);
    expect(told.join()).toContain('.torn');
    expect(await filesLike(/\.torn$/)).toHaveLength(1);
    await db.close();
  });

  it.each([0, 1, 20, 60])('of a journal just begun (%i bytes) is no obstacle', async (length) => {
    const journal = await abandoned(() => undefined);
    const bytes = await readFile(journal);
    await writeFile(journal, bytes.subarray(0, length));
    const db = await open();
    expect(db.all('google_play')).toEqual([]);
    await db.close();
  });
});

describe('a file that is damaged or not ours', () => {
  const damage = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  /** What came of a start with that file in place: a StorageError that names it, and the file as it was. */
  const startWith = async (path: string, content: string | Buffer) => {
    await mkdir(join(dataDir, 'database'), { recursive: true });
    await writeFile(path, content);
    const failure: unknown = await open().catch((thrown: unknown) => thrown);
    return {
      refused: failure instanceof StorageError && failure.message.includes(path),
      untouched: (await readFile(path)).equals(Buffer.from(content)),
    };
  };
  const stopped = { refused: true, untouched: true };

  it.each(['{"users":[]}', '', 'not json', '[]', '{"format":"pulsehub-table","version":1,"rows":[]}'])(
    'as a table stops the start and stays as it is: %s',
    async (content) => {
      expect(await startWith(inFolder('google_play.json'), content)).toEqual(stopped);
    },
  );

  it.each(['hello\nworld\n', '{}', 'journal'])(
    'as a journal stops the start and stays as it is: %s',
    async (content) => {
      expect(await startWith(inFolder('journal-000001.log'), content)).toEqual(stopped);
    },
  );

  it('in the middle of the journal stops the start: what was acknowledged is not skipped', async () => {
    const journal = await abandoned(async (db) => {
      for (let n = 0; n < 3; n++) {
        db.insert('google_play', link(`v${n}`));
        await db.saved();
      }
    });
    const bytes = await readFile(journal);
    expect(await startWith(journal, damage(bytes, Math.floor(bytes.length / 2)))).toEqual(stopped);
  });

  it('in a single letter of a table is found', async () => {
    const before = await open();
    before.insert('google_play', link('1.0'));
    await before.close();
    const path = inFolder('google_play.json');
    const changed = (await readFile(path, 'utf8')).replace('1.0', '1.1');
    expect(await startWith(path, changed)).toEqual(stopped);
  });

  it('or a missing table stops the start', async () => {
    const before = await open();
    before.insert('google_play', link('1.0'));
    await before.close();
    await rm(inFolder('google_play.json'));
    await expect(open()).rejects.toThrow(/google_play\.json is missing/);
  });
});

describe('a disk that refuses to write', () => {
  it('fails those who wait, and keeps what they wrote for the next commit', async () => {
    const db = await open();
    db.insert('google_play', link('kept'));
    await db.saved();
    const { journal } = db as unknown as { journal: { handle: { sync: () => Promise<void> } } };
    const sync = journal.handle.sync.bind(journal.handle);
    journal.handle.sync = () => Promise.reject(new Error('no space left'));
    db.insert('google_play', link('late'));
    await expect(db.saved()).rejects.toThrow('no space left');
    await expect(db.saved()).rejects.toThrow('no space left');
    journal.handle.sync = sync;
    await db.saved();
    const bytes = await readFile(await theJournal(), 'utf8');
    expect(bytes.match(/"late"/g)).toHaveLength(1);
    await db.close();
  });
});

describe('two servers', () => {
  it('never share a data folder', async () => {
    const db = await open();
    await expect(open()).rejects.toThrow(/Another server/);
    await db.close();
    await (await open()).close();
  });

  it.each([`${2 ** 22 - 1} 1\n`, `${process.pid} 1\n`, 'rubbish', ''])(
    'a lock that a dead process left is taken over: %j',
    async (text) => {
      await writeFile(join(dataDir, 'lock'), text);
      await chmod(join(dataDir, 'lock'), 0o600);
      await (await open()).close();
      expect(await readdir(dataDir)).not.toContain('lock');
    },
  );
});
