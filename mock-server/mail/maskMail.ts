import type { MailRow } from '../storage/tables';
import { escapeHtml } from './escapeHtml';

export interface MailLives {
  otpTtlS: number;
  linkTtlS: number;
}

const without = (mail: MailRow, secret: string): MailRow => {
  const masked = (text: string) => text.replaceAll(secret, '••••••').replaceAll(escapeHtml(secret), '••••••');
  return { ...mail, text: masked(mail.text), html: masked(mail.html) };
};

export const maskMail = (mail: MailRow, now: number, { otpTtlS, linkTtlS }: MailLives): MailRow => {
  const age = (now - Date.parse(mail.sent_at)) / 1000;
  const { code, link } = mail;
  const coded = code !== null && age > otpTtlS ? { ...without(mail, code), code: null } : mail;
  return link !== null && age > linkTtlS ? { ...without(coded, link), link: null } : coded;
};
