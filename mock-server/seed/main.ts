import { readSettings, SettingError } from '../settings';
import { StorageError } from '../storage/sqliteFile';
import { resetDatabase } from './resetDatabase';
import { parseSizes } from './parseSizes';
import { seedDatabase } from './seedDatabase';

const seed = async (): Promise<void> => {
  const sizes = parseSizes(process.argv.slice(2));
  const settings = readSettings(process.env);
  const context = await resetDatabase(settings);
  try {
    await context.db.transaction(() => seedDatabase(context, sizes, settings.print));
  } finally {
    await context.db.close();
  }
  const { users, notifications, files, logs } = sizes;
  settings.print(
    `Seeded ${settings.dataDir}: ${users} users, ${notifications} notifications, ${files} files, ${logs} request-log entries.`,
  );
};

seed().catch((error: unknown) => {
  const isExpected = error instanceof SettingError || error instanceof StorageError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
});
