import { describe, expect, it, onTestFinished } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- registers the messages shown after sign-in
import '../../src/i18n/signedInMessages';
import {
  fieldMessages,
  isGone,
  isInactive,
  toErrorMessage,
  rejectedFields,
  fieldMessage,
  getRetryWait,
  type Call,
} from '../../src/api/errors';
import { isLinkRefused } from '../../src/features/password-recovery/useReset';
import { isNameTaken } from '../../src/features/media-library-folder/upload/uploadReason';
import { rowsByCall } from '../../src/api/errorCatalogue';
import { HttpError, type FailureKind } from '../../src/api/HttpError';
import { i18nProvider } from '../../src/i18n/i18nProvider';

it.each([
  [new HttpError(400), true],
  [new HttpError(404, { detail: 'Not found.' }), true],
  [new HttpError(400, { new_password: ['Too common.'] }), false],
  [new HttpError(400, { confirm_new_password: ['Other.'] }), false],
  [new HttpError(401), true],
  [new HttpError(403), true],
  [new HttpError(429), false],
  [new HttpError(500), false],
  [new HttpError(0, null, 'network'), false],
])('recognises a rejected link: %o', (error, expected) => {
  expect(isLinkRefused(error)).toBe(expected);
});

it.each([
  [{ code: 'account_inactive' }, true],
  [{ detail: 'This account is not active.' }, true],
  [{ non_field_errors: ['This account is not active'] }, true],
  [{ detail: 'This account is not activeless.' }, false],
  [{ detail: 'Oh. This account is not active.' }, false],
  [{ message: 'This account is not active.' }, false],
  [{ detail: 'Wrong password.' }, false],
  [{ code: 'other' }, false],
  [null, false],
])('recognises an inactive account by code or message: %j', (body, expected) => {
  expect(isInactive(new HttpError(400, body))).toBe(expected);
});

it.each([
  [404, true],
  [410, true],
  [403, false],
  [500, false],
])('recognises a deleted record by status: %i', (status, expected) => {
  expect(isGone(new HttpError(status))).toBe(expected);
});

it.each([
  [{ non_field_errors: ['A file of that name already exists.'] }, true],
  [{ non_field_errors: ['Too large.'] }, false],
  [{ file: ['It already exists.'] }, false],
  [null, false],
])('recognises a name conflict by message: %j', (body, expected) => {
  expect(isNameTaken(new HttpError(400, body))).toBe(expected);
});

it('classifies HttpErrors only', () => {
  const error = Object.assign(new Error('x'), { status: 404, body: { code: 'account_inactive' } });
  for (const check of [isGone, isInactive, isNameTaken, isLinkRefused]) expect(check(error)).toBe(false);
  expect(fieldMessages(error, ['code'])).toEqual({});
  expect(rejectedFields(error)).toEqual([]);
});

it.each<[unknown, string | null]>([
  [{ field: 'Text.' }, 'Text.'],
  [{ field: ['First.', 'Second.'] }, 'First.'],
  [{ field: { message: 'Within.' } }, 'Within.'],
  [{ field: [{ message: 'Within.' }] }, 'Within.'],
  [{ field: [{ code: 'x' }] }, null],
  [{ field: '  ' }, null],
  [{ field: [' '] }, null],
  [{ field: 7 }, null],
  [{ field: [] }, null],
  [{ field: null }, null],
  [{ other: 'Text.' }, null],
  ['field', null],
  [null, null],
])('reads the first field message of %j as %j', (body, expected) => {
  expect(fieldMessage(body, 'field')).toBe(expected);
});

it.each<[number, unknown, { field: string; text: string }[]]>([
  [
    400,
    { email: ['Taken.', ' ', 7], name: 'Missing.', detail: 'No.', success: false },
    [
      { field: 'email', text: 'Taken.' },
      { field: 'name', text: 'Missing.' },
    ],
  ],
  [400, { message: 'No.', code: 'x', error: 'No.' }, []],
  [399, { name: 'No.' }, []],
  [500, { name: 'No.' }, []],
  [400, ['No.'], []],
  [400, 'No.', []],
  [400, null, []],
])('reads the field errors of a %i with %j', (status, body, expected) => {
  expect(rejectedFields(new HttpError(status, body))).toEqual(expected);
});

it.each([
  [new HttpError(500), 'a7e6'],
  [new HttpError(400), 'a7e6'],
  [new Error('x'), null],
])('returns the request id of every failed call: %o', (error, id) => {
  expect(toErrorMessage('any', Object.assign(error, { requestId: 'a7e6' })).requestId).toBe(id);
});

describe('error message', () => {
  it.each([
    [429, 7, { message: 'error.throttled', wait: 7 }],
    [429, null, { message: 'error.tooMany', wait: null }],
    [503, 7, { message: 'error.serverIssues', wait: null }],
  ])('includes the wait only after a 429 that specifies it: %i with %j', (status, seconds, expected) => {
    expect(toErrorMessage('any', new HttpError(status, null, 'http', seconds))).toMatchObject(expected);
  });

  it.each(['sendResetCode', 'loadServices'] as const)('shows the wait of a throttled call: %s', (call) => {
    expect(toErrorMessage(call, new HttpError(429, null, 'http', 7))).toEqual({
      message: 'error.throttled',
      messageArgs: { smart_count: 7 },
      reason: null,
      requestId: null,
      wait: 7,
    });
  });

  it('describes other errors as malformed responses', () => {
    expect(toErrorMessage('loadServices', new TypeError('x')).message).toBe('dashboard.error.format');
  });

  it.each([
    [{ detail: 'Teapot' }, 'Erreur : Teapot'],
    [{}, 'Erreur HTTP : 418'],
  ])('contains no English in other languages: %j', async (body, text) => {
    await i18nProvider.changeLocale('fr');
    onTestFinished(() => i18nProvider.changeLocale('en'));
    const { message, messageArgs } = toErrorMessage('loadServices', new HttpError(418, body));
    expect(i18nProvider.translate(message, messageArgs).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

it.each(Object.keys(rowsByCall) as Call[])('never shows the body of a 5xx: %s', (call) => {
  const fields = ['detail', 'message', 'messages', 'error', 'code', 'non_field_errors', 'file', 'name'];
  const body = Object.fromEntries(fields.map((field) => [field, ['Traceback']]));
  for (const responseBody of [body, { detail: 'Traceback' }, 'Traceback'])
    for (const status of [500, 503]) {
      const error = new HttpError(status, responseBody);
      expect(JSON.stringify([toErrorMessage(call, error), error.message])).not.toContain('Traceback');
    }
});

it.each<[number, FailureKind, object, object]>([
  [400, 'http', { name: ['Taken.'] }, { name: 'Taken.' }],
  [499, 'http', { name: 'Taken.' }, { name: 'Taken.' }],
  [500, 'http', { name: ['Traceback'] }, {}],
  [200, 'http', { name: 'Reports' }, {}],
  [0, 'format', { name: 'Reports' }, {}],
])('returns field messages of a 4xx only: %i (%s) with %j', (status, kind, body, expected) => {
  expect(fieldMessages(new HttpError(status, body, kind), ['name'])).toEqual(expected);
});

const throttled = (seconds: number | null) => new HttpError(429, null, 'http', seconds);

it.each([
  ['as long as a 429 specifies', throttled(7), 0, 7],
  ['as long as a 503 specifies', new HttpError(503, null, 'http', 30), 0, 30],
  ['longer after each failure', throttled(null), 0, 1],
  ['longer after each failure', new HttpError(500), 1, 2],
  ['longer after each failure', new HttpError(0, null, 'network'), 4, 16],
  ['no longer after the sixth failure', throttled(7), 5, null],
  ['not for an hour', throttled(3600), 0, null],
  ['not after a 403', new HttpError(403), 0, null],
  ['not after an unreadable response', new HttpError(0, null, 'format'), 0, null],
  ['not after an internal error', new Error('undefined'), 0, null],
])(
  'waits before retrying a read %s: %s after %i failures for %s s',
  (_what, error, failureCount, seconds) => {
    expect(getRetryWait(error, failureCount, 'read')).toBe(seconds);
  },
);

it.each([
  [throttled(7), 7],
  [new HttpError(500), null],
  [new HttpError(0, null, 'timeout'), null],
])('retries a write only if the server did not start it: after %s', (error, seconds) => {
  expect(getRetryWait(error, 0, 'write')).toBe(seconds);
});
