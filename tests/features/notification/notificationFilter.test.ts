import { expect, it } from 'vitest';
import {
  getActiveParts,
  filterNotifications,
  listServices,
  type NotificationFilter,
} from '../../../src/features/notification/notificationFilter';
import { buildNotification } from '../../support/buildNotification';

const noFilter: NotificationFilter = { q: '', read: 'all', service: '', from: '', to: '', sort: 'desc' };
const list = [
  { id: 3, title: 'Trip approved', created_at: '2026-03-03T12:00:00', service: 'PulseFin' },
  { id: 2, title: 'Strain', message: 'On the TRIP wire', created_at: '2026-03-02T12:00:00' },
  { id: 1, title: 'Cost', is_read: true, created_at: '2026-03-01T23:59:59', service: null },
].map((fields) => buildNotification(fields));
const cases: [string, Partial<NotificationFilter>, number[]][] = [
  ['no filter', {}, [3, 2, 1]],
  ['the ascending order', { sort: 'asc' }, [1, 2, 3]],
  ['a text in title or message, ignoring case', { q: ' trip ' }, [3, 2]],
  ['unread', { read: 'unread' }, [3, 2]],
  ['read', { read: 'read' }, [1]],
  ['a service', { service: 'PulseFin' }, [3, 2]],
  ['a first day', { from: '2026-03-02' }, [3, 2]],
  ['a last day, all of it', { to: '2026-03-01' }, [1]],
  ['one day', { from: '2026-03-02', to: '2026-03-02' }, [2]],
  ['all filters together', { q: 'trip', read: 'unread', service: 'PulseFin', to: '2026-03-02' }, [2]],
];

it.each(cases)('filters by %s', (_what, filter, ids) => {
  expect(filterNotifications(list, { ...noFilter, ...filter }).map(({ id }) => id)).toEqual(ids);
});

it.each([
  [{}, []],
  [{ q: '  ' }, []],
  [{ sort: 'asc' }, []],
  [{ q: 'a', read: 'read', service: 'x', to: '2026-01-01' }, ['search', 'read', 'service', 'dates']],
] as const)('lists the active parts of %j: %j', (filter, parts) => {
  expect(getActiveParts({ ...noFilter, ...filter })).toEqual(parts);
});

it('lists each service once, sorted by name', () => {
  expect(listServices(list)).toEqual(['PulseFin']);
  const found = ['Hub 10', 'b', 'Hub 2', 'A'].map((service) => buildNotification({ service }));
  expect(listServices(found)).toEqual(['A', 'b', 'Hub 2', 'Hub 10']);
});
