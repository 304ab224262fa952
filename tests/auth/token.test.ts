import { expect, it } from 'vitest';
import { isTokenExpired, readNotificationKey, getRenewalTime } from '../../src/auth/token';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const encodeToken = (claims: object) => `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`;

it.each([
  ['30 seconds before the end of a long lifetime', { iat: 1000, exp: 1300 }, 1_270_000],
  ['after three quarters of a short lifetime', { iat: 1000, exp: 1040 }, 1_030_000],
  ['30 seconds before the end of an unknown lifetime', { exp: 1300 }, 1_270_000],
  ['at an unknown time without an end', { iat: 1000 }, null],
  ['at an unknown time with a text as its end', { iat: 1000, exp: '1300' }, null],
])('renews a token %s', (_when, claims, expected) => {
  expect(getRenewalTime(encodeToken(claims))).toBe(expected);
});

it.each([
  ['from a claim', encodeToken({ notification_key: 'reads' }), 'reads'],
  ['from a claim of another type', encodeToken({ notification_key: 7 }), null],
  ['from no claim', encodeToken({}), null],
  ['from an invalid token', 'a.b.c', null],
])('reads a notification key %s', (_what, token, key) => {
  expect(readNotificationKey(token)).toBe(key);
});

it.each([
  ['before its end', encodeToken({ exp: 1300 }), 1_299_999, false],
  ['after its end', encodeToken({ exp: 1300 }), 1_300_001, true],
  ['without an end', encodeToken({}), 0, true],
  ['without a signature', encodeToken({ exp: 1300 }).replace('.signature', ''), 0, true],
  ['with a fourth part', `${encodeToken({ exp: 1300 })}.more`, 0, true],
  ['in an invalid format', 'a.b.c', 0, true],
  ['that is empty', '', 0, true],
])('checks if a token %s is expired: $3', (_which, token, now, expected) => {
  expect(isTokenExpired(token, now)).toBe(expected);
});
