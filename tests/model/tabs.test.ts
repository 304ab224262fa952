import { expect, it } from 'vitest';
import { parseAdminTab, adminTabState } from '../../src/model/tabs';

it.each([
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
])('the id %j opens the tab %j', (id, tab) => {
  expect(parseAdminTab(id)).toBe(tab);
});

it('a link to an administration tab carries the specified id', () => {
  expect(adminTabState('dicServices')).toEqual({ activeTab: 'dis services' });
  expect(adminTabState('users')).toEqual({ activeTab: 'usersResource' });
});
