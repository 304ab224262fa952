import type { ServerContext } from '../context';
import type { ServerSettings } from '../settings';
import type { Database } from '../storage/Database';

/** Nothing leaves this machine: mails wait in the outbox, and their codes stand on the terminal. */
export const createMailbox =
  (db: Database, { now, print }: ServerSettings): ServerContext['sendMail'] =>
  (mail) => {
    db.insert('mails', { ...mail, sent_at: new Date(now()).toISOString() });
    if (mail.code) print(`Mail to ${mail.to}: ${mail.subject}, code ${mail.code}`);
  };
