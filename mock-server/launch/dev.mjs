import { spawn } from 'node:child_process';
import { CommandError } from './run.mjs';

/** Must match the port in `vite.config.ts`. */
export const portalOrigin = 'http://localhost:5174';

const watchArgs = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'];

/** Restarts the backend on each change, and returns a function that stops it. */
const watchBackend = () => {
  const args = [...watchArgs, '--include=src/contract/*.yaml', 'mock-server/start.ts'];
  // Detached, because the terminal's SIGINT would reach the backend twice and interrupt its shutdown.
  const backend = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  backend.once('exit', (code) => process.exit(code ?? 1));
  const stop = () => void backend.kill();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  return stop;
};

/** Serves the portal with hot reload and runs its backend. */
export const dev = async () => {
  const stopBackend = watchBackend();
  const { createServer } = await import('vite');
  const vite = await createServer({ logLevel: 'warn' });
  try {
    await vite.listen();
  } catch (error) {
    stopBackend();
    await vite.close();
    throw new CommandError(`Vite could not start: ${error.message}.`);
  }
  console.log(`Portal with hot reload: ${portalOrigin}`);
};
