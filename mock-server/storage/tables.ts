import { resources } from '../../src/contract/generated/resources';
import type { components, paths } from '../../src/contract/generated/schema';
import type { ServiceKey } from '../../src/model/dic-services/services';
import { nameKey } from '../../src/model/media-library-folder/media';
import type { NotificationKey, NotificationModes } from '../../src/model/notification/notificationModes';
import type { Subject } from '../../src/model/notification/notification';

type Schemas = components['schemas'];

/** This server always fills fields that the contract makes optional or nullable. */
type Filled<T> = { [K in keyof T]-?: NonNullable<T[K]> };

export interface Row {
  id: number;
}

interface OwnedRow extends Row {
  user: number;
}

type ShownUser = Omit<Schemas['User'], 'user_id' | 'picture' | 'picture_url' | 'notification_key'>;

export interface UserRow extends ShownUser {
  picture_file: string | null;
  /** Seeded accounts that get their tokens at sign-in (decisions §2). */
  skips_second_factor: boolean;
}

/** A service that left the catalogue keeps its flag, should it come back. */
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
  /** The last call, to the second; written only where sessions end by idleness. */
  called_at?: string;
  /** Digest of the `sid` of the session's tokens, so that the table and the signing key do not make a token. */
  key_hash: string;
  /** The `jti` of the only valid refresh token. */
  refresh_id: string;
  /** Former refresh token and its end, with ROTATE_REFRESH. */
  replaced_refresh_id?: string;
  replaced_at?: string;
  notification_key_hash: string;
  /** Signed in as a remembered browser, without a code. */
  is_remembered: boolean;
  /** Time of the last code of the factor in use. */
  proven_at: string | null;
}

export type RequestLogRow = Schemas['RequestLogEntry'];

export interface ProjectRow extends Filled<Omit<Schemas['Project'], 'picture' | 'owner'>> {
  owner: number;
  picture_file: string | null;
}

export interface DicServiceRow extends Omit<Schemas['CatalogueService'], 'icon_url'> {
  icon_file: string | null;
}

export interface MessageTemplateRow extends Row {
  name: string;
  /** An object of fields or its JSON text, as real backends deliver both. */
  body: Record<string, unknown> | string | null;
  template_file: string | null;
}

export interface FolderRow extends Filled<Omit<Schemas['MediaFolder'], 'parent'>> {
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

export interface NotificationRow extends Filled<Omit<Schemas['Notification'], 'other_data'>> {
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
  /** Pending: it replaces `totp_secret` once a code of it is accepted. */
  totp_next_secret: string | null;
  totp_next_expires_at: string | null;
  /** The method that takes effect when the pending secret is confirmed. */
  totp_next_type: Schemas['MfaType'] | null;
  /** Requested soon after a sign-in or a code; a sign-in takes no other pending secret. */
  totp_next_is_trusted: boolean;
  /** The last 30-second step whose code was accepted, so that a code counts once. */
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
    | 'registration_notice';
  code_hash: string | null;
  tries_left: number;
  expires_at: string;
}

export interface RememberedRow extends OwnedRow {
  name_hash: string;
  token_hash: string;
  session_id: number;
  expires_at: string;
}

interface KnownNetworkRow extends OwnedRow {
  network: string;
}

interface FailedAttemptsRow extends Row {
  key: string;
  failures: number;
  last_at: string;
  expires_at: string;
}

/** The resources whose rows differ from their records. */
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

/** Tables of the other resources: named like them, with records as rows. */
type RecordTables = {
  [
    N in Exclude<keyof Resources, keyof typeof customTables> as SnakeCase<N>
  ]: paths[Resources[N]['list']]['post']['responses'][201]['content']['application/json'];
};

/** Dates are ISO 8601 text in UTC. Only sign-in/ and guards/ read the last five tables, which hold secrets. */
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
  failed_attempts: FailedAttemptsRow;
  known_networks: KnownNetworkRow;
}

export type Tables = RowTables & RecordTables;

export type TableName = keyof Tables;

export type Key = string | number;

type Indexes<R> = Record<string, (row: R) => Key>;

const byUser = { user: (row: { user: number }) => row.user };

// The indexes of each table; existing databases have their columns in this order.
const tableIndexes = {
  users: { email: (row) => row.email.toLowerCase() },
  service_access: {},
  notification_control: {},
  sessions: {
    key_hash: (row) => row.key_hash,
    notification_key_hash: (row) => row.notification_key_hash,
    ...byUser,
  },
  request_logs: { user: (row) => row.user ?? 0 },
  projects: {},
  dic_services: {},
  message_templates: {},
  folders: { ...byUser, parent: (row) => row.parent ?? 0 },
  files: {
    ...byUser,
    folder: (row) => row.folder,
    stored_as: (row) => row.stored_as,
    name: (row) => `${row.folder}/${nameKey(row.file_name)}`,
  },
  notifications: byUser,
  digest_notes: byUser,
  mails: {},
  downloads: { key: (row) => row.key, ...byUser },
  credentials: {},
  codes: { access_hash: (row) => row.access_hash, ...byUser },
  remembered: { name_hash: (row) => row.name_hash, ...byUser },
  failed_attempts: { key: (row) => row.key },
  known_networks: byUser,
} satisfies { [N in keyof RowTables]: Indexes<Tables[N]> };

export type IndexName<N extends TableName> = N extends keyof typeof tableIndexes
  ? keyof (typeof tableIndexes)[N] & string
  : never;

/** Tells resources whose rows differ from the records of the contract. */
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
