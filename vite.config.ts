import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { readVersion } from './mock-server/version.ts';
import { eagerlyCompiled } from './src/build/eagerlyCompiled.ts';
import { prerenderedPages } from './src/build/prerender.ts';
import { publishedStatement } from './src/build/statement.ts';
import {
  chunkList,
  precompressed,
  operatorFiles,
  publishedContract,
  versionFile,
} from './src/build/publishedFiles.ts';

/** Modules on top of react-admin's lists and forms; the dashboard has neither. */
const records =
  /react-hook-form|ra-core|lodash|jsonexport|inflection|x-date-pickers|src\/(features|ui\/(form|inputs\/(?!SearchBox|ToggleButtons)|views|dialogs\/DeleteDialog|address\/AddressList|loading\/RecordGone))/;

/** Tables, and the parts around a list. */
const tables =
  /@tanstack\/(react-)?virtual|src\/ui\/(table\/|task\/ResultList|cards\/CardList|address\/AddressList|lists\/(FilterBar|FilterChips|Pager|SavedViews|virtualRows))/;

const backend = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    versionFile(readVersion()),
    prerenderedPages(),
    eagerlyCompiled(['entry', 'shell', 'common']),
    !process.env.VITE_UNCOMPRESSED && precompressed(),
    publishedContract(),
    publishedStatement(),
    operatorFiles(),
    chunkList(),
  ],
  build: {
    // The oldest with `AbortSignal.any`; the README names them.
    target: ['chrome116', 'edge116', 'firefox124', 'safari17.4'],
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // First the sign-in form, then the frame of every page behind it.
            { name: 'entry', test: /src\/(main\.tsx|api\/siteFile\.ts)$/, priority: 5 },
            {
              name: 'shell',
              test: /src\/app\/(SignedInApp|signedInData)\.tsx?$|\/useQueries\./,
              priority: 4,
            },
            // Of the public pages with a new password, which would load `records` and with it the shell.
            { name: 'passwords', test: /src\/ui\/inputs\/NewPasswordField/, priority: 4 },
            // Modules of many pages share one chunk.
            {
              name: 'common',
              test: (id) => !records.test(id) && !tables.test(id),
              minShareCount: 4,
              priority: 3,
            },
            {
              name: 'records',
              test: (id) => records.test(id) && !/src\/features\/users\//.test(id),
              minShareCount: 5,
              priority: 2.5,
            },
            {
              name: 'tables',
              test: tables,
              priority: 2,
            },
            // Small modules would be a file each: one for the widgets, one for the pages of a feature.
            {
              name: 'parts',
              test: /src\/(ui\/(?!form|address\/AddressList|page\/PreviewFrame|inputs\/(\w+Input|DatePickers|DayField|date-range-picker))|model\/)(?!.*\/use[A-Z])|icons-material|useIsFetching/,
              minShareCount: 2,
              maxModuleSize: 3600,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            {
              // Generated screens would import their own chunks in a circle.
              name: (id) => /src\/features\/(?!generated\/)([\w-]+)\//.exec(id)?.[1],
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5174,
    strictPort: true,
    // The backend builds its URLs from the Host header.
    proxy: {
      '/api': { target: backend, changeOrigin: false },
      '/dev': { target: backend, changeOrigin: false },
      '/files': { target: backend, changeOrigin: false },
      '/secure': { target: backend.replace('http', 'ws'), ws: true, changeOrigin: false },
    },
  },
  resolve: {
    // ra-core imports react-router-dom; without these conditions the tests load two copies of the router.
    ...(mode === 'test'
      ? { conditions: ['module-sync', 'module', 'browser', 'development|production'] }
      : {}),
  },
  test: {
    css: false,
    coverage: { include: ['src', 'mock-server'] },
    // Passing tests log the errors that they provoke.
    silent: 'passed-only',
    // Workers idle for a third of the time, so one more than the cores is faster.
    maxWorkers: availableParallelism() + 1,
    // Fewer garbage collections make rendering a third faster.
    execArgv: ['--max-semi-space-size=64'],
    // Generous, because the machine may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Slow proofs, which `npm run test:full` adds.
    exclude: [...configDefaults.exclude, ...(process.env.FULL ? [] : ['**/*.full.test.ts'])],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // These tests share no state, so they may share imports.
          isolate: false,
          include: [
            'tests/{api,app,auth,brand,engines,features,hard,i18n,mock-server,model,reports,ui}/**/*.test.ts',
            'tests/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: './tests/support/lightDom.ts',
          // Loading React, MUI and the portal per file is slow; tests/support/setupScreens.ts cleans up.
          isolate: false,
          globalSetup: ['tests/support/backendPool.ts'],
          // A test that needs a page ends with .tsx.
          include: ['tests/{app,auth,features,ui}/**/*.test.tsx'],
          setupFiles: ['tests/support/setupScreens.ts'],
        },
      },
    ],
  },
}));
