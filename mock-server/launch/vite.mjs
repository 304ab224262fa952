import { Stop } from './run.mjs';

/** As `vite.config.ts` has its port. */
export const portalOrigin = 'http://localhost:5174';

/** Starts Vite with hot reload in this process. It ends when the process ends. Throws Stop where its port is taken. */
export const startVite = async () => {
  const { createServer } = await import('vite');
  const vite = await createServer({ logLevel: 'warn' });
  try {
    await vite.listen();
  } catch (failure) {
    await vite.close();
    throw new Stop(`Vite could not start: ${failure.message}.`);
  }
  console.log(`The portal with hot reload: ${portalOrigin}`);
};
