import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort';
import { isReady } from './isReady';

const root = join(import.meta.dirname, '../..');
// Debian installs servers in /usr/sbin, which is not on a user's PATH.
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`;

export type WebServer = 'nginx' | 'caddy';

export const isInstalled = (server: WebServer): boolean =>
  spawnSync(server, [server === 'nginx' ? '-v' : 'version'], { env: { PATH } }).status === 0;

interface DeploymentOptions {
  /** Runs as the user of the test run, perhaps root, and creates the folder to write to itself. */
  asCaller?: boolean;
  /** The folder of an unpacked release, instead of the checkout. */
  release?: string | undefined;
  /** Changes nginx.conf or the Caddyfile, as operators may. */
  edit?: (config: string) => string;
  /** Receives the lines of its log. */
  onLine?: (line: string) => void;
}

/**
 * Starts the docs/deploy sample as its container does: with a copy of the built site, as a user who may write to
 * one folder only.
 */
export const startDeployment = async (
  server: WebServer,
  environment: Record<string, string>,
  { asCaller = false, release = root, edit, onLine }: DeploymentOptions = {},
) => {
  const folder = mkdtempSync(join(tmpdir(), `pulsehub-${server}-`));
  const run = join(folder, 'run');
  if (!asCaller) mkdirSync(run);
  cpSync(join(release, 'docs/deploy'), folder, { recursive: true });
  const config = join(folder, server === 'nginx' ? 'nginx.conf' : 'Caddyfile');
  if (edit) writeFileSync(config, edit(readFileSync(config, 'utf8')));
  cpSync(join(release, 'dist'), join(folder, 'site'), { recursive: true });
  const nobody = !asCaller && process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  chmodSync(folder, 0o755);
  if (nobody.uid) chownSync(run, nobody.uid, nobody.gid);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const child = spawn('sh', ['start.sh', server], {
    ...nobody,
    cwd: folder,
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'pipe'],
    env: { PATH, RUN: run, LISTEN: server === 'nginx' ? origin.slice(7) : origin, ...environment },
  });
  let complaints = '';
  child.stderr?.on('data', (piece: Buffer) => void (complaints += piece.toString()));
  if (child.stdout && onLine) createInterface(child.stdout).on('line', onLine);
  while (!(await isReady(`${origin}/healthz`))) {
    if (child.exitCode !== null) throw new Error(`${server} ended at once:\n${complaints}`);
    await wait(20);
  }
  const close = async () => {
    const exited = once(child, 'close');
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true });
  };
  return { origin, pid: child.pid ?? 0, close };
};
