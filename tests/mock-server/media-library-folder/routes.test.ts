import { beforeAll, describe, expect, it } from 'vitest';
import { fetchBytes, getFile, openLibrary, storedNames, type Library } from './library';
import { setUpServer } from '../../support/setUpServer';

let ownLibrary: Library;
let others: Library;

const server = setUpServer();
beforeAll(async () => {
  ownLibrary = await openLibrary(server, 'member');
  others = await openLibrary(server, 'superuser');
});

describe('a folder', () => {
  it('can be nested at most a hundred levels deep', async () => {
    let parent: number | null = null;
    for (let depth = 1; depth <= 100; depth++) parent = await ownLibrary.create(`Depth ${depth}`, parent);
    const { status, body } = await ownLibrary.call('POST', '/media-library-folder/', {
      name: 'Too deep',
      parent,
    });
    expect([status, body]).toEqual([400, { parent: ['Folders can be at most 100 levels deep.'] }]);
    expect((await ownLibrary.open(parent ?? 0)).body['ancestors']).toHaveLength(99);
  });

  it('keeps its name as typed, without surrounding spaces', async () => {
    const created = await ownLibrary.call('POST', '/media-library-folder/', { name: '  Ünïcode ﷽ 📁 ' });
    expect(created).toMatchObject({ status: 201, body: { name: 'Ünïcode ﷽ 📁', parent: null } });
    const path = `/media-library-folder/${String(created.body['id'])}/`;
    expect((await ownLibrary.call('PATCH', path, { name: ' ../B ' })).body).toMatchObject({ name: '../B' });
  });

  it.each([
    ['', 'Folder name is required.', 'Folder ID and new name are required.'],
    [' \t ', 'Folder name is required.', 'Folder ID and new name are required.'],
    ['x'.repeat(256), ...Array<string>(2).fill('Ensure this field has no more than 255 characters.')],
  ])('cannot be named "%s"', async (name, atFirst, again) => {
    const id = await ownLibrary.create('Named');
    const { status, body } = await ownLibrary.call('POST', '/media-library-folder/', { name });
    expect([status, body]).toEqual([400, { name: [atFirst] }]);
    const renamed = await ownLibrary.call('PATCH', `/media-library-folder/${id}/`, { name });
    expect([renamed.status, renamed.body]).toEqual([400, { name: [again] }]);
  });

  it('is deleted with its contents and stored files, and returns true', async () => {
    const top = await ownLibrary.create('Going');
    const subfolder = await ownLibrary.create('Below', top);
    const file = getFile(await ownLibrary.upload({ folder: subfolder, name: 'a.txt' }));
    const stored = file.file_url.split('/').at(-1) ?? '';
    expect(await storedNames(server)).toContain(stored);
    const response = await ownLibrary.call('DELETE', `/media-library-folder/${top}/`);
    expect(response).toMatchObject({ status: 200, text: 'true' });
    expect((await ownLibrary.open(subfolder)).status).toBe(404);
    expect((await fetch(file.file_url)).status).toBe(404);
    expect(await storedNames(server)).not.toContain(stored);
  });
});

it('has at most 2,000 folders and 10,000 files', async () => {
  const library = await openLibrary(server, 'direct');
  const { id: user } = server.user('direct');
  const { db } = server.context;
  const own = { user, created_at: '2026-01-02T03:04:05.000Z' };
  const folder = { ...own, description: '', parent: null };
  const top = await library.create('Top');
  for (let n = db.findAllBy('folders', 'user', user).length; n < 2_000; n++)
    db.insert('folders', { ...folder, name: `${n}` });
  const refused = await library.call('POST', '/media-library-folder/', { name: 'More' });
  expect(refused).toMatchObject({
    status: 400,
    body: { name: ['A media library can contain up to 2000 folders.'] },
  });
  const file = { ...own, folder: top, stored_as: 'none', size: 0, content_type: 'text/plain' };
  const missing = 10_000 - db.findAllBy('files', 'user', user).length;
  const rows = Array.from({ length: missing }, (_, n) => db.insert('files', { ...file, file_name: `${n}` }));
  const bytes = new Uint8Array(1);
  expect(await library.upload({ folder: top, name: 'more', bytes })).toMatchObject({
    status: 400,
    body: { file: ['A media library can contain up to 10000 files.'] },
  });
  for (const { id } of rows) db.remove('files', id);
  expect((await library.upload({ folder: top, name: 'more', bytes })).status).toBe(201);
});

it('lists folders regardless of a search, which the contract does not have', async () => {
  const { count } = (await others.list()).body;
  expect((await others.list('?search=none')).body).toMatchObject({ count });
});

it('formats only one’s own library', async () => {
  const id = await ownLibrary.create('All');
  const gone = getFile(await ownLibrary.upload({ folder: id, name: 'a.txt' }));
  const kept = await others.create('Kept');
  const file = getFile(await others.upload({ folder: kept, name: 'kept.txt', bytes: 'kept' }));
  const response = await ownLibrary.call('DELETE', '/media-library-folder/delete-all/');
  expect(response).toMatchObject({ status: 200, body: { success: true } });
  expect((await ownLibrary.list()).body).toMatchObject({ count: 0 });
  expect((await fetch(gone.file_url)).status).toBe(404);
  expect((await fetchBytes(file.file_url)).toString()).toBe('kept');
});
