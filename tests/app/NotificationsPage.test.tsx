import { expect, it } from 'vitest';
import { findDestination } from '../../src/app/NotificationsPage';
import { subjectPath } from '../../src/app/pages';
import { parseNotification } from '../../src/model/notification/notification';
import { buildNotification } from '../support/buildNotification';

const services = [{ name: 'PulseFin' }, { name: 'Collaboration' }];
const origin = { ip: '203.0.113.24' };
const withSubject = (subject: unknown) => ({ subject });

it.each([
  ['a service of the user', 'PulseFin', null, { service: { name: 'PulseFin' } }],
  ['a service in another case', ' pulsefin', null, { service: { name: 'PulseFin' } }],
  ['a service that the user does not have', 'PulseSHM', null, null],
  ['no service', null, null, null],
  ['a sign-in', 'PulseHub', origin, { path: '/profile-tabs?tab=sessions' }],
  ['the use of a service', 'Collaboration', origin, { service: { name: 'Collaboration' } }],
  ['a user', 'PulseHub', withSubject({ kind: 'user', id: 7 }), { path: '/user/details/7' }],
  ['a user without an id', 'PulseHub', withSubject({ kind: 'user' }), null],
  ['several users', 'PulseHub', withSubject({ kind: 'users' }), { path: '/admin' }],
  [
    'a folder',
    'PulseHub',
    withSubject({ kind: 'folder', id: 3, name: 'Site Photos' }),
    { path: '/folders/3/site-photos' },
  ],
  ['a folder without a name', null, withSubject({ kind: 'folder', id: 3 }), { path: '/folders/3/-' }],
  [
    'a folder whose name is a path',
    null,
    withSubject({ kind: 'folder', id: 3, name: '../../admin?x#y' }),
    { path: '/folders/3/..%2F..%2Fadmin%3Fx%23y' },
  ],
  ['the library', null, withSubject({ kind: 'library' }), { path: '/folders' }],
  [
    'a service of the catalogue',
    null,
    withSubject({ kind: 'service', id: 2 }),
    { path: '/admin/dic-services/edit/2' },
  ],
  ['the dashboard', 'PulseFin', withSubject({ kind: 'dashboard' }), { path: '/dashboard' }],
  ['an id that is a URL', null, withSubject({ kind: 'user', id: '//evil.example' }), null],
  ['an unknown kind', null, withSubject({ kind: 'page', id: 7 }), null],
  ['a kind from the object prototype', null, withSubject({ kind: 'constructor', id: 7 }), null],
  ['a URL', null, withSubject('https://evil.example'), null],
])('finds the destination of %s', (_what, service, other_data, destination) => {
  const item = parseNotification({ ...buildNotification({ service }), other_data });
  expect(item && findDestination(item, services, subjectPath)).toEqual(destination);
});
