import { escapeHtml } from '../../src/model/text';
import type { ServerContext } from '../context';
import type { ServerSettings } from '../settings';
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

export const mailRetention = { count: 1_000, days: 30 } as const;

export const pruneMails = ({ db, now }: ServerContext): void => {
  const cutoff = isoTime(now() - mailRetention.days * day);
  for (const [index, { id, sent_at }] of db.all('mails').toReversed().entries())
    if (index >= mailRetention.count || sent_at < cutoff) db.remove('mails', id);
};

/** Newest first; all if `to` is empty. */
export const findMails = ({ db }: ServerContext, to: string): MailRow[] => {
  const recipient = to.trim().toLowerCase();
  const isRecipient = (mail: MailRow) => recipient === '' || mail.to.toLowerCase() === recipient;
  return db.all('mails').filter(isRecipient).toReversed();
};
