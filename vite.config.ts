import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const backend = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig(({ mode }) => ({
  plugins: [react()],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    // What the sign-in form needs comes as one file: cut into dozens it is larger and slower.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'entry', test: /src\/(main|features\/sign-in\/LoginPage)\.tsx$/ }],
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
  // ra-core imports react-router-dom; without these conditions the tests see two copies of the router.
  ...(mode === 'test'
    ? { resolve: { conditions: ['module-sync', 'module', 'browser', 'development|production'] } }
    : {}),
  test: {
    css: false,
    // What a passing test writes about the failures that it provokes is of no use.
    silent: 'passed-only',
    // Without this one core of two stands idle.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A machine that stalls for seconds is no finding; what fails twice is.
    retry: 1,
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
          environment: 'jsdom',
          include: ['tests/{app,auth,features,i18n,ui}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/screens.ts'],
        },
      },
    ],
  },
}));
