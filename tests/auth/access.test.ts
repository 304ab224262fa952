import { describe, expect, it } from 'vitest';
import { canAccess, may, mayOpen } from '../../src/auth/access';
import type { User } from '../../src/model/users/user';

const ada: User = { user_id: 1, email: 'ada@pulsehub.test' };
const staff: User = { ...ada, is_staff: true };

describe('the administration', () => {
  it.each([
    '/admin',
    '/admin/',
    '/ADMIN',
    '/%61dmin',
    '/manage',
    '/user/create/',
    '/user/create',
    '/user/edit/5',
    '/user/details/5',
    '/admin/dic-services/add',
    '/admin/dic-services/edit/2',
  ])('at %s is for staff and superusers', (path) => {
    expect([ada, { ...ada, is_demo: true }].map((user) => mayOpen(user, path))).toEqual([false, false]);
    expect([staff, { ...ada, is_superuser: true }].map((user) => mayOpen(user, path))).toEqual([true, true]);
  });
});

it.each([
  '/dashboard',
  '/projects',
  '/project/edit/3',
  '/profile-tabs',
  '/notifications',
  '/folders/4/x',
  '/x',
])('%s is for everybody, even when the stored user cannot be read', (path) => {
  expect([ada, null].map((user) => mayOpen(user, path))).toEqual([true, true]);
});

it.each([
  ['users', 'delete', false],
  ['users', 'edit', true],
  ['google-play', 'delete', true],
  ['dic-services', 'give', false],
  ['notification', 'list', true],
])('canAccess of %s returns for %s by staff: %s', (resource, action, isAllowed) => {
  expect(canAccess(staff, resource, action)).toBe(isAllowed);
  expect(canAccess({ ...ada, is_superuser: true }, resource, action)).toBe(true);
  expect(canAccess(null, resource, action)).toBe(false);
});

it.each([
  ['a user', ada, true],
  ['a demo user', { ...ada, is_demo: true }, false],
  ['a demo user who is a superuser', { ...ada, is_demo: true, is_superuser: true }, true],
  ['nobody', null, false],
])('the administration is offered to %s: %s', (_, user, isOffered) => {
  expect(may(user, 'admin.open')).toBe(isOffered);
});

it('an action that is not listed is for every signed-in user', () => {
  expect(canAccess(ada, 'users', 'unheard-of')).toBe(true);
});
