import { beforeAll, describe, expect, it } from 'vitest';
import { bytesAt, fileIn, libraryOf, storedNames, type Library } from './library';
import { serverForFile } from '../../support/serverForFile';

let mine: Library;
let others: Library;

const server = serverForFile();
beforeAll(async () => {
  mine = await libraryOf(server, 'member');
  others = await libraryOf(server, 'superuser');
});

describe('a folder', () => {
  it('lies at most a hundred deep', async () => {
    let parent: number | null = null;
    for (let depth = 1; depth <= 100; depth++) parent = await mine.create(`Depth ${depth}`, parent);
    const { status, body } = await mine.call('POST', '/media-library-folder/', { name: 'Too deep', parent });
    expect([status, body]).toEqual([400, { parent: ['Folders can be at most 100 levels deep.'] }]);
    expect((await mine.open(parent ?? 0)).body['ancestors']).toHaveLength(99);
  });

  it('is named as typed, without surrounding spaces', async () => {
    const made = await mine.call('POST', '/media-library-folder/', { name: '  Ünïcode ﷽ 📁 ' });
    expect(made).toMatchObject({ status: 201, body: { name: 'Ünïcode ﷽ 📁', parent: null } });
    const path = `/media-library-folder/${String(made.body['id'])}/`;
    expect((await mine.call('PATCH', path, { name: ' ../B ' })).body).toMatchObject({ name: '../B' });
  });

  it.each([
    ['', 'Folder name is required.', 'Folder ID and new name are required.'],
    [' \t ', 'Folder name is required.', 'Folder ID and new name are required.'],
    ['x'.repeat(256), ...Array<string>(2).fill('Ensure this field has no more than 255 characters.')],
  ])('cannot be named "%s"', async (name, atFirst, again) => {
    const id = await mine.create('Named');
    const { status, body } = await mine.call('POST', '/media-library-folder/', { name });
    expect([status, body]).toEqual([400, { name: [atFirst] }]);
    const renamed = await mine.call('PATCH', `/media-library-folder/${id}/`, { name });
    expect([renamed.status, renamed.body]).toEqual([400, { name: [again] }]);
  });

  it('is deleted with everything below it, bytes included, and the response is true', async () => {
    const top = await mine.create('Going');
    const low = await mine.create('Below', top);
    const file = fileIn(await mine.upload({ folder: low, name: 'a.txt' }));
    const stored = file.file_url.split('/').at(-1) ?? '';
    expect(await storedNames(server)).toContain(stored);
    const answer = await mine.call('DELETE', `/media-library-folder/${top}/`);
    expect(answer).toMatchObject({ status: 200, text: 'true' });
    expect((await mine.open(low)).status).toBe(404);
    expect((await fetch(file.file_url)).status).toBe(404);
    expect(await storedNames(server)).not.toContain(stored);
  });
});

it('formatting empties only one’s own library', async () => {
  const id = await mine.create('All');
  const gone = fileIn(await mine.upload({ folder: id, name: 'a.txt' }));
  const kept = await others.create('Kept');
  const file = fileIn(await others.upload({ folder: kept, name: 'kept.txt', bytes: 'kept' }));
  const answer = await mine.call('DELETE', '/media-library-folder/delete-all/');
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect((await mine.list()).body).toMatchObject({ count: 0 });
  expect((await fetch(gone.file_url)).status).toBe(404);
  expect((await bytesAt(file.file_url)).toString()).toBe('kept');
});
