import { spawn } from 'node:child_process';
import { root } from './run.mjs';

/**
 * Runs the backend in a process of its own, started again on its data with every change of what it is made
 * of. Returns the way to end it; its end is the end of this process.
 */
export const watchBackend = () => {
  const args = ['watch', '--clear-screen=false', '--include', 'src/api/openapi.yaml', 'mock-server/start.ts'];
  const backend = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // A terminal interrupts both by itself, and a second signal would end the backend amid its work.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => backend.kill('SIGTERM'));
  backend.on('exit', (code) => process.exit(process.exitCode ?? code ?? 0));
  return () => backend.kill('SIGTERM');
};
