/**
 * `npm run test:mutation`: finds changes of the code that no test detects. For one folder:
 * `npm run test:mutation -- --mutate 'src/model/**'`.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: [
    'src/{model,auth,api}/**/*.{ts,tsx}',
    '!src/contract/generated/**',
    'src/features/**/*.ts',
    // Hooks and contexts are covered by the tests of screens.
    '!src/**/{use*,*Context}.{ts,tsx}',
    // The other guards, and session.ts except checkAccess, are covered by tests with a server.
    'mock-server/guards/{attempts,session,fieldErrors}.ts',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker.json',
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', '.data', 'coverage', 'test-results'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  thresholds: { high: 85, low: 70, break: null },
};
