import { served } from '../../../../mock-server/crud/collections';
import { findOperation, operations } from '../../../../mock-server/guards/operations';
import { addUser } from '../../../../mock-server/users/addUser';
import type { TableName, UserRow } from '../../../../mock-server/storage/tables';
import type { TestServer } from '../../../support/startInProcessServer';
import { fileNamed, formOf } from '../../../support/uploads';

/** The owner of the record: the caller, another user, another superuser, everybody, or no record. */
export type Subject = '-' | 'own' | 'foreign' | 'superuser' | 'shared';

interface Target {
  server: TestServer;
  /** The owner of the record. */
  user: UserRow;
  isOwn: boolean;
  /** Unique for each call. */
  serial: number;
}

interface Request {
  /** Replaces `{id}` in the path. */
  id?: number;
  query?: string;
  body?: unknown;
  /** The row that a rejected call must not change. */
  record?: [TableName, number];
}

type Make = (target: Target) => Request;

const day = '2026-01-30T09:15:00Z';
const emptyRequest: Make = () => ({});
const body =
  (value: unknown): Make =>
  () => ({ body: value });

const aFolder = ({ server, user }: Target): number =>
  server.context.db.insert('folders', {
    user: user.id,
    name: 'Folder',
    parent: null,
    description: '',
    created_at: day,
  }).id;

const aFile = (target: Target): number => {
  const stored_as = '00000000-0000-4000-8000-000000000000.txt';
  const file = { file_name: `${target.serial}.txt`, stored_as, size: 1, content_type: 'text/plain' };
  const folder = aFolder(target);
  return target.server.context.db.insert('files', { ...file, user: target.user.id, folder, created_at: day })
    .id;
};

const aNotification = ({ server, user }: Target): number =>
  server.context.db.insert('notifications', {
    user: user.id,
    title: 'T',
    message: 'M',
    service: 'S',
    is_read: false,
    created_at: day,
    other_data: null,
  }).id;

/** Another session of the user, who is signed in already. */
const aSession = ({ server, user, serial }: Target): number => {
  const [known] = server.context.db.allBy('sessions', 'user', user.id);
  if (!known) throw new Error(`${user.email} is not signed in.`);
  const { id: _, ...row } = known;
  return server.context.db.insert('sessions', {
    ...row,
    key_hash: `rights ${serial}`,
    refresh_id: `${serial}`,
  }).id;
};

const createUser = (
  { server, serial }: Pick<Target, 'server' | 'serial'>,
  fields: Partial<UserRow> = {},
): number => addUser(server.context, { email: `rights${serial}@example.com`, ...fields }).id;

const withPathId =
  (table: TableName, make: (target: Target) => number, value?: (target: Target) => unknown): Make =>
  (target) => {
    const id = make(target);
    return { id, record: [table, id], ...(value ? { body: value(target) } : {}) };
  };

const withQueryId = (parameter: string, table: TableName, make: (target: Target) => number): Make => {
  const request = withPathId(table, make);
  return (target) => {
    const { id, ...rest } = request(target);
    return { ...rest, query: `?${parameter}=${id}` };
  };
};

const userId = ({ user }: Target) => user.id;

const service = ({ serial }: Target) => ({
  name: `Service ${serial}`,
  code_name: `service_${serial}`,
  prod_frontend_url: 'https://service.example',
});
const aService = ({ server, serial }: Target): number => {
  const [known] = server.context.db.all('dic_services');
  if (!known) throw new Error('No service is seeded.');
  const { id: _, ...row } = known;
  return server.context.db.insert('dic_services', {
    ...row,
    name: `Old ${serial}`,
    code_name: `old_${serial}`,
  }).id;
};
const template = ({ serial }: Target) => formOf({ name: `Template ${serial}`, body: '{}' });
const aTemplate = ({ server }: Target) =>
  server.context.db.insert('message_templates', { name: 'T', body: null, template_file: null }).id;

/** A project of the user; everybody edits all of them (decisions §4 "Projects"). */
const aProject = ({ server, user }: Target): number => {
  const [known] = server.context.db.all('projects');
  if (!known) throw new Error('No project is seeded.');
  const { id: _, ...row } = known;
  return server.context.db.insert('projects', { ...row, owner: user.id }).id;
};

const password = { new_password: 'crossing-312', confirm_new_password: 'crossing-312' };

const dataFile = ({ user }: Target) => {
  const { id: user_id, email, first_name, last_name, title } = user;
  const data = {
    format: 'pulsehub-user-data',
    version: 1,
    user: { user_id, email, first_name, last_name, title },
  };
  return fileNamed('data.json', JSON.stringify(data), 'application/json');
};

/** Those of resources without rules of their own, with the body of the contract's example. */
const callsOfRecords = served
  .filter(({ rules }) => Object.keys(rules).length === 0)
  .flatMap(({ path, table, empty }): [string, Make][] => {
    const [list, one] = [`/api${path}/`, `/api${path}/{id}/`];
    const { examples = {} } =
      findOperation(operations, 'POST', list)?.body?.content['application/json'] ?? {};
    const [sent] = Object.values(examples).map(({ value }) => value as object);
    const aRecord = ({ server }: Target) => server.context.db.insert(table, { ...empty, ...sent }).id;
    const all: [string, Make][] = [
      [`GET ${list}`, emptyRequest],
      [`POST ${list}`, body(sent)],
      [`GET ${one}`, withPathId(table, aRecord)],
      [`PUT ${one}`, withPathId(table, aRecord, () => sent)],
      [`PATCH ${one}`, withPathId(table, aRecord, () => sent)],
      [`DELETE ${one}`, withPathId(table, aRecord)],
    ];
    return all.filter(([call]) => operations.some(({ method, path: at }) => call === `${method} ${at}`));
  });

/** A valid request for each operation, so that only access rights decide. */
export const calls: Record<string, Make> = {
  ...Object.fromEntries(callsOfRecords),
  'POST /api/user/login/': body({ email: 'nobody@example.com', password: 'crossing-312' }),
  'POST /api/user/verify-otp/': body({ otp: '000000', otp_access: 'made up', remember_me: false }),
  'POST /api/user/verify-totp': body({ totp: '000000', totp_access: 'made up', remember_me: false }),
  'POST /api/user/token-refresh/': body({ refresh: 'made up' }),
  'POST /api/user/decode-token/': emptyRequest,
  'POST /api/user/logout/': body({ refresh: 'made up', notification_key: 'made up' }),
  'GET /api/user/social-login-link/': emptyRequest,
  'POST /api/user/auth/social-login/': () => ({ query: '?type=google', body: { access_token: 'made up' } }),
  'POST /api/user/register/': ({ serial }) => ({
    body: {
      email: `new${serial}@example.com`,
      last_name: 'New',
      password: 'crossing-312',
      confirm_password: 'crossing-312',
    },
  }),
  'GET /api/user/forget-password/': () => ({ query: '?email=nobody@example.com' }),
  'POST /api/user/forget-password/': body({
    email: 'nobody@example.com',
    password_reset_code: '000000',
    ...password,
  }),
  'POST /api/user/password-set-confirm': body({ ...password, uidb64: 'MQ', token: 'made up' }),
  'GET /api/user/details/': emptyRequest,
  'POST /api/user/details/': () => ({ body: formOf({ title: 'Title' }) }),
  'POST /api/user/password-reset/': body({ old_password: 'wrong one', ...password, code: '000000' }),
  'GET /api/user/google-authenticator-activation/': emptyRequest,
  'POST /api/user/google-authenticator-activation/': body({ code: '000000' }),
  'GET /api/user/active-sessions-manage/': withQueryId('id', 'users', userId),
  'DELETE /api/user/active-sessions-manage/': withQueryId('id', 'sessions', aSession),
  'GET /api/user/dic-services/': withQueryId('user_id', 'users', userId),
  'POST /api/user/dic-services/': ({ user }) => ({
    body: { user: user.id, financial: true },
    record: ['service_access', user.id],
  }),
  'POST /api/pulsehub-auth/': body({ pulshub_token: 'made up' }),
  'GET /api/project/': withQueryId('id', 'projects', aProject),
  'POST /api/project/update/': (target) => {
    const id = aProject(target);
    return { body: formOf({ id, title: 'Bridge', owner: target.user.id }), record: ['projects', id] };
  },
  'GET /api/user/manage/': emptyRequest,
  'POST /api/user/manage/': ({ serial }) => ({ body: formOf({ email: `made${serial}@example.com` }) }),
  'GET /api/user/manage/{id}/': withPathId('users', userId),
  'POST /api/user/manage/{id}/': withPathId('users', userId, () => formOf({ title: 'Title' })),
  'PATCH /api/user/manage/{id}/': withPathId('users', userId, () => formOf({ title: 'Title' })),
  'DELETE /api/user/manage/{id}/': withPathId('users', userId),
  'POST /api/user/send-email/': ({ user }) => ({
    body: {
      user_ids: String(user.id),
      subject: 'Subject',
      template: 'custom',
      message_type: 'plain',
      message: 'Hello everybody',
    },
  }),
  'POST /api/user/mass-account-creation': ({ serial }) => ({
    body: formOf({
      file: fileNamed('a.csv', `email,first_name,last_name\nmass${serial}@example.com,A,B\n`, 'text/csv'),
      send_email: false,
    }),
  }),
  'GET /api/user/log/': withQueryId('user', 'users', userId),
  'GET /api/user/data/': withQueryId('user_id', 'users', userId),
  'POST /api/user/data/': (target) => ({
    body: formOf({ data: dataFile(target), user_id: target.user.id }),
    record: ['users', target.user.id],
  }),
  'GET /api/user/dic-services-list/': emptyRequest,
  'POST /api/user/dic-services-list/': (target) => ({ body: service(target) }),
  'GET /api/user/dic-services-list/{id}/': withPathId('dic_services', aService),
  'PUT /api/user/dic-services-list/{id}/': withPathId('dic_services', aService, service),
  'DELETE /api/user/dic-services-list/{id}/': withPathId('dic_services', aService),
  'GET /api/user/custom-message-template': emptyRequest,
  'POST /api/user/custom-message-template': (target) => ({ body: template(target) }),
  'GET /api/user/custom-message-template/{id}/': withPathId('message_templates', aTemplate),
  'PATCH /api/user/custom-message-template/{id}/': withPathId('message_templates', aTemplate, template),
  'DELETE /api/user/custom-message-template/{id}/': withPathId('message_templates', aTemplate),
  'GET /api/media-library-folder/': emptyRequest,
  'POST /api/media-library-folder/': (target) => {
    const parent = aFolder(target);
    return { body: { name: 'Inner', parent }, record: ['folders', parent] };
  },
  'DELETE /api/media-library-folder/delete-all/': emptyRequest,
  'GET /api/media-library-folder/{id}/': withPathId('folders', aFolder),
  'PATCH /api/media-library-folder/{id}/': withPathId('folders', aFolder, () => ({ name: 'Renamed' })),
  'DELETE /api/media-library-folder/{id}/': withPathId('folders', aFolder),
  'POST /api/user/media-library/': (target) => {
    const folder = aFolder(target);
    return { body: formOf({ folder, file: fileNamed('a.txt', 'a') }), record: ['folders', folder] };
  },
  'DELETE /api/user/media-library/': withQueryId('id', 'files', aFile),
  'GET /api/user/notification/': emptyRequest,
  'PATCH /api/user/notification/{id}/': withPathId('notifications', aNotification, () => ({ is_read: true })),
  'DELETE /api/user/notification/{id}/': withPathId('notifications', aNotification),
  'GET /api/user/notification-control/': withQueryId('user_id', 'users', userId),
  // One's own modes are numbers, those of another user booleans (decisions §4).
  'POST /api/user/notification-control/': ({ user, isOwn }) => ({
    query: isOwn ? '' : `?user_id=${user.id}`,
    body: { ticket_notifications: isOwn ? 2 : false },
    record: ['notification_control', user.id],
  }),
  'GET /healthz': emptyRequest,
};

/** The owner of the record for a call; a deletion gets a new user. */
export const userOf = (
  server: TestServer,
  {
    subject,
    me,
    other,
    call,
    serial,
  }: { subject: Subject; me: UserRow; other: UserRow; call: string; serial: number },
): UserRow => {
  if (subject === 'own') return me;
  const isGone = call === 'DELETE /api/user/manage/{id}/';
  if (subject !== 'superuser' && !isGone) return other;
  const id = createUser({ server, serial }, { is_superuser: subject === 'superuser' });
  return server.context.db.get('users', id) ?? other;
};
