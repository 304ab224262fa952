import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openUploads, storedNamePattern } from '../storage/uploads';
import type { ServerSettings } from '../settings';
import { openVault } from '../vault/vault';
import { openDatabase } from '../storage/Database';
import { databaseFile } from '../storage/sqliteFile';
import type { SeedContext } from '../seedContext';

export const resetDatabase = async (settings: ServerSettings): Promise<SeedContext> => {
  const before = await openDatabase(settings);
  await before.close();
  await rm(join(settings.dataDir, databaseFile), { force: true });
  const folder = join(settings.dataDir, 'uploads');
  const uploads = await openUploads(folder);
  const names = (await readdir(folder)).filter((name) => storedNamePattern.test(name));
  for (const name of names) await uploads.remove(name);

  const db = await openDatabase(settings);
  return { db, settings, uploads, now: settings.now, vault: await openVault(db, settings) };
};
