import { pages } from '../../../src/app/pages';
import type { Screen } from './Screen';

/** The screens at react-admin's own addresses: they are ready when their title is there, and report failures by themselves. */
export const stockScreens: Screen[] = pages.flatMap(({ paths: [address = ''], resource }) =>
  resource && (address === `/${resource}` || address.startsWith(`/${resource}/`))
    ? [
        {
          name: address,
          path: address.replace(':id', '1').replace('/*', ''),
          as: 'direct',
          ready: { role: 'heading', level: 1 },
          calls: [],
        },
      ]
    : [],
);
