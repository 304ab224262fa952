import { Stop } from './run.mjs';

/**
 * Starts Vite with hot reload in this process and tells the backend where people find the portal.
 * It ends when the process ends. Throws Stop where its port is taken.
 */
export const startVite = async () => {
  const { createServer } = await import('vite');
  const vite = await createServer({ logLevel: 'warn' });
  try {
    await vite.listen();
  } catch (failure) {
    await vite.close();
    throw new Stop(`Vite could not start: ${failure.message}.`);
  }
  const { address, port } = vite.httpServer.address();
  const host = address === '::1' || address === '127.0.0.1' ? 'localhost' : address;
  process.env.PORTAL_ORIGIN ??= `http://${host}:${port}`;
  console.log(`The portal with hot reload: http://${host}:${port}`);
};
