import { fileURLToPath } from 'node:url';

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const lighterPackages = [
  // node-polyglot's polyfill, 5 kB.
  { find: 'object.entries', replacement: beside('objectEntries.cjs') },
  // ra-core's adapter with the data router, 17 kB.
  {
    find: './adapters/reactRouterProvider.js',
    replacement: beside('../ui/navigation/reactRouterProvider.ts'),
  },
];
