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

const passwords = { old_password: 'a', new_password: 'b', confirm_new_password: 'b', code: '1' };

describe('authenticated requests', () => {
  const details = 'POST /api/user/details/';
  it.each<[string, ApiCall, unknown?]>([
    ['POST /api/user/send-email/', (c) => c.sendEmail(email), { ...email, user_ids: '1,2' }],
    [
      'POST /api/user/mass-account-creation',
      (c) => c.uploadUsers({ file, services: ' shm ', isDemo: true, sendEmail: false }),
      { file: 'a.csv', dic_services: 'shm', is_demo: 'true', send_email: 'false' },
    ],
    ['POST /api/user/data/', (c) => c.importUserData(7, file), { data: 'a.csv', user_id: '7' }],
    ['PATCH /api/user/notification/7/', (c) => c.update('notification', markAsRead), { is_read: true }],
    [
      'POST /api/project/update/',
      (c) => c.updateProject(7, { ...project, picture: file }),
      { id: '7', ...projectTexts('a'), picture: 'a.csv' },
    ],
    [details, (c) => c.saveAccount({ first_name: 'Ann', title: '' }), { first_name: 'Ann' }],
    [details, (c) => c.saveAccount({ picture: file }), { picture: 'a.csv' }],
    ['POST /api/user/password-reset/', (c) => c.changePassword(passwords), passwords],
    ['DELETE /api/media-library-folder/delete-all/', (c) => c.formatLibrary()],
    ['POST /api/user/media-library/?id=7', (c) => c.renameFile(7, 'b'), { file_name: 'b' }],
    ['DELETE /api/user/media-library/?id=7', (c) => c.deleteFile(7)],
  ])('sends %s', async (call, callPortal, body) => {
    const requests = stubResponse({ success: true });
    await callPortal(calls);
    expect(requests.at(-1)).toMatchObject({ call });
    expect(requests.at(-1)?.body).toEqual(body);
  });

  const secret = 'GET /api/user/google-authenticator-activation/';
  it.each<[string, ApiCall, reply: unknown, expected: unknown]>([
    [
      `GET /api/user/log/?page=2&page_size=50&search=a&user=7&method=GET&status_code=200&timestamp_from=${from}&timestamp_to=${to}`,
      (c) => c.getList('requestLog', log),
      { results: [{ id: 1 }], count: 51 },
      { data: [{ id: 1 }], total: 51 },
    ],
    [
      'GET /api/user/data/?user_id=7&logs=true&service=PulsFin',
      (c) => c.exportUserData(7, 'PulsFin', true),
      { data_file_url: '/files/a.zip' },
      { url: '/files/a.zip', message: null },
    ],
    [
      'GET /api/user/notification-control/',
      (c) => c.notificationModes(),
      { ticket_notifications: 3 },
      { ticket_notifications: 3 },
    ],
    [
      'GET /api/user/notification-control/?user_id=7',
      (c) => c.notificationSwitches(7),
      { success: true, user: 7, ...switches },
      switches,
    ],
    [
      'GET /api/user/active-sessions-manage/?id=7',
      (c) => c.activeSessions(7),
      {
        success: true,
        current_active_session: firstSession,
        other_active_session: [firstSession, secondSession, {}, null],
      },
      {
        current: { ...firstSession, is_current_session: true },
        others: [{ ...secondSession, is_current_session: false }],
      },
    ],
    ['GET /api/project/?id=7', (c) => c.project(7), { title: 'Bridge' }, { title: 'Bridge', id: 7 }],
    [
      'GET /api/user/dic-services/?user_id=7',
      (c) => c.serviceAccess(7),
      { dic_services_list: [{ financial: true }] },
      { ...noServices, financial: true },
    ],
    [
      'GET /api/user/dic-services/',
      (c) => c.myServices(),
      { dic_services: [{ code_name: 'shm' }, {}, null], dic_services_list: [{}] },
      { success: true, dic_services: [{ code_name: 'shm' }], dic_services_list: [{}] },
    ],
    [
      secret,
      (c) => c.regenerateAuthenticatorSecret(),
      { qr_code_url: 'otpauth://', code: 'ABC', first_time: true },
      { url: 'otpauth://', manualCode: 'ABC', isFirst: true },
    ],
    [
      secret,
      (c) => c.regenerateAuthenticatorSecret(),
      { qr_code_url: 'otpauth://' },
      { url: 'otpauth://', manualCode: '', isFirst: false },
    ],
    [
      'POST /api/user/mass-account-creation',
      (c) => c.uploadUsers({ file, services: '', isDemo: true, sendEmail: true }),
      { created: 5 },
      5,
    ],
    ['POST /api/user/data/', (c) => c.importUserData(7, file), { message: 'Read.' }, 'Read.'],
    [
      'PATCH /api/user/notification/7/',
      (c) => c.update('notification', markAsRead),
      { other: buildNotification({ id: 8 }), notification },
      { data: notification },
    ],
    [
      details,
      (c) => c.saveAccount({}),
      { message: 'Saved.', picture_url: '/a.png' },
      { message: 'Saved.', pictureUrl: '/a.png' },
    ],
    [details, (c) => c.saveAccount({}), { picture_url: null }, { message: null, pictureUrl: null }],
    [details, (c) => c.saveAccount({}), { picture_url: 7 }, { message: null }],
    [
      'DELETE /api/media-library-folder/delete-all/',
      (c) => c.formatLibrary(),
      { success: false, error: 'Locked.' },
      { error: 'Locked.' },
    ],
    [
      'POST /api/user/media-library/?id=7',
      (c) => c.renameFile(7, 'b'),
      { file: { id: 7, file_name: 'b' } },
      savedFile,
    ],
  ])('reads the response to %s', async (call, callPortal, reply, expected) => {
    const requests = stubResponse(reply);
    expect(await callPortal(calls)).toEqual(expected);
    expect(requests.at(-1)).toMatchObject({ call });
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
