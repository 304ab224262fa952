import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../mock-server/launch/run.mjs';
import { countPlaywright, countVitest } from './counts.mjs';

/** @typedef {{ passed: number, failed: number, note?: string }} Count */

const minute = 60_000;

/** Runs a node program of the checkout; answers whether it ended well. What it says goes to stdout. */
const succeeds = (program, args, { minutes = 5, env = {} } = {}) => {
  const { status, error } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ['ignore', 1, 1],
    timeout: minutes * minute,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  });
  if (error) console.log(`${program} was ended: ${error.message}`);
  return status === 0;
};

/** A program that is one check as a whole. */
export const toolStage = (name, program, args) => ({
  name,
  check: () => (succeeds(program, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

/**
 * Runs a test runner that writes a JSON report. A runner that fails without a failed test in its
 * report, reports no test, or leaves no report behind, counts as a failure of its own.
 */
const reported = (runner, count) => {
  const folder = mkdtempSync(join(tmpdir(), 'pulsehub-report-'));
  const file = join(folder, 'report.json');
  try {
    const ended = runner(file);
    const { passed, failed, skipped } = count(JSON.parse(readFileSync(file, 'utf8')));
    const note = skipped > 0 ? { note: `${skipped} skipped` } : {};
    if (passed + failed === 0) return { passed, failed: 1, note: 'it reported no test' };
    if (!ended && failed === 0) return { passed, failed: 1, note: 'it failed outside of its tests' };
    return { passed, failed, ...note };
  } catch (failure) {
    return { passed: 0, failed: 1, note: `no usable report (${failure.message})` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const vitestStage = {
  name: 'Vitest',
  check: () =>
    reported((file) => {
      const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      return succeeds('node_modules/vitest/vitest.mjs', args, { minutes: 20 });
    }, countVitest),
};

/** `findBrowser` answers the path of a Chromium, or throws with a sentence. */
export const playwrightStage = (findBrowser) => ({
  name: 'Browser',
  check: async () => {
    let browser;
    try {
      browser = await findBrowser();
    } catch (failure) {
      console.log(failure.message);
      return { passed: 0, failed: 1, note: 'no browser' };
    }
    return reported((file) => {
      const args = ['test', '--config=tests/browser/playwright.config.ts', '--reporter=line,json'];
      const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: '1' };
      return succeeds('node_modules/@playwright/test/cli.js', args, { minutes: 30, env });
    }, countPlaywright);
  },
});
