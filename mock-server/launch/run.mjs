import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Expected failure, printed without a stack. `code` is the exit code. */
export class CommandError extends Error {
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

/** With `--help`, prints what CONTRIBUTING.md says about the npm script that runs, or about all, and ends. */
export const exitAfterHelp = () => {
  if (!process.argv.includes('--help')) return;
  const rows = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `npm '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const script = new RegExp(`^.npm (run )?${process.env.npm_lifecycle_event ?? '\\S+'}[ \`]`);
  for (const [, command, description] of rows)
    if (script.test(command)) console.log(`${command.replaceAll('`', '')}\n  ${description}`);
  process.exit();
};

export const run = async (task) => {
  try {
    exitAfterHelp();
    const [major, minor] = process.versions.node.split('.').map(Number);
    if (major < 20 || (major === 20 && minor < 19))
      throw new CommandError(`PulseHub needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.chdir(root);
    await task();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = error instanceof CommandError ? error.code : 1;
  }
};

/** Runs a Node program synchronously, with its output on stderr. Throws CommandError with `message`. */
export const runNode = (program, args, message, env = {}) => {
  const { status, signal } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    // stdout is reserved for our own output, which other programs read.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new CommandError(message, signal ? 130 : status || 1);
};

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

/** Runs the file in this process, because only this one receives signals. Its arguments start at `process.argv[2]`. */
export const runTypeScript = async (file) => {
  const { register } = await import('tsx/esm/api');
  register();
  const path = join(root, file);
  process.argv = [process.execPath, path, ...process.argv.slice(3)];
  await import(pathToFileURL(path).href);
};
