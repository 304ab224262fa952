import { createServer } from './createServer';
import { renameProduct } from './dic-services/renameProduct';
import { readSettings, SettingError, type ServerSettings } from './settings';
import { StorageError } from './storage/SqliteFile';
import { getWelcomeLines } from './welcome';

const describeFailure = (failure: unknown, { host, port }: ServerSettings): string | undefined => {
  if (failure instanceof StorageError) return failure.message;
  const { code } = failure as NodeJS.ErrnoException;
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
    if (context.db.count('users') > 0) return renameProduct(context);
    settings.print('Seeding the database ...');
    const { seedDatabase } = await import('./seed/seedDatabase');
    return seedDatabase(context);
  }).catch((failure: unknown) => {
    const message = describeFailure(failure, settings);
    throw message === undefined ? failure : new SettingError(message);
  });
  for (const line of getWelcomeLines(server)) settings.print(line);

  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    server.close().then(
      () => process.exit(0),
      (failure: unknown) => {
        console.error(failure);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

start().catch((failure: unknown) => {
  console.error(failure instanceof SettingError ? failure.message : failure);
  process.exitCode = 1;
});
