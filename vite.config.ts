import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { versionOf } from './mock-server/version.ts';
import { chunkGroups } from './src/build/chunkGroups.ts';
import { lighterPackages } from './src/build/lighterPackages.ts';
import { precompressed } from './src/build/precompressed.ts';
import { prerenderedPages } from './src/build/prerender.ts';
import { publishedContract } from './src/build/publishedContract.ts';
import { shorterWordLists } from './src/build/shorterWordLists.ts';
import { versionFile } from './src/build/versionFile.ts';

const backend = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

const { plugin: knowChunks, isNeededBy } = chunkGroups({
  public: [
    'src/app/pages/registration.ts',
    'src/app/pages/recovery.ts',
    'src/app/pages/social.ts',
    'src/app/pages/contactSupport.ts',
    'src/features/sign-in/codePages.tsx',
  ],
  signedIn: ['src/app/SignedInApp.tsx', 'src/app/pages/dashboard.ts'],
  lists: [
    'src/app/pages/notifications.ts',
    'src/app/pages/mediaLibraryFolder.ts',
    'src/app/pages/projects.ts',
  ],
  forms: ['src/app/pages/editService.ts', 'src/features/google-play/GooglePlayList.tsx'],
});

/** Crumbs of charts and pickers that others share; alone they are a file of 1 kB. */
const isCrumb = (id: string) => /@mui\/x-internals|@babel\/runtime|useThemeProps/.test(id);

const unlessApart = (test: (id: string) => boolean) => (id: string) =>
  !/@mui\/x-(charts|date)|\/(react-admin|ra-ui-materialui)\/|src\/ui\/table\/(?!TablePager)/.test(id) &&
  test(id);

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    knowChunks,
    shorterWordLists(),
    versionFile(versionOf()),
    prerenderedPages(),
    precompressed(),
    publishedContract(),
  ],
  worker: { plugins: () => [shorterWordLists()] },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'entry',
              test: /^\0rolldown|src\/(main|app\/App)\.tsx$/,
              priority: 5,
            },
            { name: 'public', test: isNeededBy('public'), minShareCount: 2, priority: 4 },
            { name: 'signed-in', test: isNeededBy('signedIn'), priority: 3 },
            // What the list and the form of a project share is nobody else's.
            { name: 'projects', test: /src\/(features|i18n\/en)\/projects/, minShareCount: 2, priority: 3 },
            // Charts, pickers and tables stay by themselves, for the pages that show some.
            {
              name: 'lists',
              test: unlessApart((id) => isNeededBy('lists')(id) || isCrumb(id)),
              minShareCount: 2,
              priority: 2,
            },
            { name: 'forms', test: isNeededBy('forms'), minShareCount: 2, priority: 1 },
            // With the few parts of other packages that would be files by themselves.
            {
              name: 'pages',
              test: /src\/(features|ui(?!\/table\/Resource)|model|api|i18n)\/|useIsFetching|(FormControl|(Form|Input)Label|isMuiElement)\//,
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5174,
    strictPort: true,
    // The browser's own Host goes on to the backend: it names its addresses by it.
    proxy: {
      '/api': { target: backend, changeOrigin: false },
      '/dev': { target: backend, changeOrigin: false },
      '/files': { target: backend, changeOrigin: false },
      '/secure': { target: backend.replace('http', 'ws'), ws: true, changeOrigin: false },
    },
  },
  resolve: {
    alias: lighterPackages,
    // ra-core imports react-router-dom; without these conditions the tests see two copies of the router.
    ...(mode === 'test'
      ? { conditions: ['module-sync', 'module', 'browser', 'development|production'] }
      : {}),
  },
  test: {
    css: false,
    // What a passing test writes about the failures that it provokes is of no use.
    silent: 'passed-only',
    // One more than there are cores: a worker stands idle for a third of its time, while a test waits.
    maxWorkers: availableParallelism() + 1,
    // Rendering makes much garbage; collected less often, it takes a third less time.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // These tests start servers of their own and share no state, so they may share what they import.
          isolate: false,
          include: ['tests/{mock-server,model,api}/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          // So that the tests of the password meter have its lists as they are built.
          server: { deps: { inline: [/@zxcvbn-ts/] } },
          environment: './tests/support/lightDom.ts',
          // Each file would load React, MUI and the portal again; tests/support/screens.ts leaves nothing behind.
          isolate: false,
          globalSetup: ['tests/support/backendHost.ts'],
          include: ['tests/{app,auth,features,i18n,ui}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/screens.ts'],
        },
      },
    ],
  },
}));
