import type { MailRow, UserRow } from '../storage/tables';
import { escapeHtml } from './escapeHtml';

export type Mail = Omit<MailRow, 'id' | 'sent_at'>;

interface Letter {
  subject: string;
  purpose: string;
  code?: string;
  link?: string;
}

export const codeMail = (user: UserRow, { subject, purpose, code, link }: Letter): Mail => {
  const lines = [
    `Hello ${user.first_name || user.email},`,
    purpose,
    ...(code ? [`Your code: ${code}`] : []),
    ...(link ? [`Or open this address, which works once: ${link}`] : []),
    'If this was not you, nothing needs to be done.',
  ];
  const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  return {
    to: user.email,
    subject,
    text: lines.join('\n\n'),
    html: link
      ? html.replace(escapeHtml(link), `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`)
      : html,
    code: code ?? null,
    link: link ?? null,
  };
};
