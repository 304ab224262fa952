import type { Request } from 'express';
import type { ServerContext } from '../context';
import { maskMail } from './maskMail';
import { linkTtlS } from '../sign-in/codes';
import type { MailRow } from '../storage/tables';

export const mailsTo = ({ db, now, settings }: ServerContext, to: string): MailRow[] => {
  const wanted = to.trim().toLowerCase();
  const mails = db.all('mails').filter((mail) => wanted === '' || mail.to.toLowerCase() === wanted);
  const lives = { otpTtlS: settings.otpTtlS, linkTtlS };
  return mails.toReversed().map((mail) => maskMail(mail, now(), lives));
};

export const recipientOf = (req: Request): string => {
  const { to } = req.query;
  return typeof to === 'string' ? to : '';
};

export const outbox = (context: ServerContext, req: Request): Omit<MailRow, 'id'>[] =>
  mailsTo(context, recipientOf(req)).map(({ id: _id, ...mail }) => mail);
