import { CommandError } from './run.mjs';

/** Must match the port in `vite.config.ts`. */
export const portalOrigin = 'http://localhost:5174';

export const startVite = async () => {
  const { createServer } = await import('vite');
  const vite = await createServer({ logLevel: 'warn' });
  try {
    await vite.listen();
  } catch (failure) {
    await vite.close();
    throw new CommandError(`Vite could not start: ${failure.message}.`);
  }
  console.log(`The portal with hot reload: ${portalOrigin}`);
};
