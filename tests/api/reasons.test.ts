import { describe, expect, it } from 'vitest';
import { errorRows } from '../../src/api/errorCatalogue';
import { toErrorMessage, type Call } from '../../src/api/errors';
import { createHttp } from '../../src/api/http';
import { HttpError } from '../../src/api/HttpError';
import { error as texts } from '../../src/i18n/en/public/error';
import { fixedToken } from '../support/fixedToken';
import { stubFetch } from '../support/stubFetch';

const http = createHttp('', fixedToken(null));

/** Returns the error for a response. */
const getError = async (status: number, body: string): Promise<HttpError> => {
  stubFetch(() => new Response(body, { status }));
  const error: unknown = await http('POST', '/api/user/logout/', {
    body: { refresh: '', notification_key: '' },
  }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  return error as HttpError;
};

/** Translates a message to English. */
const translateToEnglish = (errorMessage: ReturnType<typeof toErrorMessage>['reason']): string | null => {
  if (!errorMessage) return null;
  const { message, messageArgs } = errorMessage;
  const text = String((texts as Record<string, string>)[message.replace('error.', '')]);
  return text.replace(/%\{(\w+)\}/g, (_all, name: string) => String(messageArgs[name]));
};

describe('reason for a failed folder creation (spec 2 §8 "Generic HTTP mapping")', () => {
  it.each<[number, string, string | null]>([
    [400, '{"detail": "Not today."}', 'Not today.'],
    [400, '{"message": "Not today."}', 'Not today.'],
    [400, '{"error": "Not today.", "code": "no"}', 'Not today.'],
    [400, '"Not today."', 'Not today.'],
    [400, 'Not today.', 'Not today.'],
    [400, '["Too long", "Not allowed"]', 'Too long, Not allowed'],
    [400, '{"name": ["Too long."]}', 'name: Too long.'],
    [400, '{"name": ["Too long", "Not allowed"]}', 'name: Too long, Not allowed'],
    [400, '{"name": "Too long.", "parent": ["Unknown."]}', 'name: Too long. | parent: Unknown.'],
    [400, '{"non_field_errors": ["Twice."], "name": ["Taken."]}', 'Twice. | name: Taken.'],
    [400, '{"messages": ["Twice."]}', 'Twice.'],
    [400, '{"errors": {"name": ["Taken."]}}', 'name: Taken.'],
    [400, '{"detail": "No.", "message": "No."}', 'No.'],
    [400, '{"success": "false", "status": "error", "status_code": "400", "name": "No."}', 'name: No.'],
    [409, '{"detail": "Changed meanwhile."}', 'Changed meanwhile.'],
    [413, '', 'HTTP Error: 413'],
    [418, '{}', 'HTTP Error: 418'],
    [400, '{"detail": "  "}', 'HTTP Error: 400'],
    [400, '{"detail": 7}', 'HTTP Error: 400'],
    [400, '{"name": " Too long. ", "parent": "  "}', 'name: Too long.'],
    [400, '{"name": 7, "parent": null}', 'HTTP Error: 400'],
    [499, '', 'HTTP Error: 499'],
    [400, '<html><h1>Bad Request</h1></html>', 'HTTP Error: 400'],
    [400, '{"code": "invalid"}', 'HTTP Error: 400'],
    [400, '{"detail": "cut o', 'HTTP Error: 400'],
    [422, JSON.stringify({ name: 'x'.repeat(394) }), `name: ${'x'.repeat(394)}`],
    [422, JSON.stringify({ detail: 'x'.repeat(9000) }), `${'x'.repeat(400)}…`],
    // These statuses have specific messages, or the response adds nothing.
    [401, '{"detail": "Token is invalid."}', null],
    [403, '{"detail": "Not yours."}', null],
    [404, '{"detail": "Not found."}', null],
    [429, '{"detail": "Slowly."}', null],
    [500, '{"detail": "Traceback."}', null],
    [502, '<html></html>', null],
  ])('reads %i with %s as %s', async (status, body, reason) => {
    const errorMessage = toErrorMessage('mediaLibraryFolder.createFailed', await getError(status, body));
    expect(errorMessage.message).toBe('mediaLibraryFolder.createFailed');
    expect(translateToEnglish(errorMessage.reason)).toBe(reason);
  });

  it('exists for a 2xx with success false, but no other error without a status', () => {
    const getReason = (error: HttpError) =>
      translateToEnglish(toErrorMessage('mediaLibraryFolder.createFailed', error).reason);
    expect(getReason(new HttpError(0, { success: false, message: 'Full.' }, 'format'))).toBe('Full.');
    expect(getReason(new HttpError(0, { success: false }, 'format'))).toBeNull();
    expect(getReason(new HttpError(0, { name: 'Folder' }, 'format'))).toBeNull();
    expect(getReason(new HttpError(0, null, 'network'))).toBeNull();
  });

  it('omits errors shown at a field', () => {
    const error = new HttpError(400, { name: ['Too long.', 'Ugly.'], parent: ['Unknown.'] });
    const getOtherReason = (shown: string[]) =>
      translateToEnglish(toErrorMessage('mediaLibraryFolder.createFailed', error, shown).reason);
    expect(getOtherReason(['Too long.'])).toBe('name: Ugly. | parent: Unknown.');
    expect(getOtherReason(['Too long.', 'Ugly.', 'Unknown.'])).toBeNull();
  });
});

/** Authenticated calls that the server can reject because of user input. */
const rejectableCalls: Call[] = [
  ...(['google-play', 'custom-message-template', 'dic-services'] as const).flatMap(
    (resource) => [`${resource}.save`, `${resource}.delete`] as const,
  ),
  ...(['mediaLibraryFolder.createFailed', 'updateServiceInDialog', 'markNotification'] as const),
  ...(['createUser', 'updateAccount', 'editAccount', 'users.delete', 'sendEmail', 'uploadUsers'] as const),
  ...(['saveServiceAccess', 'saveNotificationSwitches', 'exportUserData', 'importUserData'] as const),
  ...(['endSessionOf', 'saveAccount', 'changePassword', 'updateProject', 'sendPasswordCode'] as const),
  'notification.delete',
];

it.each(rejectableCalls)("includes the server's reason if %s fails", (call) => {
  const { message, reason } = toErrorMessage(call, new HttpError(400, { some_field: ['Ensure this.'] }));
  expect(message).toBe(errorRows(call).at(-1)?.message);
  expect(translateToEnglish(reason ?? null)).toBe('some_field: Ensure this.');
});

describe('a call without a specific message', () => {
  it.each<[number, string, string]>([
    [404, '{"detail": "x"}', texts.notFound],
    [403, '{"detail": "x"}', texts.forbidden],
    [500, '{"detail": "x"}', texts.internal],
    [503, '{"detail": "x"}', texts.serverIssues],
    [418, '', 'HTTP Error: 418'],
  ])('shows $2 after a %i', async (status, body, text) => {
    expect(translateToEnglish(toErrorMessage('any', await getError(status, body)))).toBe(text);
  });

  it('shows an unexpected error for other exceptions', () => {
    expect(translateToEnglish(toErrorMessage('any', new Error('x')))).toBe('An unexpected error occurred');
  });
});
