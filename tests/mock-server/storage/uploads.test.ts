import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openUploads } from '../../../mock-server/storage/uploads';
import { startInProcessServer } from '../../support/startInProcessServer';
import { createTestFolder } from '../../support/temporaryFolder';

let folder: string;

beforeEach(() => {
  folder = createTestFolder();
});

it('removes uploads at start-up whose form had not arrived', async () => {
  const uploads = await openUploads(folder);
  const kept = await uploads.receive([Buffer.from('kept')], 'txt');
  uploads.keep(kept.stored_as);
  await uploads.receive([Buffer.from('bytes')]);
  expect(await readdir(folder)).toHaveLength(2);
  await openUploads(folder);
  expect(await readdir(folder)).toEqual([kept.stored_as]);
});

it('removes files at start-up whose deletion a crash interrupted', async () => {
  const settings = { dataDir: join(folder, 'data') };
  const first = await startInProcessServer({ ...settings, seed: false });
  const { db, uploads } = first.context;
  const stored_as = await uploads.save(Buffer.from('bytes'));
  const row = { file_name: 'a', size: 5, content_type: 'text/plain', created_at: '2026-01-01T00:00:00Z' };
  db.insert('files', { ...row, stored_as, user: 0, folder: 0 });
  await first.close();
  const second = await startInProcessServer({ ...settings, seed: false });
  expect(second.context.db.all('files')).toEqual([]);
  await second.close();
  expect(await readdir(join(folder, 'data', 'uploads'))).toEqual([]);
});
