import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ServerContext } from './context';
import { openUploads } from './files/uploads';
import { getServerUrl } from './httpServer';
import { createSendMail } from './mail/mail';
import { emptyLeftoverBin } from './media-library-folder/bin';
import { createLive } from './notification/live/createLive';
import { createNotify } from './notification/notifications';
import type { ServerSettings } from './settings';
import { openVault } from './sign-in/vault';
import { openDatabase } from './storage/openDatabase';

export const openContext = async (server: Server, settings: ServerSettings): Promise<ServerContext> => {
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
    return { ...base, notify: createNotify(base) };
  } catch (error) {
    await db.close();
    throw error;
  }
};
