import { sampleRows } from '../../src/contract/generated/sampleRows';
import { createCrudResources } from '../crud/crudResources';
import { seedMessageTemplates } from '../custom-message-template/seed';
import { accountEmail, accounts, seededPassword, seededTotpSecret } from '../dev/accounts';
import { seedDicServices } from '../dic-services/seed/seedDicServices';
import { seedGooglePlay } from '../google-play/seed';
import { seedMediaLibrary, seededFileCount } from '../media-library-folder/seed/seedMediaLibrary';
import { seedNotifications } from '../notification/seed';
import { seedProjects } from '../projects/seed';
import { seedOtherSession } from '../sessions/seed';
import { seedRequestLogs } from '../users/seed/seedRequestLogs';
import { seedUsers } from '../users/seed/seedUsers';
import type { SeedContext } from '../seedContext';

export interface SeedSizes {
  users: number;
  notifications: number;
  files: number;
  logs: number;
}

export const defaultSizes: SeedSizes = {
  users: accounts.length + 60,
  notifications: 40,
  files: seededFileCount,
  logs: 10_000,
};

export const seedDatabase = async (
  context: SeedContext,
  sizes: Partial<SeedSizes> = {},
  print: (line: string) => void = () => {},
): Promise<void> => {
  const { users, notifications, files, logs } = { ...defaultSizes, ...sizes };
  const { db, vault } = context;
  print(`${users} users ...`);
  seedUsers(context, users);
  const hash = await vault.passwords.hash(seededPassword);
  for (let id = 1; id <= users; id++) vault.passwords.store(id, hash);
  for (const name of ['totp', 'both']) {
    const user = db.findBy('users', 'email', accountEmail(name));
    if (user) vault.authenticator.setSecret(user.id, seededTotpSecret);
  }
  const superuser = db.findBy('users', 'email', accountEmail('superuser'));
  if (superuser) {
    print(`${notifications} notifications, ${files} files ...`);
    seedOtherSession(context, superuser.id);
    await seedMediaLibrary(context, superuser.id, files);
    seedNotifications(context, superuser.id, notifications);
  }
  await seedDicServices(context);
  await seedMessageTemplates(context);
  seedProjects(context);
  seedGooglePlay(context);
  for (const { name, table, defaults } of createCrudResources({}))
    for (const row of sampleRows[name] ?? []) db.insert(table, { ...defaults, ...row });
  print(`${logs} request-log entries ...`);
  seedRequestLogs(context, logs);
};
