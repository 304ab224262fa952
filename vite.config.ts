import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { versionOf } from './mock-server/version.ts';
import { chunkGroups } from './src/build/chunkGroups.ts';
import { eagerlyCompiled } from './src/build/eagerlyCompiled.ts';
import { lighterPackages } from './src/build/lighterPackages.ts';
import { prerenderedPages } from './src/build/prerender.ts';
import { precompressed, publishedContract, versionFile } from './src/build/publishedFiles.ts';
import { shorterWordLists } from './src/build/shorterWordLists.ts';

const backend = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

const { plugin: chunkGroupsPlugin, isNeededBy } = chunkGroups({
  public: [
    'src/features/registration/RegisterPage.tsx',
    'src/features/password-recovery/ForgetPage.tsx',
    'src/features/password-recovery/ResetPage.tsx',
    'src/features/password-recovery/LinkResetPage.tsx',
    'src/features/social/SocialCallbackPage.tsx',
    'src/features/contact-support/ContactSupportPage.tsx',
    'src/features/sign-in/codePages.tsx',
  ],
  signedIn: ['src/app/SignedInApp.tsx', 'src/features/dashboard/DashboardPage.tsx'],
  lists: [
    'src/features/notification/NotificationList.tsx',
    'src/features/media-library-folder/MediaLibrary.tsx',
    'src/features/projects/ProjectsPage.tsx',
  ],
  forms: ['src/features/dic-services/ServiceEdit.tsx', 'src/features/google-play/GooglePlayList.tsx'],
});

/** Small modules shared by charts and pickers; alone they would be a 1 kB file. */
const isSmallShared = (id: string) => /@mui\/x-internals|@babel\/runtime|useThemeProps/.test(id);

const exceptSeparate = (test: (id: string) => boolean) => (id: string) =>
  !/@mui\/x-(charts|date)|\/(react-admin|ra-ui-materialui)\/|src\/ui\/table\/(?!SortLabel)/.test(id) &&
  test(id);

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    chunkGroupsPlugin,
    shorterWordLists(),
    versionFile(versionOf()),
    prerenderedPages(),
    eagerlyCompiled(['start', 'react', 'entry', 'public', 'signed-in', 'lists']),
    precompressed(),
    publishedContract(),
  ],
  worker: { plugins: () => [shorterWordLists()] },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Loaded in this order; each runs while the next is on its way.
            { name: 'start', test: /src\/app\/(start|theme)\.ts$/, priority: 7 },
            { name: 'react', test: /src\/app\/mount\.ts$/, priority: 6 },
            { name: 'entry', test: /src\/(main|app\/App)\.tsx$/, priority: 5 },
            { name: 'public', test: isNeededBy('public'), minShareCount: 2, priority: 4 },
            { name: 'signed-in', test: isNeededBy('signedIn'), priority: 3 },
            // Shared only by the list and the form of a project.
            { name: 'projects', test: /src\/(features|i18n\/en)\/projects/, minShareCount: 2, priority: 3 },
            // Charts, pickers and tables keep chunks of their own.
            {
              name: 'lists',
              test: exceptSeparate((id) => isNeededBy('lists')(id) || isSmallShared(id)),
              minShareCount: 2,
              priority: 2,
            },
            { name: 'forms', test: isNeededBy('forms'), minShareCount: 2, priority: 1 },
            // Includes a few package modules that would be tiny files.
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
    // The backend builds its URLs from the Host header.
    proxy: {
      '/api': { target: backend, changeOrigin: false },
      '/dev': { target: backend, changeOrigin: false },
      '/files': { target: backend, changeOrigin: false },
      '/secure': { target: backend.replace('http', 'ws'), ws: true, changeOrigin: false },
    },
  },
  resolve: {
    alias: lighterPackages,
    // ra-core imports react-router-dom; without these conditions the tests load two copies of the router.
    ...(mode === 'test'
      ? { conditions: ['module-sync', 'module', 'browser', 'development|production'] }
      : {}),
  },
  test: {
    css: false,
    // Passing tests log the errors that they provoke.
    silent: 'passed-only',
    // Workers idle for a third of the time, so one more than the cores is faster.
    maxWorkers: availableParallelism() + 1,
    // Fewer garbage collections make rendering a third faster.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // These tests share no state, so they may share imports.
          isolate: false,
          include: ['tests/{mock-server,model,api}/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          // Applies shorterWordLists to the tests of the password meter.
          server: { deps: { inline: [/@zxcvbn-ts/] } },
          environment: './tests/support/lightDom.ts',
          // Loading React, MUI and the portal per file is slow; tests/support/setupScreens.ts cleans up.
          isolate: false,
          globalSetup: ['tests/support/backendPool.ts'],
          include: ['tests/{app,auth,features,i18n,ui}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setupScreens.ts'],
        },
      },
    ],
  },
}));
