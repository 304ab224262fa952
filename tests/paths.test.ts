import { expect, it } from 'vitest';
import { adminTabState, isInLibrary, parseAdminTab, paths } from '../src/paths';

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

it.each([
  ['managedUsers', 'users'],
  ['usersResource', 'users'],
  ['users', 'users'],
  ['google play', 'googlePlay'],
  ['Google Play URL', 'googlePlay'],
  ['dis services', 'dicServices'],
  ['DIC Services', 'dicServices'],
  ['message template', 'messageTemplate'],
  ['messageTemplates', 'messageTemplate'],
  ['', null],
  ['constructor', null],
  ['something', null],
  [null, null],
  [7, null],
])('maps the id %j to the tab %j', (id, tab) => {
  expect(parseAdminTab(id)).toBe(tab);
});

it('passes the specified tab id in router state', () => {
  expect(adminTabState('dicServices')).toEqual({ activeTab: 'dis services' });
  expect(adminTabState('users')).toEqual({ activeTab: 'managedUsers' });
});
