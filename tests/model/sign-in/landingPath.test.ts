import { expect, it } from 'vitest';
import { landingPath, parseReturnTo } from '../../../src/model/sign-in/landingPath';
import type { User } from '../../../src/model/users/user';

const ada: User = { user_id: 1, email: 'ada@pulsehub.test' };
const demo: User = { ...ada, is_demo: true };
const returnTo = (nextPathname: string, nextSearch = '') => ({ nextPathname, nextSearch });

it.each([
  ['a user without a return address', ada, null, '/dashboard'],
  ['a demo user without one', demo, null, '/projects'],
  ['an unknown user', null, undefined, '/dashboard'],
  ['a user with a path and a search', ada, returnTo('/folders', '?page=2'), '/folders?page=2'],
  ['a user with a path alone', ada, { nextPathname: '/folders' }, '/folders'],
  ['a demo user with a path', demo, returnTo('/folders'), '/folders'],
  ['a demo user who came from the plain dashboard', demo, returnTo('/dashboard'), '/projects'],
  ['a demo user who came from the plain start page', demo, returnTo('/'), '/projects'],
  ['a demo user with a target', demo, returnTo('/dashboard', '?target=%2Fa'), '/dashboard?target=%2Fa'],
  ['a user with a path of their own', ada, { nextPathname: '/folders', nextUserId: 1 }, '/folders'],
  ['a user with a path of another user', ada, { nextPathname: '/folders', nextUserId: 2 }, '/dashboard'],
  ['a user with a host in place of a path', ada, returnTo('//evil.test'), '/dashboard'],
  ['a user with a host behind a backslash', ada, returnTo('/\\evil.test'), '/dashboard'],
  ['a user with another origin', ada, returnTo('https://evil.test'), '/dashboard'],
  ['a user with a malformed state', ada, { nextPathname: 7, nextSearch: [] }, '/dashboard'],
  ['a user with a malformed path', ada, { nextPathname: ['/folders'] }, '/dashboard'],
  ['a user with a malformed search', ada, { nextPathname: '/folders', nextSearch: 7 }, '/folders'],
  ['a user with a malformed id', ada, { nextPathname: '/folders', nextUserId: '2' }, '/folders'],
  ['a user with a path that they may not open', ada, returnTo('/admin', '?tab=links'), '/dashboard'],
  ['a demo user with such a path', demo, { nextPathname: '/admin' }, '/projects'],
])('redirects %s after sign-in', (_case, user, state, expected) => {
  expect(landingPath(user, state, (path) => path !== '/admin')).toBe(expected);
});

it('reads only the return path from router state', () => {
  expect(parseReturnTo({ nextPathname: '/a', nextSearch: '?b', otpAccess: 'x' })).toEqual({
    nextPathname: '/a',
    nextSearch: '?b',
  });
});
