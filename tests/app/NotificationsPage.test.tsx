import { expect, it } from 'vitest';
import { findDestination, servicesByName } from '../../src/app/NotificationsPage';
import { subjectPath } from '../../src/app/pages';
import { parseNotification } from '../../src/model/notification/notification';
import { buildNotification } from '../support/buildNotification';

const services = servicesByName([{ name: 'PulseFin' }, { name: 'Collaboration' }]);
const origin = { ip: '203.0.113.24' };
const about = (subject: unknown) => ({ subject });

it.each([
  ['a service of the user', 'PulseFin', null, { service: { name: 'PulseFin' } }],
  ['its name in another case', ' pulsefin', null, { service: { name: 'PulseFin' } }],
  ['a service that the user does not have', 'PulseSHM', null, null],
  ['no service', null, null, null],
  ['where somebody signed in', 'PulseHub', origin, { path: '/profile-tabs?tab=sessions' }],
  ['where somebody used a service', 'Collaboration', origin, { service: { name: 'Collaboration' } }],
  ['a user', 'PulseHub', about({ kind: 'user', id: 7 }), { path: '/user/details/7' }],
  ['a user without an id', 'PulseHub', about({ kind: 'user' }), null],
  ['several users', 'PulseHub', about({ kind: 'users' }), { path: '/admin' }],
  [
    'a folder',
    'PulseHub',
    about({ kind: 'folder', id: 3, name: 'Site Photos' }),
    { path: '/folders/3/site-photos' },
  ],
  ['a folder without a name', null, about({ kind: 'folder', id: 3 }), { path: '/folders/3/-' }],
  [
    'a name that is no folder’s',
    null,
    about({ kind: 'folder', id: 3, name: '../../admin?x#y' }),
    { path: '/folders/3/..%2F..%2Fadmin%3Fx%23y' },
  ],
  ['the library', null, about({ kind: 'library' }), { path: '/folders' }],
  [
    'a service of the catalogue',
    null,
    about({ kind: 'service', id: 2 }),
    { path: '/admin/dic-services/edit/2' },
  ],
  ['the dashboard', 'PulseFin', about({ kind: 'dashboard' }), { path: '/dashboard' }],
  ['an id that is an address', null, about({ kind: 'user', id: '//evil.example' }), null],
  ['an unknown kind', null, about({ kind: 'page', id: 7 }), null],
  ['a kind that every object has', null, about({ kind: 'constructor', id: 7 }), null],
  ['an address', null, about('https://evil.example'), null],
])('leads %s to where it belongs', (_what, service, other_data, destination) => {
  const item = parseNotification({ ...buildNotification({ service }), other_data });
  expect(item && findDestination(item, services, subjectPath)).toEqual(destination);
});
