import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { parseTemplateFields } from '../../../src/model/custom-message-template/messageTemplate';
import { textValues } from '../../../src/model/custom-message-template/templatePreview';
import { toChannels } from '../../../src/model/notification/notificationModes';
import type { ServerContext } from '../../context';
import type { Body } from '../../guards/respond';
import { invalidField } from '../../guards/ApiError';
import { currentUserOf } from '../../guards/session';
import { reportUndelivered } from '../../mail/mails';
import { getNotificationMode } from '../../notification/notifications';
import { setPasswordLink } from '../../password-recovery/setPasswordLink';
import type { UserRow } from '../../storage/tables';
import { textOfHtml, writeLetter, type Frame, type Letter } from './letter';
import { message } from '../../messages/message';

type EmailBody = Body<'sendEmail'>;

const checkTexts = ({ subject, message: text }: EmailBody): void => {
  if (subject.trim() === '') throw invalidField('subject', 'Subject is required');
  if (subject.trim().length < 3) throw invalidField('subject', 'Subject must be at least 3 characters');
  if (text.trim() === '') throw invalidField('message', 'Message content is required');
  if (text.trim().length < 10) throw invalidField('message', 'Message must be at least 10 characters');
};

const recipientsOf = ({ db }: ServerContext, userIds: string): UserRow[] => {
  const ids = [...new Set(userIds.split(',').map(Number))];
  return ids.map((id) => {
    const user = db.get('users', id);
    if (!user) throw invalidField('user_ids', message('Invalid pk "{id}" - object does not exist.', { id }));
    return user;
  });
};

const frameOf = async ({ db, uploads }: ServerContext, template: string): Promise<Frame | null> => {
  if (!/^\d+$/.test(template)) return null;
  const row = db.get('message_templates', Number(template));
  if (!row) throw invalidField('template', message('"{value}" is not a valid choice.', { value: template }));
  if (row.template_file === null) return null;
  const html = (await uploads.read(row.template_file)).toString('utf8');
  return { html, fields: textValues(parseTemplateFields(row.body) ?? {}) };
};

const notifyUser = ({ db, notify }: ServerContext, user: UserRow, title: string, text: string) => {
  const mode = getNotificationMode(db, user.id, 'message_created_notifications');
  if (toChannels(mode).app) notify(user.id, { preference: null, title, message: text });
};

const sendTo = (
  context: ServerContext,
  user: UserRow,
  template: string,
  letter: Letter,
  onSettled: ReturnType<typeof reportUndelivered>,
): void => {
  const link = template === 'set_password_link' ? setPasswordLink(context, user.id) : null;
  const mail = writeLetter(user, letter, link);
  context.sendMail(mail, onSettled);
  const text = template === 'notification' && letter.format === 'plain' ? mail.text : textOfHtml(mail.html);
  const shown = link === null ? text : 'We sent you an email with a link to set your password.';
  notifyUser(context, user, mail.subject, shown);
};

export const sendEmail = async (context: ServerContext, req: Request, res: Response) => {
  const body = req.body as EmailBody;
  checkTexts(body);
  const recipients = recipientsOf(context, body.user_ids);
  const { subject, message: text, message_type: format, template } = body;
  const { companyName: company } = context.settings;
  const frame = await frameOf(context, template);
  const letter: Letter = { subject, message: text, format, company, frame };
  const onSettled = reportUndelivered(context, currentUserOf(res).id, recipients.length);
  for (const user of recipients) {
    // A large template takes some 60 ms for each letter.
    await yieldToEventLoop();
    sendTo(context, user, template, letter, onSettled);
  }
  return {
    success: true,
    message: message('Emails sent successfully to {count} user(s)!', { count: recipients.length }),
  };
};
