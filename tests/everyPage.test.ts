import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pages, publicPages } from '../src/app/pages';
import { paths } from '../src/paths';
import { administrationScreens } from './app/screens/administration';
import { portalScreens } from './app/screens/portal';
import { stockScreens } from './app/screens/stock';

/** It leads on at once, so there is no screen to check. */
const leadingOn: readonly string[] = [paths.socialAuthCallback];

it('each page is in the table of screens', () => {
  const opened = [...portalScreens, ...administrationScreens, ...stockScreens].map(
    ({ path }) => path.split('?')[0] ?? '',
  );
  const isOpened = (address: string) => opened.some((path) => matchPath(address, path));
  const missing = [...publicPages, ...pages]
    .filter((page) => !page.paths.some(isOpened))
    .flatMap((page) => page.paths);
  expect(missing).toEqual(leadingOn);
});
