import { bodies } from '../../contract/generated/fields';
import { findVariables } from '../custom-message-template/templatePreview';

export const builtInTemplates = ['set_password_link', 'welcome', 'notification', 'custom'] as const;

export const emailFormats = bodies.sendEmail.message_type.enum;

type EmailFormat = (typeof emailFormats)[number];

export interface EmailDraft {
  subject: string;
  template: string;
  message_type: EmailFormat;
  message: string;
}

export interface EmailRequest extends EmailDraft {
  user_ids: readonly number[];
}

export const emptyDraft: EmailDraft = {
  subject: '',
  template: 'set_password_link',
  message_type: 'plain',
  message: '',
};

/** Replaces empty text and the texts of templates by the chosen template's; typed text stays (spec 2 §5). */
export const prefillText = (current: string, templateTexts: readonly string[], chosen: string): string =>
  current.trim() === '' || templateTexts.includes(current) ? chosen : current;

const { minLength: minSubject } = bodies.sendEmail.subject;
const { minLength: minMessage, maxLength: maxMessage } = bodies.sendEmail.message;

export const emailProblems = ({ subject, message }: EmailDraft) => {
  const problems: Partial<Record<'subject' | 'message', string>> = {};
  const subjectLength = subject.trim().length;
  const messageLength = message.trim().length;
  if (subjectLength === 0) problems.subject = 'users.email.subjectRequired';
  else if (subjectLength < minSubject) problems.subject = 'users.email.subjectShort';
  if (messageLength === 0) problems.message = 'users.email.messageRequired';
  else if (messageLength < minMessage) problems.message = 'users.email.messageShort';
  else if (message.length > maxMessage) problems.message = 'users.email.messageLong';
  return problems;
};

export const counterColour = (length: number): 'text.secondary' | 'warning.main' | 'error.main' => {
  if (length > 800) return 'error.main';
  return length > 600 ? 'warning.main' : 'text.secondary';
};

export const emailVariables = ['first_name', 'last_name', 'email', 'company'] as const;

type EmailVariable = (typeof emailVariables)[number];

const isKnown = (name: string): name is EmailVariable => emailVariables.some((known) => known === name);

export const emptyVariables = (text: string, values: Record<EmailVariable, string>): EmailVariable[] => {
  const used = findVariables(text);
  return emailVariables.filter((name) => used.includes(name) && values[name].trim() === '');
};

export const unknownVariables = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim()))].filter(
    (name) => !isKnown(name),
  );
