import { table } from '../table';

export interface MailRow {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  code: string | null;
  link: string | null;
  sent_at: string;
}

export const mails = table<MailRow>()('never');
