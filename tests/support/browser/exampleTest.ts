import { rm } from 'node:fs/promises';
import { copyWithExample, runIn } from './copyWithExample';
import { startBuiltPortal, type Portal } from './startBuiltPortal';
import { test as base } from './test';

/**
 * Tests with one portal per worker, built from a copy of the repository with these examples, because building is
 * slow. `prepare` may change the copy.
 */
export const testWithExamples = (names: readonly string[], prepare = (_copy: string) => '') => {
  const test = base.extend<object, { example: { copy: string; found: string }; portal: Portal }>({
    example: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern: none
      async ({}, provide) => {
        const copy = copyWithExample(...names);
        await provide({ copy, found: prepare(copy) });
        await rm(copy, { recursive: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    portal: [
      async ({ example: { copy } }, provide) => {
        const portal = await startBuiltPortal({}, copy);
        await provide(portal);
        await portal.close();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  });
  test.describe.configure({ mode: 'default' });
  return test;
};

/** Runs the type check, the linter and some tests in a copy. */
export const checkCopy = (copy: string, ...tests: readonly string[]): void => {
  const run = (...args: string[]) => runIn(copy, process.execPath, args);
  run('node_modules/typescript/bin/tsc', '--noEmit');
  run('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', 'src', 'mock-server', 'tests');
  run('node_modules/vitest/vitest.mjs', 'run', ...tests.map((path) => `tests/${path}`));
};
