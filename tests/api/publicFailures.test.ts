import { expect, it } from 'vitest';
import {
  fieldSentences,
  isInactive,
  isLinkRefused,
  isSessionOver,
  errorMessageOf,
} from '../../src/api/errors';
import { HttpError } from '../../src/api/HttpError';

const told = (error: HttpError) => {
  const { message, messageArgs } = errorMessageOf('resetByLink', error);
  return messageArgs['text'] ?? message;
};

it.each([
  [{ message: 'Used.', detail: 'Other.' }, 'Used.'],
  [{ detail: 'Expired.' }, 'Expired.'],
  [{ error: 'Wrong.' }, 'Wrong.'],
  [{ messages: ['First.', 'Second.'] }, 'First.'],
  [{ messages: [{ token_type: 'access', message: 'Token is invalid.' }] }, 'Token is invalid.'],
  [{ code: 'token_not_valid' }, 'token_not_valid'],
])('the message of a refused link is taken from %j', (body, sentence) => {
  expect(told(new HttpError(400, body))).toBe(sentence);
});

it.each([
  [400, 'recovery.link.on400'],
  [401, 'recovery.link.on401'],
  [403, 'recovery.link.on403'],
  [404, 'recovery.link.on404'],
  [500, 'recovery.link.on500'],
  [503, 'recovery.link.on500'],
  [429, 'error.tooMany'],
  [418, 'recovery.resetFailed'],
])('a bare %i is told in words of the portal', (status, key) => {
  expect(told(new HttpError(status))).toBe(key);
});

it.each([
  ['network', 'error.network'],
  ['timeout', 'error.network'],
  ['format', 'recovery.link.format'],
] as const)('a failure by %s is told apart from others', (kind, key) => {
  expect(told(new HttpError(0, null, kind))).toBe(key);
});

it.each([
  [new HttpError(400), true],
  [new HttpError(404, { detail: 'Not found.' }), true],
  [new HttpError(400, { new_password: ['Too common.'] }), false],
  [new HttpError(429), false],
  [new HttpError(500), false],
  [new HttpError(0, null, 'network'), false],
])('a link that is refused for itself is known: %o', (error, isRefused) => {
  expect(isLinkRefused(error)).toBe(isRefused);
});

it.each([
  [new HttpError(401), true],
  [new HttpError(200, { error: 'Session expired' }), true],
  [new HttpError(400, { error: 'Session expired.' }), true],
  [new HttpError(400, { error: 'Unknown address' }), false],
  [new Error('Session expired'), false],
])('a session that is over is known: %o', (error, isOver) => {
  expect(isSessionOver(error)).toBe(isOver);
});

it('an inactive account is known by code and by sentence', () => {
  expect(isInactive(new HttpError(400, { code: 'account_inactive' }))).toBe(true);
  expect(isInactive(new HttpError(400, { detail: 'This account is not active.' }))).toBe(true);
  expect(isInactive(new HttpError(400, { detail: 'Wrong password.' }))).toBe(false);
});

it('the sentences of the fields that are asked for are read, and of no others', () => {
  const error = new HttpError(400, { email: ['Taken.', 'Ugly.'], last_name: 'Missing.', other: ['No.'] });
  expect(fieldSentences(error, ['email', 'last_name', 'password'])).toEqual({
    email: 'Taken.',
    last_name: 'Missing.',
  });
});
