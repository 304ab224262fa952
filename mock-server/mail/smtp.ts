import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { createQueue } from '../queue';
import type { ServerSettings } from '../settings';
import type { MailRow } from '../storage/tables';
import { minute } from '../time';

type Mail = Pick<MailRow, 'to' | 'subject' | 'text' | 'html'>;

const maxConnections = 3;
const maxWaitingBytes = 100_000_000;
const seconds = 1000;
const timeouts = {
  connectionTimeout: 10 * seconds,
  greetingTimeout: 10 * seconds,
  socketTimeout: minute,
};

interface Failure {
  message: string;
  code?: string;
  /** Absent if the connection failed. */
  responseCode?: number;
}

type Outcome = 'sent' | 'lost' | 'refused' | 'unreachable';

/**
 * Sends mails by the server at `SMTP_URL`. Retries temporary failures with growing pauses until `giveUpMs`.
 */
export const createSmtp = (
  url: string,
  { mailFrom, now, print }: Pick<ServerSettings, 'mailFrom' | 'now' | 'print'>,
  { firstPauseMs = 5 * seconds, giveUpMs = 15 * minute } = {},
) => {
  // Keeps text of a mail from naming a file or an address to read.
  const security = {
    disableFileAccess: true,
    disableUrlAccess: true,
    requireTLS: new URL(url).password !== '',
  };
  const transport = createTransport(
    { url, pool: true, maxConnections, ...timeouts, ...security },
    { from: mailFrom },
  );
  const queue = createQueue(maxConnections, Infinity);
  let waitingBytes = 0;
  let isClosed = false;

  const sleep = (ms: number) => wait(ms, undefined, { ref: false });

  const attempt = async (mail: Mail, deadline: number, pause: number): Promise<Outcome> => {
    const { to, subject, text, html } = mail;
    try {
      if (now() > deadline) throw new Error('The mail server did not accept the mail in time.');
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
      return 'sent';
    } catch (thrown) {
      const { message, code, responseCode = 400 } = thrown as Failure;
      // After shutdown there is nobody to notify, and the mail stays in the outbox.
      if (isClosed) return 'sent';
      const isLost = responseCode >= 500 || now() + pause > deadline;
      print(`Mail to ${to} could not be sent by SMTP_URL${isLost ? '' : ' yet'}: ${message}`);
      if (isLost) return 'lost';
      if (code === 'EENVELOPE') return 'refused';
      // Blocks its slot of the queue, because the waiting mails would fail the same way.
      await sleep(pause);
      return 'unreachable';
    }
  };

  const deliver = async (mail: Mail): Promise<boolean> => {
    const deadline = now() + giveUpMs;
    for (let pause = firstPauseMs; ; pause *= 4) {
      const outcome = await queue.run(() => attempt(mail, deadline, pause));
      if (outcome === 'sent' || outcome === 'lost') return outcome === 'sent';
      if (outcome === 'refused') await sleep(pause);
    }
  };

  return {
    /** Resolves with false once the mail has finally failed. */
    send: async (mail: Mail): Promise<boolean> => {
      const bytes = mail.text.length + mail.html.length;
      if (waitingBytes + bytes > maxWaitingBytes) {
        print(`Mail to ${mail.to} could not be sent by SMTP_URL: too many mails are waiting.`);
        return false;
      }
      waitingBytes += bytes;
      try {
        return await deliver(mail);
      } finally {
        waitingBytes -= bytes;
      }
    },
    close: (): void => {
      isClosed = true;
      transport.close();
    },
  };
};
