import { escapeHtml } from '../../src/model/text';
import type { ServerContext } from '../context';
import type { ServerSettings } from '../settings';
import { linkTtlS } from '../sign-in/codes';
import type { Database } from '../storage/Database';
import type { MailRow, UserRow } from '../storage/tables';
import { isoTime } from '../time';
import { createSmtp } from './smtp';

export type Mail = Omit<MailRow, 'id' | 'sent_at'>;

type Receiver = Pick<UserRow, 'email' | 'first_name'>;

const greeting = ({ email, first_name }: Receiver): string => `Hello ${first_name || email},`;

export const plainMail = (user: Receiver, subject: string, paragraphs: readonly string[]): Mail => {
  const lines = [greeting(user), ...paragraphs];
  const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  return { to: user.email, subject, text: lines.join('\n\n'), html, code: null, link: null };
};

interface Letter {
  subject: string;
  purpose: string;
  code?: string;
  link?: string;
}

export const codeMail = (user: Receiver, { subject, purpose, code, link }: Letter): Mail => {
  const mail = plainMail(user, subject, [
    purpose,
    ...(code ? [`Your code: ${code}`] : []),
    ...(link ? [`${code ? 'Or open' : 'Open'} this link, which works once: ${link}`] : []),
    'If this was not you, you can ignore this email.',
  ]);
  const url = escapeHtml(link ?? '');
  const html = link ? mail.html.replace(url, `<a href="${url}">${url}</a>`) : mail.html;
  return { ...mail, html, code: code ?? null, link: link ?? null };
};

/** Mails are stored in the outbox, and sent where an SMTP server is set; codes are also printed to the terminal. */
export const createMailbox = (db: Database, settings: ServerSettings): ServerContext['sendMail'] => {
  const { now, print, smtpUrl } = settings;
  const send = smtpUrl === null ? null : createSmtp(smtpUrl, settings);
  return (mail) => {
    db.insert('mails', { ...mail, sent_at: isoTime(now()) });
    send?.(mail);
    if (mail.code) print(`Mail to ${mail.to}: ${mail.subject}, code ${mail.code}`);
  };
};

const without = (mail: MailRow, secret: string): MailRow => {
  const masked = (text: string) => text.replaceAll(secret, '••••••').replaceAll(escapeHtml(secret), '••••••');
  return { ...mail, text: masked(mail.text), html: masked(mail.html) };
};

export const maskMail = ({ now, settings }: ServerContext, mail: MailRow): MailRow => {
  const age = (now() - Date.parse(mail.sent_at)) / 1000;
  const { code, link } = mail;
  const coded = code !== null && age > settings.otpTtlS ? { ...without(mail, code), code: null } : mail;
  return link !== null && age > linkTtlS ? { ...without(coded, link), link: null } : coded;
};

export const mailsTo = (context: ServerContext, to: string): MailRow[] => {
  const recipient = to.trim().toLowerCase();
  const mails = context.db
    .all('mails')
    .filter((mail) => recipient === '' || mail.to.toLowerCase() === recipient);
  return mails.toReversed().map((mail) => maskMail(context, mail));
};
