import { fileURLToPath } from 'node:url';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const lighterPackages = [
  // node-polyglot's polyfill, 5 kB.
  { find: 'object.entries', replacement: pathOf('objectEntries.cjs') },
  // ra-core's adapter with the data router, 17 kB.
  {
    find: './adapters/reactRouterProvider.js',
    replacement: pathOf('../ui/navigation/reactRouterProvider.ts'),
  },
];
