import { expect, it } from 'vitest';
import { afterSignIn, returnToOf } from '../../../src/model/sign-in/afterSignIn';
import type { User } from '../../../src/model/users/user';

const ada: User = { user_id: 1, email: 'ada@pulsehub.test' };
const demo: User = { ...ada, is_demo: true };

it.each([
  ['nobody headed anywhere', ada, null, '/dashboard'],
  ['a demo user headed nowhere', demo, null, '/projects'],
  ['a person that is not known', null, undefined, '/dashboard'],
  ['a wish', ada, { nextPathname: '/folders', nextSearch: '?page=2' }, '/folders?page=2'],
  ['a wish without a search', ada, { nextPathname: '/folders' }, '/folders'],
  ['a demo user with a wish', demo, { nextPathname: '/folders', nextSearch: '' }, '/folders'],
  ['the plain dashboard', demo, { nextPathname: '/dashboard', nextSearch: '' }, '/projects'],
  ['the plain start page', demo, { nextPathname: '/', nextSearch: '' }, '/projects'],
  [
    'a dashboard with a target',
    demo,
    { nextPathname: '/dashboard', nextSearch: '?target=%2Fa' },
    '/dashboard?target=%2Fa',
  ],
  ['a wish of their own', ada, { nextPathname: '/folders', nextUserId: 1 }, '/folders'],
  ['a wish of somebody else', ada, { nextPathname: '/folders', nextUserId: 2 }, '/dashboard'],
  ['a host in the place of a path', ada, { nextPathname: '//evil.test', nextSearch: '' }, '/dashboard'],
  ['a host behind a backslash', ada, { nextPathname: '/\\evil.test', nextSearch: '' }, '/dashboard'],
  ['another address', ada, { nextPathname: 'https://evil.test', nextSearch: '' }, '/dashboard'],
  ['a state of another shape', ada, { nextPathname: 7, nextSearch: [] }, '/dashboard'],
  ['an address that is not theirs', ada, { nextPathname: '/admin', nextSearch: '?tab=links' }, '/dashboard'],
  ['a demo user with such an address', demo, { nextPathname: '/admin' }, '/projects'],
])('a sign-in leads %s to the right page', (_case, user, state, address) => {
  expect(afterSignIn(user, state, (path) => path !== '/admin')).toBe(address);
});

it('a sign-in takes nothing but the address to return to out of a router state', () => {
  expect(returnToOf({ nextPathname: '/a', nextSearch: '?b', otpAccess: 'x' })).toEqual({
    nextPathname: '/a',
    nextSearch: '?b',
  });
});
