import { expect, it } from 'vitest';
import { canAccess, may } from '../../src/auth/access';
import type { User } from '../../src/model/users/user';

const ada: User = { user_id: 1, email: 'ada@pulsehub.test' };
const staff: User = { ...ada, is_staff: true };

it.each([
  ['users', 'delete', false],
  ['users', 'edit', true],
  ['google-play', 'delete', true],
  ['dic-services', 'give', false],
  ['notification', 'list', true],
  ['media-library-folder', 'create', true],
])('checks if staff may access %s to %s: %s', (resource, action, isAllowed) => {
  expect(canAccess(staff, resource, action)).toBe(isAllowed);
  expect(canAccess({ ...ada, is_superuser: true }, resource, action)).toBe(true);
  expect(canAccess(null, resource, action)).toBe(false);
});

it.each([
  ['a user', ada, true],
  ['a demo user', { ...ada, is_demo: true }, false],
  ['a demo user who is a superuser', { ...ada, is_demo: true, is_superuser: true }, true],
  ['nobody', null, false],
])('checks if %s may open the administration: %s', (_, user, isOffered) => {
  expect(may(user, 'admin.open')).toBe(isOffered);
});

it('denies actions missing from the contract', () => {
  expect(canAccess({ ...ada, is_superuser: true }, 'notification', 'create')).toBe(false);
});

it('allows unlisted actions to every signed-in user', () => {
  expect(canAccess(ada, 'users', 'unheard-of')).toBe(true);
});
