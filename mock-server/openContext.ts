import type { Server } from 'node:http';
import { join } from 'node:path';
import { openUploads } from './storage/uploads';
import { getServerUrl } from './httpServer';
import { createSendMail } from './mail/mail';
import { emptyLeftoverBin } from './files/bin';
import { createLive } from './live/createLive';
import { createNotices } from './notices/createNotices';
import type { ServerSettings } from './settings';
import { openVault } from './vault/vault';
import { openDatabase } from './storage/Database';

export const openContext = async (server: Server, settings: ServerSettings) => {
  const db = await openDatabase(settings);
  try {
    const vault = await openVault(db, settings);
    const base = {
      db,
      settings,
      now: settings.now,
      origin: () => settings.portalOrigin ?? settings.publicOrigin ?? getServerUrl(server, settings),
      vault,
      uploads: await openUploads(join(settings.dataDir, 'uploads')),
      sendMail: createSendMail(db, settings),
      live: createLive(server, { db, now: settings.now, settings, vault }),
    };
    await emptyLeftoverBin(base);
    return { ...base, ...createNotices(base) };
  } catch (error) {
    await db.close();
    throw error;
  }
};
