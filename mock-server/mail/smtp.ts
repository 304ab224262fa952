import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { createQueue } from '../queue';
import type { ServerSettings } from '../settings';
import type { MailRow } from '../storage/tables';
import { minute } from '../time';

type Mail = Pick<MailRow, 'to' | 'subject' | 'text' | 'html'>;

const maxConnections = 3;
const maxWaitingBytes = 100_000_000;
const second = 1000;
const timeouts = {
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: minute,
};

interface SmtpError {
  message: string;
  code?: string;
  /** Absent if the connection failed. */
  responseCode?: number;
}

type DeliveryResult = 'sent' | 'failed' | 'refused' | 'unreachable';

/**
 * Sends mails through the server at `SMTP_URL`. Retries temporary failures at growing intervals until `giveUpMs`.
 */
export const createSmtp = (
  url: string,
  { mailFrom, now, print }: Pick<ServerSettings, 'mailFrom' | 'now' | 'print'>,
  { firstPauseMs = 5 * second, giveUpMs = 15 * minute } = {},
) => {
  // Keeps the content of a mail from making nodemailer read a file or a URL.
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

  const attempt = async (mail: Mail, deadline: number, pause: number): Promise<DeliveryResult> => {
    const { to, subject, text, html } = mail;
    try {
      if (now() > deadline) throw new Error('The mail server did not accept the mail in time.');
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
      return 'sent';
    } catch (error) {
      const { message, code, responseCode = 400 } = error as SmtpError;
      // After shutdown there is nobody to notify, and the mail stays in the outbox.
      if (isClosed) return 'sent';
      const isFinal = responseCode >= 500 || now() + pause > deadline;
      print(`Mail to ${to} could not be sent by SMTP_URL${isFinal ? '' : ' yet'}: ${message}`);
      if (isFinal) return 'failed';
      if (code === 'EENVELOPE') return 'refused';
      // Occupies its slot of the queue, because the waiting mails would fail the same way.
      await sleep(pause);
      return 'unreachable';
    }
  };

  const deliver = async (mail: Mail): Promise<boolean> => {
    const deadline = now() + giveUpMs;
    for (let pause = firstPauseMs; ; pause *= 4) {
      const result = await queue.run(() => attempt(mail, deadline, pause));
      if (result === 'sent' || result === 'failed') return result === 'sent';
      if (result === 'refused') await sleep(pause);
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
