import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../mock-server/launch/run.mjs';
import { countPlaywright, countVitest } from './counts.mjs';

/** @typedef {{ passed: number, failed: number, note?: string, failures?: string[] }} Count */

const minute = 60_000;

/** Runs a Node program in the repository and writes its output to `out`. Resolves with true if it exits with 0. */
const succeeds = (program, args, { minutes = 10, env = {}, out = process.stdout } = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: minutes * minute,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    });
    child.stdout.on('data', (piece) => out.write(piece));
    child.stderr.on('data', (piece) => out.write(piece));
    child.once('error', (error) => out.write(`${program}: ${error.message}\n`));
    child.once('close', (status, signal) => {
      if (signal) out.write(`${program} was killed by ${signal}\n`);
      resolve(status === 0);
    });
  });

/** A stage that counts as one check. It prints its output at the end, so that stages can run in parallel. */
const toolStage = (name, program, args) => ({
  name,
  check: async () => {
    const pieces = [];
    const passed = await succeeds(program, args, { out: { write: (piece) => pieces.push(String(piece)) } });
    console.log(`\n== ${name}\n${pieces.join('')}`.trimEnd());
    return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

/**
 * Runs a test runner that writes a JSON report. A runner that fails without a failed test, reports no
 * test or writes no report counts as one failure.
 */
const runWithReport = async (runner, count) => {
  const folder = mkdtempSync(join(tmpdir(), 'pulsehub-report-'));
  const file = join(folder, 'report.json');
  try {
    const ended = await runner(file);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { passed, failed, skipped, skips = [], failures = [] } = count(report);
    const note = skipped > 0 ? { note: [`${skipped} skipped`, ...skips].join('\n  ') } : {};
    if (passed + failed === 0) return { passed, failed: 1, note: 'no test ran' };
    if (!ended && failed === 0) return { passed, failed: 1, note: 'failed outside its tests' };
    return { passed, failed, failures, ...note };
  } catch (error) {
    return { passed: 0, failed: 1, note: `no usable report (${error.message})` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Runs all tests, or those in the given files and folders. */
export const vitestStage = (files = []) => ({
  name: 'Vitest',
  check: () => {
    console.log('\n== Vitest');
    return runWithReport((file) => {
      const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...files];
      return succeeds('node_modules/vitest/vitest.mjs', args, { minutes: 60 });
    }, countVitest);
  },
});

/** Runs all browser tests, or those in the given files. */
export const playwrightStage = (findBrowser, files = []) => ({
  name: 'Browser',
  check: async () => {
    console.log('\n== Browser');
    let browser;
    try {
      browser = await findBrowser();
    } catch (error) {
      console.log(error.message);
      return { passed: 0, failed: 1, note: 'no browser' };
    }
    return runWithReport((file) => {
      const args = ['test', '--config=tests/browser/playwright.config.ts', '--reporter=line,json', ...files];
      const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: '1' };
      return succeeds('node_modules/@playwright/test/cli.js', args, { minutes: 60, env });
    }, countPlaywright);
  },
});

export const typesStage = toolStage('Types', 'node_modules/typescript/bin/tsc', ['--noEmit']);
/** Checks all code, or the given files. */
export const lintStage = (files = ['src', 'tests', 'mock-server']) =>
  toolStage('Lint', 'node_modules/oxlint/bin/oxlint', [
    '--type-aware',
    '--deny-warnings',
    '--no-error-on-unmatched-pattern',
    ...files,
  ]);
export const unusedStage = toolStage('Unused', 'node_modules/knip/bin/knip.js', ['--no-progress']);
export const formatStage = (files) =>
  toolStage('Format', 'node_modules/prettier/bin/prettier.cjs', [
    '--check',
    '--log-level=warn',
    '--ignore-unknown',
    ...files,
  ]);
// Uses the same build as `npm start`.
export const buildStage = toolStage('Build', 'mock-server/launch.mjs', ['site']);
export const crashStage = toolStage('Crash', 'tests/hard/main.mjs', ['crash', '--rounds', '20']);
export const soakStage = toolStage('Soak', 'tests/hard/main.mjs', ['soak', '--minutes', '1']);
