import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { versionOf } from '../../mock-server/version';

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  }).trim();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pulsehub-version-'));
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the version is that of package.json, with the commit in a git checkout', () => {
  expect(versionOf(folder)).toBe('1.2.3');
  git('init');
  // Nothing was committed yet.
  expect(versionOf(folder)).toBe('1.2.3');
  git('commit', '--allow-empty', '-m', 'Begin');
  expect(versionOf(folder)).toBe(`1.2.3+${git('rev-parse', '--short', 'HEAD')}`);
});
