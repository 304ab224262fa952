import { expect, it } from 'vitest';
import { isExpired, readNotificationKey, getRenewalTime } from '../../src/auth/token';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const encodeToken = (claims: object) => `${encoded({ alg: 'HS256' })}.${encoded(claims)}.signature`;

it.each([
  ['30 seconds before the end of a long lifetime', { iat: 1000, exp: 1300 }, 1_270_000],
  ['after three quarters of a short lifetime', { iat: 1000, exp: 1040 }, 1_030_000],
  ['30 seconds before the end where the lifetime is unknown', { exp: 1300 }, 1_270_000],
  ['at an unknown time without an end', { iat: 1000 }, null],
  ['at an unknown time where the end is a text', { iat: 1000, exp: '1300' }, null],
])('a token is due for renewal %s', (_when, claims, due) => {
  expect(getRenewalTime(encodeToken(claims))).toBe(due);
});

it.each([
  ['in its claims', encodeToken({ notification_key: 'reads' }), 'reads'],
  ['of another type', encodeToken({ notification_key: 7 }), null],
  ['that is missing', encodeToken({}), null],
  ['in something that is no token', 'a.b.c', null],
])('a notification key %s is read', (_what, token, key) => {
  expect(readNotificationKey(token)).toBe(key);
});

it.each([
  ['before its end', encodeToken({ exp: 1300 }), 1_299_999, false],
  ['after its end', encodeToken({ exp: 1300 }), 1_300_001, true],
  ['without an end', encodeToken({}), 0, true],
  ['without a signature', encodeToken({ exp: 1300 }).replace('.signature', ''), 0, true],
  ['with a fourth part', `${encodeToken({ exp: 1300 })}.more`, 0, true],
  ['that is no token', 'a.b.c', 0, true],
  ['that is empty', '', 0, true],
  ['that is missing', null, 0, true],
])('a token %s counts as expired: $3', (_which, token, now, expected) => {
  expect(isExpired(token, now)).toBe(expected);
});
