import type { NotificationKey } from '../src/model/notificationModes';
import type { ServerSettings } from './settings';
import type { Database } from './storage/Database';
import type { MailRow } from './mail/table';
import type { NotificationRow } from './notification/table';
import type { SessionRow } from './sessions/table';
import type { Uploads } from './files/uploads';
import type { Vault } from './sign-in/vault';

export interface Note {
  /** Whose mode decides how it reaches the person; null reaches the app always. */
  preference: NotificationKey | null;
  title: string;
  message: string;
  service: string;
  other_data?: NotificationRow['other_data'];
  /**
   * Set where it goes on from a note of before, by that one's id (null where it did not reach the app):
   * it takes its place, and no second mail is sent.
   */
  goesOnFrom?: number | null;
}

/**
 * Tells the receiver by app, mail or not at all, as their mode for `preference` says. Answers the id of
 * the notification, or null where there is none.
 */
export type Notify = (userId: number, note: Note) => number | null;

/** The open sockets of live notifications. */
export interface LiveChannel {
  /** One new or changed notification, for every socket of that user. */
  push(userId: number, notification: NotificationRow): void;
  /** The whole list, after something was taken from it, for every socket of that user; soon, and once for many. */
  pushList(userId: number): void;
  isListening(userId: number): boolean;
  /** Closes the sockets of a session that ends. */
  drop(session: SessionRow): void;
  close(): Promise<void>;
}

/** What every route works with; made once by createServer. */
export interface ServerContext {
  db: Database;
  vault: Vault;
  settings: ServerSettings;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Where people find the portal, without a slash at the end, e.g. `http://127.0.0.1:3000`. */
  origin: () => string;
  uploads: Uploads;
  /** Puts a mail into the outbox (`/dev/outbox`) and its code on the terminal. */
  sendMail: (mail: Omit<MailRow, 'id' | 'sent_at'>) => void;
  notify: Notify;
  live: LiveChannel;
}
