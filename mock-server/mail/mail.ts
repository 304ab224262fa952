import { escapeHtml } from '../../src/model/text';
import type { ServerContext } from '../context';
import type { ServerSettings } from '../settings';
import { linkTtlS } from '../vault/codes';
import type { Database } from '../storage/Database';
import type { MailRow, UserRow } from '../storage/tables';
import { day, isoTime } from '../time';

export type Mail = Omit<MailRow, 'id' | 'sent_at'>;

type Recipient = Pick<UserRow, 'email' | 'first_name'>;

const formatGreeting = ({ email, first_name }: Recipient): string => `Hello ${first_name || email},`;

export const createMail = (user: Recipient, subject: string, paragraphs: readonly string[]): Mail => {
  const lines = [formatGreeting(user), ...paragraphs];
  const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  return { to: user.email, subject, text: lines.join('\n\n'), html, code: null, link: null };
};

interface CodeMailOptions {
  subject: string;
  purpose: string;
  code?: string;
  link?: string;
}

export const createCodeMail = (user: Recipient, { subject, purpose, code, link }: CodeMailOptions): Mail => {
  const mail = createMail(user, subject, [
    purpose,
    ...(code ? [`Your code: ${code}`] : []),
    ...(link ? [`${code ? 'Or open' : 'Open'} this link, which works once: ${link}`] : []),
    'If this was not you, you can ignore this email.',
  ]);
  const url = escapeHtml(link ?? '');
  const html = link ? mail.html.replace(url, `<a href="${url}">${url}</a>`) : mail.html;
  return { ...mail, html, code: code ?? null, link: link ?? null };
};

export type SendMail = (mail: Mail) => void;

/** Stores mails in the outbox, and prints their codes. */
export const createSendMail =
  (db: Database, { now, print }: ServerSettings): SendMail =>
  (mail) => {
    db.insert('mails', { ...mail, sent_at: isoTime(now()) });
    if (mail.code) print(`Mail to ${mail.to}: ${mail.subject}, code ${mail.code}`);
  };

const maskSecret = (mail: MailRow, secret: string): MailRow => {
  const mask = (text: string) => text.replaceAll(secret, '••••••').replaceAll(escapeHtml(secret), '••••••');
  return { ...mail, text: mask(mail.text), html: mask(mail.html) };
};

type MailContext = Pick<ServerContext, 'db' | 'now' | 'settings'>;

const maskMail = ({ now, settings }: MailContext, mail: MailRow): MailRow => {
  const ageS = (now() - Date.parse(mail.sent_at)) / 1000;
  const { code, link } = mail;
  const withMaskedCode =
    code !== null && ageS > settings.otpTtlS ? { ...maskSecret(mail, code), code: null } : mail;
  return link !== null && ageS > linkTtlS
    ? { ...maskSecret(withMaskedCode, link), link: null }
    : withMaskedCode;
};

export const mailRetention = { count: 1_000, days: 30 } as const;

export const pruneMails = (context: MailContext): void => {
  const { db, now } = context;
  const cutoff = isoTime(now() - mailRetention.days * day);
  for (const [index, mail] of db.all('mails').toReversed().entries()) {
    const masked = maskMail(context, mail);
    if (index >= mailRetention.count || mail.sent_at < cutoff) db.remove('mails', mail.id);
    else if (masked !== mail) db.update('mails', mail.id, masked);
  }
};

export const findMails = (context: ServerContext, to: string): MailRow[] => {
  const recipient = to.trim().toLowerCase();
  const mails = context.db
    .all('mails')
    .filter((mail) => recipient === '' || mail.to.toLowerCase() === recipient);
  return mails.toReversed().map((mail) => maskMail(context, mail));
};
