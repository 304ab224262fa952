import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/** Makes Chromium compile these chunks while loading them instead of on the main thread when called. */
export const eagerlyCompiled = (names: readonly string[]): Plugin => ({
  name: 'pulsehub:eagerly-compiled',
  apply: 'build',
  // Runs after the file name is hashed.
  augmentChunkHash: ({ name }) => (names.includes(name) ? hint : undefined),
  generateBundle: {
    // Runs after Vite has added its own first line.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.includes(file.name)) file.code = hint + file.code;
    },
  },
});
