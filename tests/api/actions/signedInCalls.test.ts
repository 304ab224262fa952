import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { serviceRetries } from '../../../src/api/errors';
import { noServices } from '../../../src/model/dic-services/services';
import { projectFields, type ProjectValues } from '../../../src/model/projects/project';
import { buildNotification } from '../../support/buildNotification';
import { stubFetch } from '../../support/stubFetch';
import { calls, stubResponse, type ApiCall } from './scriptedCalls';

const file = new File(['x'], 'a.csv');
const projectTexts = (text: string) => Object.fromEntries(projectFields.map((field) => [field, text]));
const project = { ...projectTexts(' a '), picture: null } as ProjectValues;
const email = {
  subject: 'Hello',
  template: 'custom',
  message_type: 'plain',
  message: 'Words.',
  user_ids: [1, 2],
} as const;
const day = { from: '2026-01-02', to: '2026-01-03' };
const log = {
  pagination: { page: 2, perPage: 50 },
  filter: { user: 7, search: ' a ', method: 'GET', status_code: '200', ...day },
};
const markAsRead = { id: 7, data: { is_read: true }, previousData: { id: 7 } };
const [from, to] = ['2026-01-02T00:00:00.000', '2026-01-03T23:59:59.999'].map((time) =>
  encodeURIComponent(new Date(time).toISOString()),
);
const [firstSession, secondSession] = [
  { user_activate_session_id: 1 },
  { user_activate_session_id: 2, ip: '::1' },
];
const notification = buildNotification({ id: 7, is_read: true });
const switches = { message_created_notifications: true };
const savedFile = { user_media_library_id: 7, file_name: 'b', file_url: '', size: null, created_at: null };

interface Row {
  body?: unknown;
  reply?: unknown;
  /** Value returned to the caller. */
  expected?: unknown;
}

describe('authenticated requests', () => {
  it.each<[string, ApiCall, Row]>([
    ['POST /api/user/send-email/', (c) => c.sendEmail(email), { body: { ...email, user_ids: '1,2' } }],
    [
      'POST /api/user/mass-account-creation',
      (c) => c.uploadUsers({ file, services: ' shm ', isDemo: true, sendEmail: false }),
      {
        body: { file: 'a.csv', dic_services: 'shm', is_demo: 'true', send_email: 'false' },
        reply: { created: 5 },
        expected: 5,
      },
    ],
    [
      `GET /api/user/log/?page=2&page_size=50&search=a&user=7&method=GET&status_code=200&timestamp_from=${from}&timestamp_to=${to}`,
      (c) => c.getList('requestLog', log),
      { reply: { results: [{ id: 1 }], count: 51 }, expected: { data: [{ id: 1 }], total: 51 } },
    ],
    [
      'GET /api/user/data/?user_id=7&logs=true&service=PulsFin',
      (c) => c.exportUserData(7, 'PulsFin', true),
      { reply: { data_file_url: '/files/a.zip' }, expected: { url: '/files/a.zip', message: null } },
    ],
    [
      'POST /api/user/data/',
      (c) => c.importUserData(7, file),
      { body: { data: 'a.csv', user_id: '7' }, reply: { message: 'Read.' }, expected: 'Read.' },
    ],
    [
      'PATCH /api/user/notification/7/',
      (c) => c.update('notification', markAsRead),
      {
        body: { is_read: true },
        reply: { other: buildNotification({ id: 8 }), notification: notification },
        expected: { data: notification },
      },
    ],
    [
      'GET /api/user/notification-control/',
      (c) => c.notificationModes(),
      { reply: { ticket_notifications: 3 }, expected: { ticket_notifications: 3 } },
    ],
    [
      'GET /api/user/notification-control/?user_id=7',
      (c) => c.notificationSwitches(7),
      { reply: { success: true, user: 7, ...switches }, expected: switches },
    ],
    [
      'POST /api/user/notification-control/?user_id=7',
      (c) => c.saveNotificationSwitches(7, switches),
      { body: switches },
    ],
    [
      'GET /api/user/active-sessions-manage/?id=7',
      (c) => c.activeSessions(7),
      {
        reply: {
          success: true,
          current_active_session: firstSession,
          other_active_session: [firstSession, secondSession, {}, null],
        },
        expected: {
          current: { ...firstSession, is_current_session: true },
          others: [{ ...secondSession, is_current_session: false }],
        },
      },
    ],
    [
      'GET /api/project/?id=7',
      (c) => c.project(7),
      { reply: { title: 'Bridge' }, expected: { title: 'Bridge', id: 7 } },
    ],
    [
      'POST /api/project/update/',
      (c) => c.updateProject(7, project),
      { body: { id: '7', ...projectTexts('a') } },
    ],
    [
      'POST /api/project/update/',
      (c) => c.updateProject(7, { ...project, picture: file }),
      { body: { id: '7', ...projectTexts('a'), picture: 'a.csv' } },
    ],
    [
      'GET /api/user/dic-services/?user_id=7',
      (c) => c.serviceAccess(7),
      { reply: { dic_services_list: [{ financial: true }] }, expected: { ...noServices, financial: true } },
    ],
    [
      'GET /api/user/dic-services/',
      (c) => c.myServices(),
      {
        reply: { dic_services: [{ code_name: 'shm' }, {}, null], dic_services_list: [{}] },
        expected: { success: true, dic_services: [{ code_name: 'shm' }], dic_services_list: [{}] },
      },
    ],
    [
      'POST /api/user/details/',
      (c) => c.saveAccount({ first_name: 'Ann', title: '' }),
      {
        body: { first_name: 'Ann' },
        reply: { message: 'Saved.', picture_url: '/a.png' },
        expected: { message: 'Saved.', pictureUrl: '/a.png' },
      },
    ],
    [
      'POST /api/user/details/',
      (c) => c.saveAccount({}),
      { body: {}, reply: { picture_url: null }, expected: { message: null, pictureUrl: null } },
    ],
    [
      'POST /api/user/details/',
      (c) => c.saveAccount({}),
      { body: {}, reply: { picture_url: 7 }, expected: { message: null } },
    ],
    [
      'POST /api/user/details/',
      (c) => c.saveAccount({ picture: file }),
      { body: { picture: 'a.csv' }, reply: {}, expected: { message: null } },
    ],
    [
      'GET /api/user/google-authenticator-activation/',
      (c) => c.regenerateAuthenticatorSecret(),
      {
        reply: { qr_code_url: 'otpauth://', code: 'ABC', first_time: true },
        expected: { url: 'otpauth://', manualCode: 'ABC', isFirst: true },
      },
    ],
    [
      'GET /api/user/google-authenticator-activation/',
      (c) => c.regenerateAuthenticatorSecret(),
      {
        reply: { qr_code_url: 'otpauth://' },
        expected: { url: 'otpauth://', manualCode: '', isFirst: false },
      },
    ],
    [
      'POST /api/user/password-reset/',
      (c) => c.changePassword({ old_password: 'a', new_password: 'b', confirm_new_password: 'b', code: '1' }),
      {
        body: { old_password: 'a', new_password: 'b', confirm_new_password: 'b', code: '1' },
        reply: { success: true },
      },
    ],
    [
      'POST /api/user/decode-token/',
      (c) => c.decodeToken(),
      { body: {}, reply: { exp: 1 }, expected: { exp: 1 } },
    ],
    [
      'DELETE /api/media-library-folder/delete-all/',
      (c) => c.formatLibrary(),
      { reply: { success: false, error: 'Locked.' }, expected: { error: 'Locked.' } },
    ],
    [
      'POST /api/user/media-library/?id=7',
      (c) => c.renameFile(7, 'b'),
      { body: { file_name: 'b' }, reply: { file: { id: 7, file_name: 'b' } }, expected: savedFile },
    ],
    ['DELETE /api/user/media-library/?id=7', (c) => c.deleteFile(7), {}],
  ])('sends %s and reads the response', async (call, callPortal, { body, reply = {}, expected }) => {
    const requests = stubResponse(reply);
    expect(await callPortal(calls)).toEqual(expected);
    expect(requests.at(-1)).toMatchObject({ call });
    expect(requests.at(-1)?.body).toEqual(body);
  });

  it.each<[string, ApiCall, boolean]>([
    ['saving a mode', (c) => c.saveNotificationMode('ticket_notifications', 1), true],
    ['deleting', (c) => c.delete('notification', { id: 7, meta: { request: { keepalive: true } } }), true],
    ['signing out', (c) => c.signOut('r', 'key', 'other'), true],
    ['marking as read', (c) => c.update('notification', markAsRead), false],
  ])('uses keepalive if the request must outlive the page: %s', async (_what, callPortal, expected) => {
    const requests = stubResponse({});
    await callPortal(calls);
    expect(requests.at(-1)?.keepalive).toBe(expected);
  });
});

describe('invalid responses', () => {
  it.each<[string, ApiCall, unknown[]]>([
    ['notifications', (c) => c.getList('notification', {}), [{}, { results: 1 }, 'text']],
    ['modes', (c) => c.notificationModes(), [[], 'text', null]],
    ['switches', (c) => c.notificationSwitches(7), [{}, { user: 7 }, { success: true }, null]],
    ['a session that could not be ended', (c) => c.endSession(7), [{ success: false }]],
    [
      'sessions',
      (c) => c.activeSessions(7),
      [null, {}, { success: false, message: 'Out of order.' }, { success: true, other_active_session: {} }],
    ],
    ['sessions without `success`', (c) => c.activeSessions(7), [{ other_active_session: [firstSession] }]],
    ['projects', (c) => c.getList('projects', {}), [{}, { results: {} }, null]],
    [
      'services',
      (c) => c.myServices(),
      [{}, { dic_services: [] }, { dic_services_list: [] }, { dic_services: {}, dic_services_list: [] }],
    ],
    [
      'the project hub',
      (c) => c.authenticateProjectHub('https://hub.example', 't'),
      [{}, { access: 'a' }, { refresh: 'r' }, null],
    ],
    [
      'a secret',
      (c) => c.regenerateAuthenticatorSecret(),
      [{}, null, { qr_code_url: '' }, { qr_code_url: 1 }],
    ],
    ['an export', (c) => c.exportUserData(7, 'PulsHub', false), [{}, { data_file_url: 'javascript:' }, null]],
    ['a request log', (c) => c.getList('requestLog', log), [{}]],
    ['a sign-in', (c) => c.signIn('a@b.test', 'p'), [null]],
    ['a code', (c) => c.verifyEmailCode('1', 't'), [null]],
    ['links', (c) => c.socialLinks(), [null]],
    ['a new token', (c) => c.requestTokens('r', null), [{}, { access: 1 }, null]],
  ])('rejects %s', async (_what, callPortal, replies) => {
    for (const reply of replies) {
      stubResponse(reply);
      await expect(callPortal(calls)).rejects.toMatchObject({ kind: 'format' });
    }
  });

  it('rejects an upload with success false as a 400', async () => {
    stubResponse({ success: false, detail: 'Empty.' });
    const upload = calls.uploadUsers({ file, services: '', isDemo: false, sendEmail: false });
    await expect(upload).rejects.toMatchObject({ status: 400, message: 'Empty.' });
  });
});

it.each<[string, unknown, unknown]>([
  [
    'no sessions and success false',
    { success: false, message: 'No active sessions found.' },
    { current: null, others: [] },
  ],
  [
    'only the current session',
    { success: true, current_active_session: firstSession, other_active_session: null },
    { current: { ...firstSession, is_current_session: true }, others: [] },
  ],
  [
    'sessions despite a message that there are none',
    { success: true, message: 'No active sessions', other_active_session: [secondSession] },
    { current: null, others: [{ ...secondSession, is_current_session: false }] },
  ],
  ['no list', { success: true }, { current: null, others: [] }],
])('reads a response with %s', async (_what, reply, sessions) => {
  stubResponse(reply);
  expect(await calls.activeSessions(7)).toEqual(sessions);
});

describe('tolerated HTTP errors', () => {
  it.each<[string, ApiCall, number, unknown]>([
    ['a 404 to an activation code', (c) => c.verifyAuthenticator('1'), 404, undefined],
    ['a 405 to an activation code', (c) => c.verifyAuthenticator('1'), 405, undefined],
    ['a 404 from the project hub', (c) => c.authenticateProjectHub('https://hub.example', 't'), 404, null],
  ])('resolves after %s', async (_what, callPortal, status, expected) => {
    stubResponse({}, status);
    expect(await callPortal(calls)).toBe(expected);
  });

  it.each<[string, ApiCall]>([
    ['activation code', (c) => c.verifyAuthenticator('1')],
    ['project hub', (c) => c.authenticateProjectHub('https://hub.example', 't')],
  ])('rejects other errors: %s', async (_what, callPortal) => {
    stubResponse({}, 400);
    await expect(callPortal(calls)).rejects.toMatchObject({ status: 400 });
    stubFetch({});
    await expect(callPortal(calls)).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('retries of services', () => {
  const fetchServices = () =>
    new QueryClient().fetchQuery({ queryKey: [], queryFn: () => calls.myServices(), ...serviceRetries });

  it.each<[string, number, number]>([
    ['after one second, then after two, in case of a server error', 503, 3],
    ['not at all after a 403', 403, 1],
  ])('repeats the request %s', async (_what, status, times) => {
    vi.useFakeTimers();
    const requests = stubResponse({}, status);
    const result = fetchServices().catch((error: unknown) => error);
    const counts = [];
    for (const ms of [999, 1, 1999, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      counts.push(requests.length);
    }
    expect(counts).toEqual([1, 2, 2, 3].map((count) => Math.min(count, times)));
    expect(await result).toMatchObject({ status });
    vi.useRealTimers();
  });
});
