import { expect, it } from 'vitest';
import { displayName, fullName, initials } from '../../../src/model/users/user';
import { countByStatus, getUserStatus } from '../../../src/model/users/userRecord';

it.each([
  [{ first_name: 'Ada', last_name: 'Lane', email: 'ada@x.test' }, 'Ada Lane', 'AL', 'Ada Lane'],
  [{ first_name: 'ada', email: 'x@x.test' }, 'ada', 'A', 'ada'],
  [{ last_name: 'lane', email: 'x@x.test' }, 'lane', 'L', 'lane'],
  [{ first_name: '', last_name: '', email: 'zoe@x.test' }, 'zoe@x.test', 'Z', ''],
  [{ first_name: '\u{1F600}da', last_name: 'Lane' }, '\u{1F600}da Lane', '\u{1F600}L', '\u{1F600}da Lane'],
  [{}, '', 'U', ''],
])('formats %j as display name %j, initials %j and full name %j', (user, name, letters, full) => {
  expect([displayName(user), initials(user), fullName(user)]).toEqual([name, letters, full]);
});

it.each([
  [true, '2026-01-01T00:00:00Z', 'activeLoggedIn'],
  [true, null, 'activeNotLoggedIn'],
  [false, '2026-01-01T00:00:00Z', 'inactiveLoggedIn'],
  [false, undefined, 'inactiveNotLoggedIn'],
])('classifies is_active %s and last_login %s as %s', (is_active, last_login, status) => {
  const user = { is_active, ...(last_login === undefined ? {} : { last_login }) };
  expect(getUserStatus(user)).toBe(status);
  const none = { activeLoggedIn: 0, activeNotLoggedIn: 0, inactiveLoggedIn: 0, inactiveNotLoggedIn: 0 };
  expect(countByStatus([user, user])).toEqual({ ...none, [status]: 2 });
});
