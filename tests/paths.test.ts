import { expect, it } from 'vitest';
import { adminTabState, isInLibrary, paths } from '../src/paths';

it.each([
  [paths.folders, true],
  [`${paths.folders}/`, true],
  [paths.folder(7, 'Site Photos'), true],
  [`${paths.folders}x`, false],
  [paths.dashboard, false],
  ['', false],
])('detects whether %s is in the library: %s', (pathname, expected) => {
  expect(isInLibrary(pathname)).toBe(expected);
});

it('passes the specified tab id in router state', () => {
  expect(adminTabState('dicServices')).toEqual({ activeTab: 'dis services' });
  expect(adminTabState('users')).toEqual({ activeTab: 'managedUsers' });
});
