import { describe, expect, it } from 'vitest';
import { errorMessageOf, type Call } from '../../src/api/errors';
import { HttpError, type FailureKind } from '../../src/api/HttpError';
import { userPages } from '../../src/i18n/en/userPages';
import { users } from '../../src/i18n/en/users';

/** The English text that a user reads. */
const textOf = (call: Call, error: HttpError): string => {
  const { message, messageArgs } = errorMessageOf(call, error);
  if (typeof messageArgs['text'] === 'string') return messageArgs['text'];
  const text = message
    .split('.')
    .reduce<unknown>((branch, name) => (branch as Record<string, unknown>)[name], { users, userPages });
  return String(text);
};

describe('the error catalogue of the administration of users (spec 2 §8)', () => {
  it.each<[Call, number | FailureKind, unknown, string]>([
    ['users.list', 500, { detail: 'Out of order.' }, 'Failed to fetch users'],
    ['users.list', 'network', null, 'Failed to fetch users'],
    ['loadAccountOf', 404, { detail: 'Not found.' }, 'Failed to fetch user details'],
    ['updateAccount', 429, {}, 'Request was throttled. Please try again later.'],
    ['updateAccount', 403, { detail: 'Not allowed.' }, 'Session expired. Please re-login.'],
    ['updateAccount', 400, { detail: 'Not today.' }, 'Not today.'],
    ['updateAccount', 500, {}, 'Failed to update user'],
    ['editAccount', 403, { detail: 'Not yours.' }, 'Not yours.'],
    ['editAccount', 400, {}, 'Failed to update user'],
    ['createUser', 200, { success: false, detail: 'No seat.', message: 'No.' }, 'No seat.'],
    ['createUser', 201, { message: 'No licence.' }, 'No licence.'],
    ['createUser', 'format', { success: false }, 'Failed to create user'],
    ['users.delete', 500, {}, 'Failed to delete user.'],
    ['users.delete', 400, { detail: 'You cannot delete yourself.' }, 'You cannot delete yourself.'],
    ['backupUser', 500, { detail: 'Disk full.' }, 'Failed to backup user data.'],
    ['sendEmail', 400, { detail: 'No such user.' }, 'No such user.'],
    ['sendEmail', 400, { message: 'No mail today.' }, 'No mail today.'],
    ['sendEmail', 500, {}, 'Failed to send emails'],
    ['uploadUsers', 400, { file: ['The file is empty.', 'Second.'] }, 'The file is empty.'],
    ['uploadUsers', 500, {}, 'Failed to create accounts.'],
    ['uploadUsers', 'network', null, 'Error creating accounts.'],
    ['loadServiceAccess', 500, {}, 'Failed to fetch DIC services.'],
    ['loadServiceAccess', 'network', null, 'An error occurred while fetching DIC services.'],
    ['saveServiceAccess', 400, { detail: 'Not these.' }, 'Not these.'],
    ['saveServiceAccess', 500, {}, 'Failed to update DIC services.'],
    ['loadRequestLog', 400, { message: 'User ID is required' }, 'User ID is required'],
    ['loadRequestLog', 500, {}, 'Failed to fetch logs'],
    ['loadSessionsOf', 400, { detail: 'No such user.' }, 'No such user.'],
    ['loadSessionsOf', 500, {}, 'Failed to fetch active sessions'],
    ['endSessionOf', 500, { detail: 'Gone.' }, 'Failed to log out session'],
    ['loadNotificationSwitches', 500, {}, 'Failed to fetch notification settings.'],
    ['saveNotificationSwitches', 400, {}, 'Failed to update notification settings.'],
    ['exportUserData', 'format', { success: true }, 'Failed to export user data.'],
    ['exportUserData', 400, { detail: 'No such service.' }, 'No such service.'],
    ['importUserData', 400, { detail: 'No account in it.' }, 'No account in it.'],
    ['importUserData', 500, {}, 'Failed to upload user data.'],
  ])('%s that fails with %s %j shows $3', (call, how, body, text) => {
    const error = typeof how === 'number' ? new HttpError(how, body) : new HttpError(0, body, how);
    expect(textOf(call, error)).toBe(text);
  });
});
