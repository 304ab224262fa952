import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openUploads, type Uploads } from '../files/uploads';
import type { ServerSettings } from '../settings';
import { openVault } from '../sign-in/vault';
import { databaseFile, openDatabase } from '../storage/openDatabase';
import type { SeedContext } from './SeedContext';

/** Only names that an upload can have go; whatever else lies in the folder is somebody else's. */
const removeUploads = async (folder: string, uploads: Uploads): Promise<void> => {
  for (const name of await readdir(folder)) {
    try {
      await rm(uploads.pathOf(name), { force: true });
    } catch {
      continue;
    }
  }
};

export const freshDatabase = async (settings: ServerSettings): Promise<SeedContext> => {
  const before = await openDatabase(settings.dataDir);
  await before.close();
  await rm(join(settings.dataDir, databaseFile), { force: true });
  const folder = join(settings.dataDir, 'uploads');
  const uploads = await openUploads(folder);
  await removeUploads(folder, uploads);

  const db = await openDatabase(settings.dataDir);
  return { db, settings, uploads, now: settings.now, vault: await openVault(db, settings) };
};
