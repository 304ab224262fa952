import type { NotificationKey } from '../src/model/notification/notificationModes';
import type { Uploads } from './files/uploads';
import type { ServerSettings } from './settings';
import type { Vault } from './sign-in/vault';
import type { Database } from './storage/Database';
import type { MailRow, NotificationRow, SessionRow } from './storage/tables';

export interface NotificationInput {
  preference: NotificationKey | null;
  title: string;
  message: string;
  service?: string;
  other_data?: NotificationRow['other_data'];
  /** Id of the notification to update, without a second mail; null if the earlier one was not shown in the app. */
  replaces?: number | null;
}

export type Notify = (userId: number, note: NotificationInput) => number | null;

export interface Live {
  pushList: (userId: number) => void;
  isListening: (userId: number) => boolean;
  push: (userId: number, notification: NotificationRow) => void;
  disconnect: (session: SessionRow) => void;
  close: () => Promise<void>;
}

export interface ServerContext {
  db: Database;
  vault: Vault;
  settings: ServerSettings;
  /** Milliseconds since 1970. */
  now: () => number;
  /** URL of the portal without a trailing slash, e.g. `http://127.0.0.1:3000`. */
  origin: () => string;
  uploads: Uploads;
  sendMail: (mail: Omit<MailRow, 'id' | 'sent_at'>) => void;
  notify: Notify;
  live: Live;
}
