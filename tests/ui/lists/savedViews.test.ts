import { expect, it } from 'vitest';
import { notificationViews } from '../../../src/features/notification/notificationFilter';
import { userViews } from '../../../src/features/users/list/filter/useUserFilter';
import { logViews } from '../../../src/features/users/show/logs/useLogParams';
import { toViewSearch, readViews, applyView } from '../../../src/ui/lists/savedViews';

const active = `?filter=${encodeURIComponent('{"is_active":true}')}`;

it.each([
  ['users', userViews, { is_active: true, unknown: 1 }, active],
  ['users', userViews, { search: 'ann' }, `?filter=${encodeURIComponent('{"search":"ann"}')}`],
  ['notifications', notificationViews, { q: 'a', read: 'unread', service: '' }, '?q=a&read=unread'],
  [
    'logs',
    logViews,
    { search: 'a', status_code: '404', method: 'NONE' },
    '?log_search=a&log_status_code=404',
  ],
])('reads legacy filters of %s', (_name, list, filter, search) => {
  expect(readViews(list, [{ name: 'Mine', filter }])).toEqual([{ name: 'Mine', search }]);
});

it.each<[stored: unknown, views: unknown[]]>([
  [undefined, []],
  ['text', []],
  [[null, 1, {}, { name: 1, search: active }, { name: 'No search' }], []],
  [[{ name: 'Nothing', search: '?page=3&other=1' }], []],
  [[{ name: 'A', search: `?page=3&${active.slice(1)}` }], [{ name: 'A', search: active }]],
])('reads %j as %j', (stored, views) => {
  expect(readViews(userViews, stored)).toEqual(views);
});

it.each([
  [userViews, '', active, active],
  [userViews, '?tab=users&page=3&perPage=20&sort=email', active, `?tab=users&perPage=20&${active.slice(1)}`],
  [logViews, '?tab=logs&log_page=2&log_method=GET', '?log_changes=only', '?tab=logs&log_changes=only'],
])('builds the URL of a view: %#', (list, search, view, expected) => {
  expect(applyView(list, search, view)).toBe(expected);
});

it('links a view to the tab of its list', () => {
  expect(toViewSearch(userViews, active)).toBe(active);
  expect(toViewSearch(logViews, '?log_changes=only')).toBe('?tab=logs&log_changes=only');
});
