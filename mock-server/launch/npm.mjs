import { spawnSync } from 'node:child_process';
import { CommandError, root } from './run.mjs';

/** Runs npm synchronously, with its output on stderr, or returned if `stdout` is `pipe`. Throws CommandError. */
export const runNpm = (args, message, stdout = 2) => {
  const result = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', stdout, 2],
    // Needed on Windows, where npm is a script.
    shell: process.platform === 'win32',
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status !== 0) throw new CommandError(message, result.signal ? 130 : result.status || 1);
  return result.stdout;
};
