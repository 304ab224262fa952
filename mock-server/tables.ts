import { messageTemplates } from './custom-message-template/table';
import { dicServices, serviceAccess } from './dic-services/table';
import { googlePlay } from './google-play/table';
import { mails } from './mail/table';
import { files, folders } from './media-library-folder/table';
import { digestNotes, notificationControl, notifications } from './notification/table';
import { projects } from './projects/table';
import { sessions } from './sessions/table';
import { codes, credentials, failedAttempts, remembered } from './sign-in/table';
import type { Table } from './table';
import { downloads, requestLogs, users } from './users/table';

/** Dates are ISO 8601 text in UTC. The last four hold secrets: only sign-in/ and guards/ read them. */
export const tables = {
  users,
  service_access: serviceAccess,
  notification_control: notificationControl,
  sessions,
  request_logs: requestLogs,
  projects,
  dic_services: dicServices,
  google_play: googlePlay,
  message_templates: messageTemplates,
  folders,
  files,
  notifications,
  digest_notes: digestNotes,
  mails,
  downloads,
  credentials,
  codes,
  remembered,
  failed_attempts: failedAttempts,
};

type Definitions = typeof tables;

export type TableName = keyof Definitions;

export type Tables = { [N in TableName]: Definitions[N] extends Table<infer R> ? R : never };

export type IndexOf<N extends TableName> = Definitions[N]['indexes'][number];

export const tableNames = Object.keys(tables) as TableName[];
