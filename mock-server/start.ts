import { createServer } from './createServer';
import { migrateProductKey } from './dic-services/migrateProductKey';
import { readSettings, SettingError, type ServerSettings } from './settings';
import { StorageError } from './storage/sqliteFile';
import { getWelcomeLines } from './welcome';

const describeStartError = (error: unknown, { host, port }: ServerSettings): string | undefined => {
  if (error instanceof StorageError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop that server, or set PORT to another one.`;
  if (code === 'EACCES')
    return `This user may not use port ${port} or the data folder. Set PORT or DATA_DIR.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine.`;
  return undefined;
};

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const server = await createServer(settings, async (context) => {
    if (context.db.count('users') > 0) return migrateProductKey(context);
    settings.print('Seeding the database ...');
    const { seedDatabase } = await import('./seed/seedDatabase');
    return seedDatabase(context);
  }).catch((error: unknown) => {
    const message = describeStartError(error, settings);
    throw message === undefined ? error : new SettingError(message);
  });
  for (const line of getWelcomeLines(server)) settings.print(line);

  let isShuttingDown = false;
  const shutDown = () => {
    if (isShuttingDown) process.exit(1);
    isShuttingDown = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
};

start().catch((error: unknown) => {
  console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
});
