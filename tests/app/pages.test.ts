import { expect, it } from 'vitest';
import { findRight } from '../../src/app/pages';
import { may } from '../../src/auth/access';
import type { User } from '../../src/model/users/user';

const ada: User = { user_id: 1, email: 'ada@pulsehub.test' };
const staff: User = { ...ada, is_staff: true };

const mayOpen = (user: User | null, path: string) => {
  const right = findRight(path);
  return right === undefined || may(user, right);
};

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
])('restricts %s to staff and superusers', (path) => {
  expect([ada, { ...ada, is_demo: true }].map((user) => mayOpen(user, path))).toEqual([false, false]);
  expect([staff, { ...ada, is_superuser: true }].map((user) => mayOpen(user, path))).toEqual([true, true]);
});

it.each([
  '/dashboard',
  '/projects',
  '/project/edit/3',
  '/profile-tabs',
  '/notifications',
  '/folders/4/x',
  '/x',
])('opens %s to everybody, even if the stored user is invalid', (path) => {
  expect([ada, null].map((user) => mayOpen(user, path))).toEqual([true, true]);
});
