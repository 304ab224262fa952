import { expect, it } from 'vitest';
import { adminTabOf, atAdminTab } from '../../src/model/tabs';

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
  expect(adminTabOf(id)).toBe(tab);
});

it('a link to an administration tab carries the specified id', () => {
  expect(atAdminTab('dicServices')).toEqual({ activeTab: 'dis services' });
  expect(atAdminTab('users')).toEqual({ activeTab: 'usersResource' });
});
