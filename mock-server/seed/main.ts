import { readSettings, SettingError } from '../settings';
import { StorageError } from '../storage/SqliteFile';
import { freshDatabase } from './freshDatabase';
import { readSizes } from './readSizes';
import { seedDatabase } from './seedDatabase';

const seed = async (): Promise<void> => {
  const sizes = readSizes(process.argv.slice(2));
  const settings = readSettings(process.env);
  const context = await freshDatabase(settings);
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

seed().catch((failure: unknown) => {
  const isExpected = failure instanceof SettingError || failure instanceof StorageError;
  console.error(isExpected ? failure.message : failure);
  process.exitCode = 1;
});
