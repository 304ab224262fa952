import { expect, it } from 'vitest';
import { getProtection } from '../../../src/model/users/protection';

const superuser = { user_id: 1, is_superuser: true };
const staff = { user_id: 2, is_superuser: false };

it.each([
  ['oneself', { id: 1, is_superuser: true }, superuser, null, 'self'],
  ['oneself as the last superuser', { id: 1, is_superuser: true }, superuser, 1, 'self'],
  ['the last superuser', { id: 7, is_superuser: true }, superuser, 7, 'lastSuperuser'],
  ['the last superuser from staff', { id: 7, is_superuser: true }, staff, 7, 'lastSuperuser'],
  ['a superuser from staff', { id: 8, is_superuser: true }, staff, null, 'superuser'],
  ['no superuser from another', { id: 8, is_superuser: true }, superuser, null, null],
  ['nobody else', { id: 9, is_superuser: false }, staff, null, null],
])('protects %s', (_whom, user, me, lastSuperuserId, protection) => {
  expect(getProtection(user, { me, lastSuperuserId })).toBe(protection);
});
