import { createTransport } from 'nodemailer';
import type { ServerSettings } from '../settings';
import type { MailRow } from '../storage/tables';

type Mail = Pick<MailRow, 'to' | 'subject' | 'text' | 'html'>;

/**
 * Sends mails by the server at `SMTP_URL` as well. A mail that cannot be sent is in the outbox all the same, so the
 * failure is only printed.
 */
export const createSmtp = (url: string, { mailFrom, print }: ServerSettings): ((mail: Mail) => void) => {
  // A mail is text from the database; it may not name a file or an address to read.
  const safe = { disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport({ url, ...safe }, { from: mailFrom });
  return ({ to, subject, text, html }) => {
    const receiver = { name: '', address: to };
    transport.sendMail({ to: receiver, subject, text, html }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      print(`Mail to ${to} was not sent by SMTP_URL: ${reason}`);
    });
  };
};
