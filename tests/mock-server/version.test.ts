import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { versionOf } from '../../mock-server/version';
import { folderForFile } from '../support/temporaryFolder';

const folder = folderForFile();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  }).trim();

it('the version is that of package.json, with the commit in a git checkout', () => {
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');
  expect(versionOf(folder)).toBe('1.2.3');
  git('init');
  // Nothing was committed yet.
  expect(versionOf(folder)).toBe('1.2.3');
  git('commit', '--allow-empty', '-m', 'Begin');
  expect(versionOf(folder)).toBe(`1.2.3+${git('rev-parse', '--short', 'HEAD')}`);
});
