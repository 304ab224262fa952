import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/** Chromium compiles the functions of these chunks while it loads them, not on the main thread when they are called. */
export const eagerlyCompiled = (names: readonly string[]): Plugin => ({
  name: 'pulsehub:eagerly-compiled',
  apply: 'build',
  // The file is named before the hint is added.
  augmentChunkHash: ({ name }) => (names.includes(name) ? hint : undefined),
  generateBundle: {
    // After Vite has added a first line of its own.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.includes(file.name)) file.code = hint + file.code;
    },
  },
});
