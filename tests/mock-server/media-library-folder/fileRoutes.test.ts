import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually';
import { anyString, stringMatching } from '../../support/matchers';
import {
  fetchBytes,
  getFile,
  bytesOnDisk,
  openLibrary,
  startUpload,
  storedNames,
  type Library,
} from './library';
import { setUpServer } from '../../support/setUpServer';

let ownLibrary: Library;
let folder: number;

const server = setUpServer({ maxFileBytes: 300_000 });
beforeAll(async () => {
  ownLibrary = await openLibrary(server, 'member');
  folder = await ownLibrary.create('Files');
});

const exists = { non_field_errors: ['A file with this name already exists.'] };

describe('uploaded file', () => {
  it('is served unchanged and uncompressed, whole or as a range', async () => {
    const bytes = 'a;b\r\n1;2\r\n'.repeat(1000);
    const { file_url, size } = getFile(await ownLibrary.upload({ folder, name: 'lines.csv', bytes }));
    expect(size).toBe(10_000);
    expect((await fetchBytes(file_url)).toString()).toBe(bytes);
    const response = await fetch(file_url, { headers: { range: 'bytes=5-7' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 5-7/10000');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('1;2');
  });

  it('returns 416 for a range past the end', async () => {
    const { file_url } = getFile(await ownLibrary.upload({ folder, name: 'part.txt', bytes: 'ten bytes.' }));
    const { status, headers } = await fetch(file_url, { headers: { range: 'bytes=10-' } });
    expect([status, headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  it.each([
    'Überblick – Straße.pdf',
    'تقرير.txt',
    'a "quoted" name; 50% of #1 & more?.txt',
    '...',
    '../../etc/passwd',
    'C:\\temp\\a.txt ',
    '<script>alert(1)</script>.html',
    `${'😀'.repeat(251)}.txt`,
  ])('keeps the name as typed: %s', async (name) => {
    const response = await ownLibrary.upload({ folder, name, bytes: name });
    expect(response.status).toBe(201);
    expect(getFile(response).file_name).toBe(name);
    const bytes = await fetch(decodeURIComponent(getFile(response).file_url));
    expect(await bytes.text()).toBe(name);
    expect(bytes.headers.get('content-disposition')).toMatch(/filename/);
  });

  it.each([
    ['too many bytes', () => ({ folder, name: 'large.bin', bytes: randomBytes(300_001) }), 413],
    ['an unknown folder', () => ({ folder: 999_999, name: 'a.txt' }), 404],
    ['a name of 256 characters', () => ({ folder, name: 'n'.repeat(256) }), 400],
  ])('is rejected with %s and leaves no data', async (_what, upload, status) => {
    const before = await storedNames(server);
    expect((await ownLibrary.upload(upload())).status).toBe(status);
    await eventually(async () => expect(await storedNames(server)).toEqual(before));
  });

  it('notifies the user', async () => {
    const { db } = server.context;
    const all = () => db.findAllBy('notifications', 'user', server.user('member').id);
    for (const { id } of all()) db.update('notifications', id, { is_read: true });
    await ownLibrary.upload({ folder, name: 'told.txt' });
    const other_data = { subject: { kind: 'folder', id: folder, name: 'Files' } };
    const message = 'told.txt was added to your media library.';
    expect(all().at(-1)).toMatchObject({ message, other_data });
  });
});

describe('user quota', () => {
  const quotaExceeded = {
    status: 400,
    body: { file: [stringMatching(/^Your media library is full\b.*2\.1 MB/)] },
  };
  const megabyte = 1024 * 1024;
  const small = setUpServer({ quotaBytes: 2 * megabyte, maxFileBytes: 3 * megabyte });
  /** Opens the library of an account and adds a folder. */
  const openLibraryWithFolder = async (account: string) => {
    const library = await openLibrary(small, account);
    return { library, into: await library.create('Full') };
  };

  it('limits the total size, does not store a rejected file, and ignores deleted ones', async () => {
    const { library, into } = await openLibraryWithFolder('member');
    const uploadFile = (name: string, size: number, overwrite = false) =>
      library.upload({ folder: into, name, bytes: new Uint8Array(size), overwrite });
    const first = getFile(await uploadFile('first.bin', megabyte));
    expect((await uploadFile('second.bin', megabyte)).status).toBe(201);
    const before = await storedNames(small);
    expect(await uploadFile('third.bin', 1)).toMatchObject(quotaExceeded);
    await eventually(async () => expect(await storedNames(small)).toEqual(before));
    // An overwritten file does not count.
    expect((await uploadFile('second.bin', megabyte, true)).status).toBe(200);
    expect(await uploadFile('second.bin', megabyte + 1, true)).toMatchObject(quotaExceeded);
    await library.remove(first.id);
    expect((await uploadFile('third.bin', 1)).status).toBe(201);
  });

  it('applies to concurrent uploads, separately for each user', async () => {
    const { library, into } = await openLibraryWithFolder('newcomer');
    const bytes = new Uint8Array(megabyte);
    const uploads = ['a', 'b', 'c', 'd'].map((name) => library.upload({ folder: into, name, bytes }));
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 400, 400]);
  });

  it('ends an upload of unknown size that exceeds it', async () => {
    const { library, into } = await openLibraryWithFolder('demo');
    const before = await bytesOnDisk(small);
    const running = startUpload(small, { token: library.token, folder: into, name: 'a.bin', declared: null });
    running.send(1.5 * megabyte);
    await eventually(async () => expect(await bytesOnDisk(small)).toBe(before + 1.5 * megabyte));
    running.send(megabyte);
    await eventually(async () => expect(await bytesOnDisk(small)).toBe(before));
    running.abort();
  });

  it('limits the number of concurrent uploads of a user', async () => {
    const { library, into } = await openLibraryWithFolder('totp');
    const started = { token: library.token, folder: into, name: 'a.txt', declared: 1000 };
    const before = await bytesOnDisk(small);
    const uploads = Array.from({ length: 10 }, () => startUpload(small, started));
    for (const upload of uploads) upload.send(1);
    await eventually(async () => expect(await bytesOnDisk(small)).toBe(before + 10));
    const { status, body } = await library.upload({ folder: into, name: 'one more.txt' });
    expect([status, body]).toEqual([429, { detail: 'At most 10 files can be uploaded at a time.' }]);
    for (const upload of uploads) upload.abort();
    const last = { folder: into, name: 'one more.txt', overwrite: true };
    await eventually(async () => expect((await library.upload(last)).status).toBeLessThan(300));
  });

  it('counts no upload whose connection is reset before it starts', async () => {
    const { library, into } = await openLibraryWithFolder('both');
    const form = 'Content-Length: 999\r\nContent-Type: multipart/form-data; boundary=x';
    const head = `POST /api/user/media-library/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${library.token}\r\n${form}\r\n\r\n`;
    for (let n = 0; n < 20; n++) {
      const socket = connect(small.port, '127.0.0.1').on('error', () => undefined);
      socket.write(head, () => socket.resetAndDestroy());
      await once(socket, 'close');
    }
    const upload = { folder: into, name: 'one.txt', overwrite: true };
    await eventually(async () => expect((await library.upload(upload)).status).toBe(201));
  });
});

describe('existing file name', () => {
  it('is compared after Unicode normalisation, within its folder', async () => {
    await ownLibrary.upload({ folder, name: 'Caf\u00e9.txt' });
    expect((await ownLibrary.upload({ folder, name: 'Cafe\u0301.txt' })).body).toEqual(exists);
    const elsewhere = await ownLibrary.create('Elsewhere');
    expect((await ownLibrary.upload({ folder: elsewhere, name: 'Caf\u00e9.txt' })).status).toBe(201);
  });

  it('is overwritten on request, keeping its id and no old bytes', async () => {
    const first = getFile(await ownLibrary.upload({ folder, name: 'new.txt', bytes: 'old' }));
    const response = await ownLibrary.upload({ folder, name: 'new.txt', bytes: 'new', overwrite: true });
    expect(response.status).toBe(200);
    expect(getFile(response)).toMatchObject({ id: first.id, size: 3 });
    expect((await fetchBytes(getFile(response).file_url)).toString()).toBe('new');
    expect(await storedNames(server)).not.toContain(first.file_url.split('/').at(-1));
    expect((await ownLibrary.files(folder)).filter(({ file_name }) => file_name === 'new.txt')).toHaveLength(
      1,
    );
  });

  it('is accepted only once in concurrent uploads', async () => {
    const uploads = Array.from({ length: 6 }, () => ownLibrary.upload({ folder, name: 'race.txt' }));
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400, 400, 400]);
  });
});

it('renames a file exactly as typed, but not to a blank or existing name', async () => {
  const { id } = getFile(await ownLibrary.upload({ folder, name: 'before.txt', bytes: 'same' }));
  const response = await ownLibrary.rename(id, ' after "é".md ');
  expect(response.body).toMatchObject({ success: true });
  expect(getFile(response).file_name).toBe(' after "é".md ');
  expect((await fetchBytes(getFile(response).file_url)).toString()).toBe('same');
  expect((await ownLibrary.rename(id, ' after "é".md ')).status).toBe(200);
  await ownLibrary.upload({ folder, name: 'two.txt' });
  expect(await ownLibrary.rename(id, 'two.txt')).toMatchObject({ status: 400, body: exists });
  expect(await ownLibrary.rename(id, ' \t')).toMatchObject({ status: 400, body: { file_name: [anyString] } });
});
