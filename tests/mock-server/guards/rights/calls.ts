import { createCrudResources } from '../../../../mock-server/crud/crudResources';
import { operations } from '../../../../mock-server/guards/operations';
import { resources } from '../../../../src/contract/generated/resources';
import { sampleRows } from '../../../../src/contract/generated/sampleRows';
import { contract } from '../../../support/conformance';
import type { TableName, Tables, UserRow } from '../../../../mock-server/storage/tables';
import type { TestServer } from '../../../support/startInProcessServer';
import { createFile, createForm } from '../../../support/uploads';

/** The owner of the record: the caller, another user, another superuser, everybody, or no record. */
export type Subject = '-' | 'own' | 'foreign' | 'superuser' | 'shared';

interface Target {
  server: TestServer;
  /** The owner of the record. */
  user: UserRow;
  isOwn: boolean;
  subject: Subject;
  /** Unique for each call. */
  serial: number;
}

interface Request {
  /** Replaces `{id}` in the path. */
  id?: number;
  query?: string;
  body?: unknown;
  /** Row that a rejected call must not change. */
  record?: [TableName, number];
}

type Make = (target: Target) => Request;

const day = '2026-01-30T09:15:00Z';
const body =
  (value: unknown): Make =>
  () => ({ body: value });

const insertFolder = ({ server, user }: Target): number => {
  const folder = { name: 'Folder', parent: null, description: '', created_at: day };
  return server.context.db.insert('folders', { ...folder, user: user.id }).id;
};

const insertFile = (target: Target): number => {
  const own = { user: target.user.id, folder: insertFolder(target), file_name: `${target.serial}.txt` };
  const file = { size: 1, content_type: 'text/plain', created_at: day };
  const stored_as = '00000000-0000-4000-8000-000000000000.txt';
  return target.server.context.db.insert('files', { ...own, ...file, stored_as }).id;
};

const insertNotification = ({ server, user }: Target): number => {
  const note = { title: 'T', message: 'M', service: 'S', is_read: false, created_at: day, other_data: null };
  return server.context.db.insert('notifications', { ...note, user: user.id }).id;
};

/** Copies the first row of a table. */
const insertCopy = <N extends TableName>({ server }: Target, table: N, change: Partial<Tables[N]>) => {
  const [known] = server.context.db.all(table);
  if (!known) throw new Error(`Nothing is seeded in ${table}.`);
  const { id: _, ...row } = known;
  return server.context.db.insert(table, { ...row, ...change }).id;
};

/** Adds a session to a signed-in user. */
const insertSession = ({ server, user, serial }: Target): number => {
  const [known] = server.context.db.findAllBy('sessions', 'user', user.id);
  if (!known) throw new Error(`${user.email} is not signed in.`);
  const { id: _, ...row } = known;
  const own = { key_hash: `rights ${serial}`, refresh_id: `${serial}` };
  return server.context.db.insert('sessions', { ...row, ...own }).id;
};

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
const insertService = (target: Target): number =>
  insertCopy(target, 'dic_services', { name: `Old ${target.serial}`, code_name: `old_${target.serial}` });
const template = ({ serial }: Target) => createForm({ name: `Template ${serial}`, body: '{}' });
const insertTemplate = ({ server }: Target) =>
  server.context.db.insert('message_templates', { name: 'T', body: null, template_file: null }).id;

/** A project of the user; everybody edits all of them (decisions §5 "Projects"). */
const insertProject = (target: Target): number => insertCopy(target, 'projects', { owner: target.user.id });

/** The body of the contract's example, or the first sample row of a collection in own.yaml. */
const findExample = (call: string): object | undefined => {
  const [method = '', path = ''] = call.split(' ');
  const known = Object.entries(resources).find(([, { list, one }]) => [list, one].includes(path as never));
  const sample = known && sampleRows[known[0]]?.[0];
  if (sample && /^P/.test(method)) return { ...sample, id: undefined };
  const { requestBody } = contract.paths[path]?.[method.toLowerCase()] ?? {};
  const { examples = {} } = requestBody?.content?.['application/json'] ?? {};
  return Object.values(examples)[0]?.value;
};

const letter = { subject: 'Subject', template: 'custom', message_type: 'plain', message: 'Hello everybody' };
const dataFile = ({ user: { id: user_id, email, first_name, last_name, title } }: Target) => {
  const user = { user_id, email, first_name, last_name, title };
  const data = { format: 'pulsehub-user-data', version: 1, user };
  return createFile('data.json', JSON.stringify(data), 'application/json');
};

/** Calls of resources without rules of their own. */
const recordCalls = createCrudResources({}).flatMap(({ path, table, defaults: empty }): [string, Make][] => {
  const [list, one] = [`/api${path}/`, `/api${path}/{id}/`];
  const row = { ...empty, ...findExample(`POST ${list}`) };
  const insertRecord = ({ server }: Target) => server.context.db.insert(table, row).id;
  return operations
    .filter(({ path: known }) => known === one)
    .map(({ method }) => [`${method} ${one}`, withPathId(table, insertRecord)]);
});

/** Parts that a request needs beyond the contract's example. */
export const calls: Record<string, Make> = {
  ...Object.fromEntries(recordCalls),
  'POST /api/user/login/': body({ email: 'nobody@example.com', password: 'crossing-312' }),
  'POST /api/user/auth/social-login/': () => ({ query: '?type=google' }),
  'GET /api/user/forget-password/': () => ({ query: '?email=nobody@example.com' }),
  'POST /api/user/details/': () => ({ body: createForm({ title: 'Title' }) }),
  'GET /api/user/active-sessions-manage/': withQueryId('id', 'users', userId),
  'DELETE /api/user/active-sessions-manage/': withQueryId('id', 'sessions', insertSession),
  'GET /api/user/dic-services/': withQueryId('user_id', 'users', userId),
  'POST /api/user/dic-services/': ({ user }) => ({
    body: { user: user.id, financial: true },
    record: ['service_access', user.id],
  }),
  'GET /api/project/': withQueryId('id', 'projects', insertProject),
  'POST /api/project/update/': (target) => {
    const id = insertProject(target);
    return { body: createForm({ id, title: 'Bridge', owner: target.user.id }), record: ['projects', id] };
  },
  'POST /api/user/manage/': ({ serial }) => ({ body: createForm({ email: `made${serial}@example.com` }) }),
  'GET /api/user/manage/{id}/': withPathId('users', userId),
  'POST /api/user/manage/{id}/': withPathId('users', userId, () => createForm({ title: 'Title' })),
  'PATCH /api/user/manage/{id}/': withPathId('users', userId, () => createForm({ title: 'Title' })),
  'DELETE /api/user/manage/{id}/': withPathId('users', userId),
  'POST /api/user/send-email/': ({ user }) => ({ body: { user_ids: String(user.id), ...letter } }),
  'POST /api/user/mass-account-creation': ({ serial }) => {
    const sheet = `email,first_name,last_name\nmass${serial}@example.com,A,B\n`;
    return { body: createForm({ file: createFile('a.csv', sheet, 'text/csv'), send_email: false }) };
  },
  'GET /api/user/log/': (target) =>
    target.subject === 'shared' ? {} : withQueryId('user', 'users', userId)(target),
  'GET /api/user/data/': withQueryId('user_id', 'users', userId),
  'POST /api/user/data/': (target) => ({
    body: createForm({ data: dataFile(target), user_id: target.user.id }),
    record: ['users', target.user.id],
  }),
  'POST /api/user/dic-services-list/': (target) => ({ body: service(target) }),
  'GET /api/user/dic-services-list/{id}/': withPathId('dic_services', insertService),
  'PUT /api/user/dic-services-list/{id}/': withPathId('dic_services', insertService, service),
  'DELETE /api/user/dic-services-list/{id}/': withPathId('dic_services', insertService),
  'POST /api/user/custom-message-template': (target) => ({ body: template(target) }),
  'GET /api/user/custom-message-template/{id}/': withPathId('message_templates', insertTemplate),
  'PATCH /api/user/custom-message-template/{id}/': withPathId('message_templates', insertTemplate, template),
  'DELETE /api/user/custom-message-template/{id}/': withPathId('message_templates', insertTemplate),
  'POST /api/media-library-folder/': (target) => {
    const parent = insertFolder(target);
    return { body: { name: 'Inner', parent }, record: ['folders', parent] };
  },
  'GET /api/media-library-folder/{id}/': withPathId('folders', insertFolder),
  'PATCH /api/media-library-folder/{id}/': withPathId('folders', insertFolder),
  'DELETE /api/media-library-folder/{id}/': withPathId('folders', insertFolder),
  'POST /api/user/media-library/': (target) => {
    const folder = insertFolder(target);
    return { body: createForm({ folder, file: createFile('a.txt', 'a') }), record: ['folders', folder] };
  },
  'DELETE /api/user/media-library/': withQueryId('id', 'files', insertFile),
  'PATCH /api/user/notification/{id}/': withPathId('notifications', insertNotification),
  'DELETE /api/user/notification/{id}/': withPathId('notifications', insertNotification),
  'GET /api/user/notification-control/': withQueryId('user_id', 'users', userId),
  // One's own modes are numbers, those of another user booleans (decisions §6).
  'POST /api/user/notification-control/': ({ user, isOwn }) => ({
    query: isOwn ? '' : `?user_id=${user.id}`,
    body: { ticket_notifications: isOwn ? 2 : false },
    record: ['notification_control', user.id],
  }),
};

/** Creates a valid request, so that only access rights decide. */
export const createRequest = (call: string, target: Target): Request => {
  const made = calls[call]?.(target) ?? {};
  return 'body' in made ? made : { ...made, body: findExample(call) };
};

interface AccessCase {
  subject: Subject;
  me: UserRow;
  other: UserRow;
  call: string;
}

/** Returns the owner of the record for a call, a new user for a deletion. */
export const findSubject = (server: TestServer, { subject, me, other, call }: AccessCase): UserRow => {
  if (subject === 'own') return me;
  const isGone = call === 'DELETE /api/user/manage/{id}/';
  if (subject !== 'superuser' && !isGone) return other;
  return server.addUser({ is_superuser: subject === 'superuser' });
};
