import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pages, publicPages } from '../src/app/pages';
import { paths } from '../src/paths';
import { administrationScreens } from './app/screens/administration';
import { portalScreens } from './app/screens/portal';
import { stockScreens } from './app/screens/stock';

/** Pages that redirect immediately and have no screen to check. */
const redirecting: readonly string[] = [paths.socialAuthCallback];

it('lists each page in the table of screens', () => {
  const opened = [...portalScreens, ...administrationScreens, ...stockScreens].map(
    ({ path }) => path.split('?')[0] ?? '',
  );
  const isOpened = (pattern: string) => opened.some((path) => matchPath(pattern, path));
  const missing = [...publicPages, ...pages]
    .filter((page) => !page.paths.some(isOpened))
    .flatMap((page) => page.paths);
  expect(missing).toEqual(redirecting);
});
