import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root } from './run.mjs';

const npmCli = () => {
  const own = process.env.npm_execpath;
  if (own && /npm-cli\.[cm]?js$/.test(own) && existsSync(own)) return own;
  const beside = [
    join(process.execPath, '../../lib/node_modules/npm/bin/npm-cli.js'),
    join(process.execPath, '../node_modules/npm/bin/npm-cli.js'),
  ];
  return beside.find((path) => existsSync(path)) ?? null;
};

/** Runs npm to its end, with its output on stderr, or returned if `stdout` is `pipe`. Throws CommandError with `message`. */
export const runNpm = (args, message, stdout = 2) => {
  const cli = npmCli();
  const [program, first] = cli ? [process.execPath, [cli]] : ['npm', []];
  const result = spawnSync(program, [...first, ...args, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', stdout, 2],
    shell: cli === null,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status !== 0) throw new CommandError(message, result.signal ? 130 : result.status || 1);
  return result.stdout;
};
