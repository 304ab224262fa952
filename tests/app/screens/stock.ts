import { pages } from '../../../src/app/pages';
import type { Screen } from './Screen';

/** Screens at react-admin's default paths, ready when the title appears. They report failures themselves. */
export const stockScreens: Screen[] = pages.flatMap(({ paths: [pattern = ''], resource }) =>
  resource && (pattern === `/${resource}` || pattern.startsWith(`/${resource}/`))
    ? [
        {
          name: pattern,
          path: pattern.replace(':id', '1').replace('/*', ''),
          as: 'direct',
          ready: { role: 'heading', level: 1 },
          calls: [],
        },
      ]
    : [],
);
