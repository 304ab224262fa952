import { escapeHtml } from '../../mail/escapeHtml';
import type { Mail } from '../../mail/codeMail';
import type { DigestNoteRow, UserRow } from '../../storage/tables';

const when = (dateTime: string) => `${dateTime.slice(0, 10)} ${dateTime.slice(11, 16)} UTC`;

export const digestMail = (
  { email, first_name }: Pick<UserRow, 'email' | 'first_name'>,
  notes: readonly DigestNoteRow[],
): Mail => {
  const greeting = `Hello ${first_name || email},`;
  const line = `${notes.length === 1 ? 'one notification was' : `${notes.length} notifications were`} collected for you.`;
  const heads = notes.map(({ title, service, created_at }) => `${title} (${service}, ${when(created_at)})`);
  const items = notes.map(({ message }, index) => ({ head: heads[index] ?? '', message }));
  return {
    to: email,
    subject: `Your PulseHub notifications (${notes.length})`,
    text: [greeting, line, ...items.map(({ head, message }) => `${head}\n${message}`)].join('\n\n'),
    html: [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${line}</p>`,
      ...items.map(
        ({ head, message }) => `<p><strong>${escapeHtml(head)}</strong><br>${escapeHtml(message)}</p>`,
      ),
    ].join('\n'),
    code: null,
    link: null,
  };
};
