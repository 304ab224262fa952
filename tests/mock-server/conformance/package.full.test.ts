import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { checks } from '../../conformance/runChecks';
import { setUpServer } from '../../support/setUpServer';
import { setUpFolder } from '../../support/temporaryFolder';

const root = join(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const archive = `pulsehub-conformance-${version}.tgz`;

const server = setUpServer({ throttlePerMinute: 0 });
const folder = setUpFolder();

beforeAll(() => {
  execFileSync(process.execPath, ['tests/conformance/pack.mjs'], { cwd: root });
  renameSync(join(root, archive), join(folder, archive));
}, 300_000);

/** Runs the package in an empty folder, against this process's server. */
const run = (...args: string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const npx = ['--yes', '--offline', `./${archive}`, ...args];
    const child = spawn('npx', npx, { cwd: folder, env: { ...process.env, npm_config_cache: folder } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (output += piece.toString()));
    child.once('close', (code) => resolve({ code, output }));
  });

it('accepts the development backend when run from an empty folder', async () => {
  const { code, output } = await run(
    server.url,
    ...['--email', accountEmail('superuser'), '--password', seededPassword],
  );
  expect(output).toContain(`${checks.length} passed, 0 deviate, 0 not tried`);
  expect(code).toBe(0);
});

it('accepts the contract itself, and prints a usage with the package name', async () => {
  const { code, output } = await run('--schema', join(root, 'src/contract/openapi.yaml'));
  expect(output).toMatch(/\d+ calls fit, 0 differ, 0 findings/);
  expect(code).toBe(0);
  expect((await run()).output).toContain('Usage: pulsehub-conformance https://');
});
