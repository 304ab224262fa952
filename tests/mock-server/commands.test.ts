import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};

it('has at most twelve commands', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(12);
});

it.each(Object.entries(scripts))('npm run %s --help prints one line about it and ends', (name, script) => {
  const { status, stdout } = spawnSync(process.execPath, [...script.split(' ').slice(1), '--help'], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: name },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`^npm (run )?${name}( .*)?\\n {2}\\S.*\\n$`));
});

it('prints the line that Visual Studio Code waits for', () => {
  const { configurations } = JSON.parse(readFileSync(`${root}/.vscode/launch.json`, 'utf8')) as {
    configurations: { serverReadyAction?: { pattern: string } }[];
  };
  const patterns = configurations.flatMap(({ serverReadyAction }) => serverReadyAction?.pattern ?? []);
  const source = readFileSync(`${root}/mock-server/launch/dev.mjs`, 'utf8');
  const printed = source.replace('${portalOrigin}', 'http://localhost:5174');
  expect(patterns.filter((pattern) => new RegExp(pattern).test(printed))).toEqual(patterns);
  expect(patterns).not.toEqual([]);
});
