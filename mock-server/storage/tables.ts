import type { NotificationKey, NotificationModes } from '../../src/model/notificationModes';
import type { ServiceFlags } from '../../src/model/services';

/**
 * Every table of the development database. Column names are the API's own, so that a row can be
 * answered as it is; what must never leave the server stands in the tables under "vault".
 * Dates are ISO 8601 text in UTC; `null` where there is none.
 */
export interface Tables {
  users: UserRow;
  /** One row a user, same id as the user. */
  service_access: ServiceAccessRow;
  /** One row a user, same id as the user. */
  notification_control: NotificationControlRow;
  sessions: SessionRow;
  request_logs: RequestLogRow;
  projects: ProjectRow;
  dic_services: DicServiceRow;
  google_play: GooglePlayRow;
  message_templates: MessageTemplateRow;
  folders: FolderRow;
  files: FileRow;
  notifications: NotificationRow;
  /** What waits for its receiver's daily or weekly mail. */
  digest_notes: DigestNoteRow;
  mails: MailRow;
  /** Addresses handed out for one download, such as a user's exported data. */
  downloads: DownloadRow;

  // The vault: read and written by mock-server/vault.ts and its parts in security/ alone.
  credentials: CredentialsRow;
  codes: CodeRow;
  remembered: RememberedRow;
  failed_attempts: FailedAttemptsRow;
}

export type TableName = keyof Tables;

export interface UserRow {
  id: number;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  title: string;
  /** Stored name below DATA_DIR/uploads, answered as `picture` and `picture_url`. */
  picture_file: string | null;
  is_active: boolean;
  is_staff: boolean;
  is_superuser: boolean;
  is_supervisor: boolean;
  is_verified: boolean;
  verified_until: string | null;
  is_demo: boolean;
  mfa_type: 'email' | 'authenticator' | 'email_and_authenticator';
  /** Seeded accounts whose sign-in answers the tokens at once (contract §2). */
  skips_second_factor: boolean;
  date_joined: string;
  last_login: string | null;
  max_active_sessions: number;
}

export interface ServiceAccessRow extends ServiceFlags {
  id: number;
}

export interface NotificationControlRow extends NotificationModes {
  id: number;
}

export interface SessionRow {
  id: number;
  user: number;
  ip_address: string;
  device_info: { Device: string; 'Device Type': string; Browser: string };
  location: Record<string, string | number> | string;
  session_start: string;
  session_expire: string;
  /** Random name of the session inside its tokens (`sid`); a token whose session is gone is dead. */
  key: string;
  /** The only refresh token that still counts, by its `jti`. */
  refresh_id: string;
  /** Opens the live notifications of this session: /secure/notifications/{key}/. */
  notification_key: string;
}

export interface RequestLogRow {
  id: number;
  user: number | null;
  path: string;
  method: string;
  timestamp: string;
  ip_address: string;
  user_agent: string;
  status_code: number;
}

export interface ProjectRow {
  id: number;
  title: string;
  acronym: string;
  picture_file: string | null;
  start_date: string;
  duration: string;
  budget: string;
  consultant: string;
  contractor: string;
  construction_date: string;
  construction_characteristics: string;
  description: string;
  time_zone: string;
  cordinate_system: string;
  date_formate: string;
  owner: number;
}

export interface DicServiceRow {
  id: number;
  name: string;
  code_name: string;
  description: string;
  link: string;
  icon: string;
  icon_file: string | null;
  dev_backend_url: string;
  demo_backend_url: string;
  prod_backend_url: string;
  dev_frontend_url: string;
  demo_frontend_url: string;
  prod_frontend_url: string;
  /** JSON text of a list of addresses, as the API carries it. */
  other_backend_urls: string;
  other_frontend_urls: string;
}

export interface GooglePlayRow {
  id: number;
  url: string;
  version: string;
  must_update: boolean;
}

export interface MessageTemplateRow {
  id: number;
  name: string;
  /** An object of fields, or the same as JSON text: real backends deliver both. */
  body: Record<string, unknown> | string | null;
  template_file: string | null;
}

export interface FolderRow {
  id: number;
  user: number;
  name: string;
  parent: number | null;
  description: string;
  created_at: string;
}

export interface FileRow {
  id: number;
  user: number;
  folder: number;
  file_name: string;
  /** Stored name below DATA_DIR/uploads; never derived from what a person typed. */
  stored_as: string;
  size: number;
  content_type: string;
  created_at: string;
}

export interface NotificationRow {
  id: number;
  user: number;
  title: string;
  message: string;
  service: string;
  is_read: boolean;
  created_at: string;
  other_data: { ip?: string; device_info?: Record<string, string> } | null;
}

export interface DigestNoteRow {
  id: number;
  user: number;
  preference: NotificationKey;
  title: string;
  message: string;
  service: string;
  created_at: string;
}

export interface MailRow {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  code: string | null;
  link: string | null;
  sent_at: string;
}

export interface DownloadRow {
  /** Whether somebody has fetched it. */
  is_opened?: boolean;
  id: number;
  /** Whose data it is. */
  user: number;
  /** The unguessable part of the address. */
  key: string;
  stored_as: string;
  file_name: string;
  content_type: string;
  expires_at: string;
}

export interface CredentialsRow {
  /** The user's id. */
  id: number;
  password_hash: string;
  totp_secret: string | null;
  /** Shown as a QR code, not used yet: the first code made with it puts it in the other's place. */
  totp_next_secret: string | null;
  /** Until when that first code is taken. */
  totp_next_expires_at: string | null;
  /** The method that was chosen and holds as soon as a secret is proven. */
  totp_next_type: UserRow['mfa_type'] | null;
  /** The last 30-second step whose code was accepted: a code counts once. */
  totp_last_step: number;
}

export interface CodeRow {
  id: number;
  /** What the holder must show beside the code: otp_access, totp_access, or the token of a mailed link. */
  access_hash: string;
  user: number;
  purpose:
    'sign_in_email' | 'sign_in_totp' | 'password_reset' | 'reset_link' | 'password_link' | 'password_change';
  code_hash: string | null;
  tries_left: number;
  expires_at: string;
}

export interface RememberedRow {
  id: number;
  user: number;
  /** What stays of the browser's tokens, and what is replaced at each use. */
  name_hash: string;
  token_hash: string;
  session_key: string;
  expires_at: string;
}

export interface FailedAttemptsRow {
  id: number;
  /** A digest of the account or the address that the attempts were made at or from. */
  key: string;
  /** In a row, without a success between them. */
  failures: number;
  last_at: string;
  /** When they are forgotten, whatever came after the first of them. */
  expires_at: string;
}
