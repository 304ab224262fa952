import { describe, expect, it } from 'vitest';
import { errorRows } from '../../src/api/errorCatalogue';
import { toErrorMessage, type Call } from '../../src/api/errors';
import { createHttp } from '../../src/api/http';
import { HttpError } from '../../src/api/HttpError';
import { error as texts } from '../../src/i18n/en/public/error';
import { fixedToken } from '../support/fixedToken';
import { stubFetch } from '../support/stubFetch';

const http = createHttp('', fixedToken(null));

/** The error that a response of the server becomes. */
const getFailure = async (status: number, body: string): Promise<HttpError> => {
  stubFetch(() => new Response(body, { status }));
  const failure: unknown = await http('POST', '/api/user/logout/', {
    body: { refresh: '', notification_key: '' },
  }).catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(HttpError);
  return failure as HttpError;
};

/** The English text of a message. */
const translated = (sentence: ReturnType<typeof toErrorMessage>['reason']): string | null => {
  if (!sentence) return null;
  const { message, messageArgs } = sentence;
  const text = String((texts as Record<string, string>)[message.replace('error.', '')]);
  return text.replace(/%\{(\w+)\}/g, (_all, name: string) => String(messageArgs[name]));
};

describe('why a folder could not be created (spec 2 §8 "Generic HTTP mapping")', () => {
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
    // These statuses have their own texts, or the response adds nothing.
    [401, '{"detail": "Token is invalid."}', null],
    [403, '{"detail": "Not yours."}', null],
    [404, '{"detail": "Not found."}', null],
    [429, '{"detail": "Slowly."}', null],
    [500, '{"detail": "Traceback."}', null],
    [502, '<html></html>', null],
  ])('%i with %s has the reason %s', async (status, body, reason) => {
    const errorMessage = toErrorMessage('mediaLibraryFolder.createFailed', await getFailure(status, body));
    expect(errorMessage.message).toBe('mediaLibraryFolder.createFailed');
    expect(translated(errorMessage.reason)).toBe(reason);
  });

  it('is shown for a 2xx with success false, and for no other failure without a status', () => {
    const reasonFor = (error: HttpError) =>
      translated(toErrorMessage('mediaLibraryFolder.createFailed', error).reason);
    expect(reasonFor(new HttpError(0, { success: false, message: 'Full.' }, 'format'))).toBe('Full.');
    expect(reasonFor(new HttpError(0, { success: false }, 'format'))).toBeNull();
    expect(reasonFor(new HttpError(0, { name: 'Folder' }, 'format'))).toBeNull();
    expect(reasonFor(new HttpError(0, null, 'network'))).toBeNull();
  });

  it('leaves out what a field shows already', () => {
    const error = new HttpError(400, { name: ['Too long.', 'Ugly.'], parent: ['Unknown.'] });
    const reasonBeside = (shown: string[]) =>
      translated(toErrorMessage('mediaLibraryFolder.createFailed', error, shown).reason);
    expect(reasonBeside(['Too long.'])).toBe('name: Ugly. | parent: Unknown.');
    expect(reasonBeside(['Too long.', 'Ugly.', 'Unknown.'])).toBeNull();
  });
});

/** Calls behind the sign-in that the server can reject for what a user typed or chose. */
const rejectableCalls: Call[] = [
  ...([
    'mediaLibraryFolder.createFailed',
    'google-play.save',
    'google-play.delete',
    'custom-message-template.save',
  ] as const),
  ...([
    'custom-message-template.delete',
    'dic-services.save',
    'updateServiceInDialog',
    'dic-services.delete',
  ] as const),
  ...(['createUser', 'updateAccount', 'editAccount', 'users.delete', 'sendEmail', 'uploadUsers'] as const),
  ...(['saveServiceAccess', 'saveNotificationSwitches', 'exportUserData', 'importUserData'] as const),
  ...(['endSessionOf', 'saveAccount', 'changePassword', 'updateProject'] as const),
  ...(['markNotification', 'notification.delete', 'sendPasswordCode'] as const),
];

it.each(rejectableCalls)('a failed %s has the reason of the server below its own text', (call) => {
  const { message, reason } = toErrorMessage(call, new HttpError(400, { some_field: ['Ensure this.'] }));
  expect(message).toBe(errorRows(call).at(-1)?.message);
  expect(translated(reason ?? null)).toBe('some_field: Ensure this.');
});

describe('a call without a text of its own', () => {
  it.each<[number, string, string]>([
    [404, '{"detail": "x"}', texts.notFound],
    [403, '{"detail": "x"}', texts.forbidden],
    [500, '{"detail": "x"}', texts.internal],
    [503, '{"detail": "x"}', texts.serverIssues],
    [418, '', 'HTTP Error: 418'],
  ])('that fails with %i shows $2', async (status, body, text) => {
    expect(translated(toErrorMessage('any', await getFailure(status, body)))).toBe(text);
  });

  it('that throws anything else shows an unexpected error', () => {
    expect(translated(toErrorMessage('any', new Error('x')))).toBe('An unexpected error occurred');
  });
});
