import type { TableName } from './tables';

/** Every table, so that a file of the data folder can be told from a foreign one. */
const known: Record<TableName, true> = {
  users: true,
  service_access: true,
  notification_control: true,
  sessions: true,
  request_logs: true,
  projects: true,
  dic_services: true,
  google_play: true,
  message_templates: true,
  folders: true,
  files: true,
  notifications: true,
  digest_notes: true,
  mails: true,
  downloads: true,
  credentials: true,
  codes: true,
  remembered: true,
  failed_attempts: true,
};

export const isTableName = (name: string): name is TableName => Object.hasOwn(known, name);

export const tableNames = Object.keys(known).filter(isTableName);
