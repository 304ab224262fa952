import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { parseTemplateFields } from '../../../src/model/custom-message-template/messageTemplate';
import { textValues } from '../../../src/model/custom-message-template/templatePreview';
import type { ServerContext } from '../../context';
import type { Body } from '../../guards/respond';
import { invalidField } from '../../guards/ApiError';
import { recheckAccess } from '../../guards/session';
import { createPasswordLink } from '../../password-recovery/passwordLink';
import type { UserRow } from '../../storage/tables';
import { htmlToText, composeEmail, type EmailTemplate, type EmailContent } from './composeEmail';
import { message } from '../../messages/message';

type EmailBody = Body<'sendEmail'>;

const checkTexts = ({ subject, message: text }: EmailBody): void => {
  if (subject.trim() === '') throw invalidField('subject', 'Subject is required');
  if (subject.trim().length < 3) throw invalidField('subject', 'Subject must be at least 3 characters');
  if (text.trim() === '') throw invalidField('message', 'Message content is required');
  if (text.trim().length < 10) throw invalidField('message', 'Message must be at least 10 characters');
};

const findRecipients = ({ db }: ServerContext, userIds: string): UserRow[] => {
  const ids = [...new Set(userIds.split(',').map(Number))];
  return ids.map((id) => {
    const user = db.get('users', id);
    if (!user) throw invalidField('user_ids', message('Invalid pk "{id}" - object does not exist.', { id }));
    return user;
  });
};

const loadTemplate = async (
  { db, uploads }: ServerContext,
  template: string,
): Promise<EmailTemplate | null> => {
  if (!/^\d+$/.test(template)) return null;
  const row = db.get('message_templates', Number(template));
  if (!row) throw invalidField('template', message('"{value}" is not a valid choice.', { value: template }));
  if (row.template_file === null) return null;
  const html = (await uploads.read(row.template_file)).toString('utf8');
  return { html, fields: textValues(parseTemplateFields(row.body) ?? {}) };
};

const sendToUser = (context: ServerContext, user: UserRow, template: string, content: EmailContent): void => {
  const link = template === 'set_password_link' ? createPasswordLink(context, user.id) : null;
  const mail = composeEmail(user, content, link);
  const text = template === 'notification' && content.format === 'plain' ? mail.text : htmlToText(mail.html);
  const notificationText = link === null ? text : 'We sent you an email with a link to set your password.';
  context.emit('emailComposed', { user, mail, text: notificationText });
};

export const sendEmail = async (context: ServerContext, req: Request, res: Response) => {
  const body = req.body as EmailBody;
  checkTexts(body);
  const recipients = findRecipients(context, body.user_ids);
  const { subject, message: text, message_type: format, template } = body;
  const { companyName: company } = context.settings;
  const emailTemplate = await loadTemplate(context, template);
  const content: EmailContent = { subject, message: text, format, company, template: emailTemplate };
  for (const user of recipients) {
    // A large template takes about 60 ms per mail.
    await yieldToEventLoop();
    recheckAccess(context, req, res);
    sendToUser(context, user, template, content);
  }
  return {
    success: true,
    message: message('Emails sent successfully to {count} user(s)!', { count: recipients.length }),
  };
};
