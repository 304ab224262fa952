import { resources } from '../../src/contract/generated/resources';
import type { components, paths } from '../../src/contract/generated/schema';
import type { ServiceKey } from '../../src/model/dic-services/services';
import { nameKey } from '../../src/model/media-library-folder/media';
import type { NotificationKey, NotificationModes } from '../../src/model/notification/notificationModes';
import type { Subject } from '../../src/model/notification/notification';

type Schemas = components['schemas'];

/** Requires all fields, including those that the contract makes optional or nullable. */
type RequiredFields<T> = { [K in keyof T]-?: NonNullable<T[K]> };

export interface Row {
  id: number;
}

interface OwnedRow extends Row {
  user: number;
}

type PublicUser = Omit<Schemas['User'], 'user_id' | 'picture' | 'picture_url' | 'notification_key'>;

export interface UserRow extends PublicUser {
  picture_file: string | null;
  /** True for seeded accounts that sign in without a code (decisions §10). */
  skips_second_factor: boolean;
}

/** Flags by service. A service removed from the catalogue keeps its flag. */
export interface ServiceAccessRow extends Row, Record<ServiceKey, boolean> {
  [service: string]: boolean | number;
}

export type NotificationControlRow = Row & NotificationModes;

export interface SessionRow extends Omit<
  Schemas['ActiveSession'],
  'user_activate_session_id' | 'device_info' | 'location'
> {
  id: number;
  user: number;
  device_info: { Device: string; 'Device Type': string; Browser: string };
  location: Record<string, string | number> | string;
  /** Time of the last call, to the second; written only if idle sessions end. */
  called_at?: string;
  /** Digest of the `sid` of the tokens, so that the table and the signing key are not enough to forge one. */
  key_hash: string;
  /** `jti` of the only valid refresh token. */
  refresh_id: string;
  /** Previous refresh token and the time of its replacement, with ROTATE_REFRESH. */
  replaced_refresh_id?: string;
  replaced_at?: string;
  notification_key_hash: string;
  /** True if a remembered browser signed in without a code. */
  is_remembered: boolean;
  /** Time of the last accepted code of the current factor. */
  proven_at: string | null;
}

export type Visitor = Pick<SessionRow, 'ip_address' | 'device_info' | 'location'>;

export type RequestLogRow = Schemas['RequestLogEntry'];

export interface ProjectRow extends RequiredFields<Omit<Schemas['Project'], 'picture' | 'owner'>> {
  owner: number;
  picture_file: string | null;
}

export interface DicServiceRow extends Omit<Schemas['CatalogueService'], 'icon_url'> {
  icon_file: string | null;
}

export interface MessageTemplateRow extends Row {
  name: string;
  /** Object or JSON text, because real backends deliver both. */
  body: Record<string, unknown> | string | null;
  template_file: string | null;
}

export interface FolderRow extends RequiredFields<Omit<Schemas['MediaFolder'], 'parent'>> {
  user: number;
  parent: number | null;
}

export interface FileRow extends OwnedRow {
  folder: number;
  file_name: string;
  stored_as: string;
  size: number;
  content_type: string;
  created_at: string;
}

export interface NotificationRow extends RequiredFields<Omit<Schemas['Notification'], 'other_data'>> {
  user: number;
  other_data: {
    ip?: string;
    device_info?: Record<string, string>;
    subject?: Subject;
  } | null;
}

export interface DigestNoteRow extends Omit<NotificationRow, 'is_read' | 'other_data'> {
  preference: NotificationKey;
}

export interface MailRow extends Row {
  to: string;
  subject: string;
  text: string;
  html: string;
  code: string | null;
  link: string | null;
  sent_at: string;
}

export interface DownloadRow extends OwnedRow {
  key: string;
  stored_as: string;
  file_name: string;
  content_type: string;
  expires_at: string;
  is_opened?: boolean;
}

/** Keyed by the user's id, like service access and notification control. */
interface CredentialsRow extends Row {
  password_hash: string;
  totp_secret: string | null;
  /** Pending secret, which replaces `totp_secret` once a code of it is accepted. */
  totp_next_secret: string | null;
  totp_next_expires_at: string | null;
  /** Method that takes effect once the pending secret is confirmed. */
  totp_next_type: Schemas['MfaType'] | null;
  /** True if requested soon after a sign-in or a code; a sign-in accepts no other pending secret. */
  totp_next_is_trusted: boolean;
  /** Last 30-second step with an accepted code, so that a code counts once. */
  totp_last_step: number;
}

export interface CodeRow extends OwnedRow {
  /** Hash of the otp_access, the totp_access or the token of a mailed link. */
  access_hash: string;
  purpose:
    | 'sign_in_email'
    | 'sign_in_totp'
    | 'password_reset'
    | 'reset_link'
    | 'password_link'
    | 'registration'
    | 'registration_notice'
    | 'social';
  code_hash: string | null;
  tries_left: number;
  expires_at: string;
}

export interface RememberedRow extends OwnedRow {
  token_hash: string;
  session_id: number;
  expires_at: string;
}

/** Resources whose rows differ from the records of the contract. */
const customTables = {
  users: 'users',
  'dic-services': 'dic_services',
  'custom-message-template': 'message_templates',
  'media-library-folder': 'folders',
  notification: 'notifications',
} as const;

type SnakeCase<N extends string> = N extends `${infer Start}-${infer Rest}`
  ? `${Start}_${SnakeCase<Rest>}`
  : N;

type Resources = typeof resources;

/** The record that a call returns for a new row; unknown fields if rows are only read. */
type CreatedRecord<Path> = Path extends {
  post: { responses: { 201: { content: { 'application/json': infer Record extends Row } } } };
}
  ? Record
  : Row & { [field: string]: unknown };

/** Tables of the other resources, with the records of the contract as rows. */
type RecordTables = {
  [N in Exclude<keyof Resources, keyof typeof customTables> as SnakeCase<N>]: CreatedRecord<
    paths[Resources[N]['list']]
  >;
};

/** Dates are ISO 8601 text in UTC. Only vault/ reads the last three tables, which hold secrets. */
interface RowTables {
  users: UserRow;
  service_access: ServiceAccessRow;
  notification_control: NotificationControlRow;
  sessions: SessionRow;
  request_logs: RequestLogRow;
  projects: ProjectRow;
  dic_services: DicServiceRow;
  message_templates: MessageTemplateRow;
  folders: FolderRow;
  files: FileRow;
  notifications: NotificationRow;
  digest_notes: DigestNoteRow;
  mails: MailRow;
  downloads: DownloadRow;
  credentials: CredentialsRow;
  codes: CodeRow;
  remembered: RememberedRow;
}

export type Tables = RowTables & RecordTables;

export type TableName = keyof Tables;

export type Key = string | number;

type Indexes<R> = Record<string, (row: R) => Key>;

const userIndex = { user: (row: { user: number }) => row.user };

// Keep the order, because it is the column order of existing databases.
const tableIndexes = {
  users: { email: (row) => row.email.toLowerCase() },
  service_access: {},
  notification_control: {},
  sessions: {
    key_hash: (row) => row.key_hash,
    notification_key_hash: (row) => row.notification_key_hash,
    ...userIndex,
  },
  request_logs: { user: (row) => row.user ?? 0 },
  projects: {},
  dic_services: {},
  message_templates: {},
  folders: { ...userIndex, parent: (row) => row.parent ?? 0 },
  files: {
    ...userIndex,
    folder: (row) => row.folder,
    stored_as: (row) => row.stored_as,
    name: (row) => `${row.folder}/${nameKey(row.file_name)}`,
  },
  notifications: userIndex,
  digest_notes: userIndex,
  mails: {},
  downloads: { key: (row) => row.key, ...userIndex },
  credentials: {},
  codes: { access_hash: (row) => row.access_hash, ...userIndex },
  remembered: { token_hash: (row) => row.token_hash, ...userIndex },
} satisfies { [N in keyof RowTables]: Indexes<Tables[N]> };

export type IndexName<N extends TableName> = N extends keyof typeof tableIndexes
  ? keyof (typeof tableIndexes)[N] & string
  : never;

/** Returns true if the rows differ from the records of the contract. */
export const hasCustomRows = (resource: string): resource is keyof typeof customTables =>
  Object.hasOwn(customTables, resource);

export const getTableName = (resource: string): TableName =>
  hasCustomRows(resource) ? customTables[resource] : (resource.replaceAll('-', '_') as TableName);

export const tableNames = [
  ...(Object.keys(tableIndexes) as TableName[]),
  ...Object.keys(resources).flatMap((name) => (hasCustomRows(name) ? [] : getTableName(name))),
];

export const getIndexes = (name: TableName): Indexes<Row> =>
  ((tableIndexes as Partial<Record<TableName, unknown>>)[name] as Indexes<Row>) ?? {};
