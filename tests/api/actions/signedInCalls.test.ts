import { describe, expect, it, vi } from 'vitest';
import { noServices, productKey } from '../../../src/model/dic-services/services';
import { notificationKeys } from '../../../src/model/notification/notificationModes';
import { projectFields, type ProjectValues } from '../../../src/model/projects/project';
import { buildNotification } from '../../support/buildNotification';
import { stubFetch } from '../../support/stubFetch';
import { calls, stubResponse, type Act } from './scriptedCalls';

const file = new File(['x'], 'a.csv');
const texts = (text: string) => Object.fromEntries(projectFields.map((field) => [field, text]));
const project = { ...texts(' a '), picture: null } as ProjectValues;
const order = {
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
const projects = { pagination: { page: 2, perPage: 10 }, sort: { field: 'title', order: 'DESC' } } as const;
const marked = { id: 7, data: { is_read: true }, previousData: { id: 7 } };
const [from, to] = ['2026-01-02T00:00:00.000', '2026-01-03T23:59:59.999'].map((at) =>
  encodeURIComponent(new Date(at).toISOString()),
);
const [one, two] = [{ user_activate_session_id: 1 }, { user_activate_session_id: 2, ip: '::1' }];
const note = buildNotification({ id: 7, is_read: true });
const switches = { message_created_notifications: true };
const modes = Object.fromEntries(notificationKeys.map((key) => [key, undefined]));
const savedFile = { user_media_library_id: 7, file_name: 'b', file_url: '', size: null, created_at: null };

interface Row {
  body?: unknown;
  reply?: unknown;
  /** Value returned to the caller. */
  read?: unknown;
}

describe('a call behind the sign-in', () => {
  it.each<[string, Act, Row]>([
    ['POST /api/user/send-email/', (c) => c.sendEmail(order), { body: { ...order, user_ids: '1,2' } }],
    [
      'POST /api/user/mass-account-creation',
      (c) => c.uploadUsers({ file, services: ' shm ', isDemo: true, sendEmail: false }),
      {
        body: { file: 'a.csv', dic_services: 'shm', is_demo: 'true', send_email: 'false' },
        reply: { created: 5 },
        read: 5,
      },
    ],
    [
      `GET /api/user/log/?page=2&page_size=50&search=a&user=7&method=GET&status_code=200&timestamp_from=${from}&timestamp_to=${to}`,
      (c) => c.getList('requestLog', log),
      { reply: { results: [{ id: 1 }], count: 51 }, read: { data: [{ id: 1 }], total: 51 } },
    ],
    [
      'GET /api/user/data/?user_id=7&logs=true&service=PulsFin',
      (c) => c.exportUserData(7, 'PulsFin', true),
      { reply: { data_file_url: '/files/a.zip' }, read: '/files/a.zip' },
    ],
    [
      'POST /api/user/data/',
      (c) => c.importUserData(7, file),
      { body: { data: 'a.csv', user_id: '7' }, reply: { message: 'Read.' }, read: 'Read.' },
    ],
    [
      'PATCH /api/user/notification/7/',
      (c) => c.update('notification', marked),
      {
        body: { is_read: true },
        reply: { other: buildNotification({ id: 8 }), notification: note },
        read: { data: note },
      },
    ],
    [
      'GET /api/user/notification-control/',
      (c) => c.notificationModes(),
      { reply: { ticket_notifications: 3, other: 1 }, read: { ...modes, ticket_notifications: 3 } },
    ],
    [
      'POST /api/user/notification-control/',
      (c) => c.saveNotificationMode('ticket_notifications', 3),
      { body: { ticket_notifications: 3 } },
    ],
    [
      'GET /api/user/notification-control/?user_id=7',
      (c) => c.notificationSwitches(7),
      { reply: { success: true, user: 7, ...switches }, read: switches },
    ],
    [
      'POST /api/user/notification-control/?user_id=7',
      (c) => c.saveNotificationSwitches(7, switches),
      { body: switches },
    ],
    ['DELETE /api/user/active-sessions-manage/?id=7', (c) => c.endSession(7), {}],
    [
      'GET /api/user/active-sessions-manage/?id=7',
      (c) => c.activeSessions(7),
      {
        reply: { success: true, current_active_session: one, other_active_session: [one, two, {}, null] },
        read: {
          current: { ...one, is_current_session: true },
          others: [{ ...two, is_current_session: false }],
        },
      },
    ],
    [
      'GET /api/project/?page=2&page_size=10&ordering=-title',
      (c) => c.getList('projects', projects),
      { reply: { results: [{ id: 1 }], count: 11 }, read: { data: [{ id: 1 }], total: 11 } },
    ],
    [
      'GET /api/project/?id=7',
      (c) => c.project(7),
      { reply: { title: 'Bridge' }, read: { title: 'Bridge', id: 7 } },
    ],
    ['POST /api/project/update/', (c) => c.updateProject(7, project), { body: { id: '7', ...texts('a') } }],
    [
      'POST /api/project/update/',
      (c) => c.updateProject(7, { ...project, picture: file }),
      { body: { id: '7', ...texts('a'), picture: 'a.csv' } },
    ],
    [
      'GET /api/user/dic-services/?user_id=7',
      (c) => c.serviceAccess(7),
      { reply: { dic_services_list: [{ financial: true }] }, read: { ...noServices, financial: true } },
    ],
    [
      'POST /api/user/dic-services/',
      (c) => c.saveServiceAccess(7, { [productKey]: true }),
      { body: { user: 7, [productKey]: true } },
    ],
    [
      'GET /api/user/dic-services/',
      (c) => c.myServices(),
      {
        reply: { dic_services: [{ code_name: 'shm' }, {}, null], dic_services_list: [{}] },
        read: { success: true, dic_services: [{ code_name: 'shm' }], dic_services_list: [{}] },
      },
    ],
    [
      'POST /api/user/details/',
      (c) => c.saveAccount({ first_name: 'Ann', title: '' }),
      {
        body: { first_name: 'Ann' },
        reply: { message: 'Saved.', picture_url: '/a.png' },
        read: { message: 'Saved.', pictureUrl: '/a.png' },
      },
    ],
    [
      'POST /api/user/details/',
      (c) => c.saveAccount({}),
      { body: {}, reply: { picture_url: null }, read: { message: null, pictureUrl: null } },
    ],
    [
      'POST /api/user/details/',
      (c) => c.saveAccount({}),
      { body: {}, reply: { picture_url: 7 }, read: { message: null } },
    ],
    [
      'POST /api/user/details/',
      (c) => c.saveAccount({ picture: file }),
      { body: { picture: 'a.csv' }, reply: {}, read: { message: null } },
    ],
    ['POST /api/user/details/', (c) => c.changeMfaType('email'), { body: { mfa_type: 'email' } }],
    [
      'GET /api/user/google-authenticator-activation/',
      (c) => c.regenerateAuthenticatorSecret(),
      {
        reply: { qr_code_url: 'otpauth://', code: 'ABC', first_time: true },
        read: { url: 'otpauth://', manualCode: 'ABC', isFirst: true },
      },
    ],
    [
      'GET /api/user/google-authenticator-activation/',
      (c) => c.regenerateAuthenticatorSecret(),
      { reply: { qr_code_url: 'otpauth://' }, read: { url: 'otpauth://', manualCode: '', isFirst: false } },
    ],
    [
      'POST /api/user/google-authenticator-activation/',
      (c) => c.verifyAuthenticator('123456'),
      { body: { code: '123456' } },
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
      { body: {}, reply: { exp: 1 }, read: { exp: 1 } },
    ],
    [
      'DELETE /api/media-library-folder/delete-all/',
      (c) => c.formatLibrary(),
      { reply: { success: false, error: 'Locked.' }, read: { error: 'Locked.' } },
    ],
    [
      'POST /api/user/media-library/?id=7',
      (c) => c.renameFile(7, 'b'),
      { body: { file_name: 'b' }, reply: { file: { id: 7, file_name: 'b' } }, read: savedFile },
    ],
    ['DELETE /api/user/media-library/?id=7', (c) => c.deleteFile(7), {}],
  ])('sends %s as specified and reads its response', async (call, act, { body, reply = {}, read }) => {
    const sent = stubResponse(reply);
    expect(await act(calls)).toEqual(read);
    expect(sent.at(-1)).toMatchObject({ call });
    expect(sent.at(-1)?.body).toEqual(body);
  });

  it.each<[string, Act, boolean]>([
    ['of a mode', (c) => c.saveNotificationMode('ticket_notifications', 1), true],
    [
      'of a deletion',
      (c) => c.delete('notification', { id: 7, meta: { request: { keepalive: true } } }),
      true,
    ],
    ['of a sign-out', (c) => c.signOut('r', 'key', 'other'), true],
    ['of a mark', (c) => c.update('notification', marked), false],
  ])('%s is sent with keepalive where it must outlive the page', async (_what, act, isKept) => {
    const sent = stubResponse({});
    await act(calls);
    expect(sent.at(-1)?.keepalive).toBe(isKept);
  });
});

describe('a response of the wrong shape is rejected', () => {
  it.each<[string, Act, unknown[]]>([
    ['notifications', (c) => c.getList('notification', {}), [{}, { results: 1 }, 'text']],
    ['modes', (c) => c.notificationModes(), [[], 'text', null]],
    ['switches', (c) => c.notificationSwitches(7), [{}, { user: 7 }, { success: true }, null]],
    ['a session that could not be ended', (c) => c.endSession(7), [{ success: false }]],
    [
      'sessions',
      (c) => c.activeSessions(7),
      [null, {}, { success: false, message: 'Out of order.' }, { success: true, other_active_session: {} }],
    ],
    ['sessions without a success', (c) => c.activeSessions(7), [{ other_active_session: [one] }]],
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
  ])('%s', async (_what, ask, replies) => {
    for (const reply of replies) {
      stubResponse(reply);
      await expect(ask(calls)).rejects.toMatchObject({ kind: 'format' });
    }
  });

  it('an upload with success false rejects as a 400, unlike one without a usable response', async () => {
    stubResponse({ success: false, detail: 'Empty.' });
    const upload = calls.uploadUsers({ file, services: '', isDemo: false, sendEmail: false });
    await expect(upload).rejects.toMatchObject({ status: 400, message: 'Empty.' });
  });
});

it.each<[string, unknown, unknown]>([
  [
    'success false because there are no sessions',
    { success: false, message: 'No active sessions found.' },
    { current: null, others: [] },
  ],
  [
    'only the own session',
    { success: true, current_active_session: one, other_active_session: null },
    { current: { ...one, is_current_session: true }, others: [] },
  ],
  [
    'a success with the message that there are none',
    { success: true, message: 'No active sessions', other_active_session: [two] },
    { current: null, others: [{ ...two, is_current_session: false }] },
  ],
  ['no list', { success: true }, { current: null, others: [] }],
])('sessions are listed where the response has %s', async (_what, reply, sessions) => {
  stubResponse(reply);
  expect(await calls.activeSessions(7)).toEqual(sessions);
});

describe('an HTTP error that a call tolerates', () => {
  it.each<[string, Act, number, unknown]>([
    ['a server without activation by code', (c) => c.verifyAuthenticator('1'), 404, undefined],
    ['a server without activation by POST', (c) => c.verifyAuthenticator('1'), 405, undefined],
    ['a hub without that call', (c) => c.authenticateProjectHub('https://hub.example', 't'), 404, null],
  ])('resolves: %s', async (_what, act, status, read) => {
    stubResponse({}, status);
    expect(await act(calls)).toBe(read);
  });

  it.each<[string, Act]>([
    ['a first code', (c) => c.verifyAuthenticator('1')],
    ['the hub', (c) => c.authenticateProjectHub('https://hub.example', 't')],
  ])('rejects for any other reason: %s', async (_what, act) => {
    stubResponse({}, 400);
    await expect(act(calls)).rejects.toMatchObject({ status: 400 });
    stubFetch({});
    await expect(act(calls)).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('services that could not be loaded', () => {
  it.each<[string, number, number]>([
    ['three times where the server fails', 500, 3],
    ['once where the server forbids it', 403, 1],
  ])('are requested %s', async (_what, status, times) => {
    const sent = stubResponse({}, status);
    await expect(calls.myServices(undefined, [0, 0])).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(times);
  });

  it.each<[string, Act]>([
    ['of oneself', (c) => c.myServices()],
    ['of a user', (c) => c.serviceAccessWithRetries(7)],
  ])('are requested again after one second, and then after two: %s', async (_whose, act) => {
    vi.useFakeTimers();
    const sent = stubResponse({}, 503);
    const failure = act(calls).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
    expect(await failure).toMatchObject({ status: 503 });
    vi.useRealTimers();
  });
});
