import { fileURLToPath } from 'node:url';

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** In the place of what packages bring along for other browsers, and other applications, than the portal's. */
export const lighterPackages = [
  // node-polyglot's; with all that it loads to mend old browsers it is 5 kB.
  { find: 'object.entries', replacement: beside('objectEntries.cjs') },
  // ra-core's; with the data router that it loads it is 17 kB.
  {
    find: './adapters/reactRouterProvider.js',
    replacement: beside('../ui/navigation/reactRouterProvider.ts'),
  },
];
