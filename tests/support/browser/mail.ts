import { expect, type APIRequestContext } from '@playwright/test';
import { withRetries } from './withRetries';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  code: string | null;
  link: string | null;
}

const mailsTo = async (request: APIRequestContext, email: string): Promise<Mail[]> => {
  const answer = await request.get('/dev/outbox', { params: { to: email }, ...withRetries });
  return (await answer.json()) as Mail[];
};

export const countMails = async (request: APIRequestContext, email: string): Promise<number> =>
  (await mailsTo(request, email)).length;

/** Waits until there are more than `mailsBefore` mails, and returns the newest. */
export const nextMail = async (
  request: APIRequestContext,
  email: string,
  mailsBefore: number,
): Promise<Mail> => {
  let mails: Mail[] = [];
  await expect
    .poll(async () => (mails = await mailsTo(request, email)).length, { message: `a mail to ${email}` })
    .toBeGreaterThan(mailsBefore);
  const [mail] = mails;
  if (!mail) throw new Error(`No mail to ${email}.`);
  return mail;
};

/** Like nextMail, but returns the code in the mail. */
export const nextCode = async (
  request: APIRequestContext,
  email: string,
  mailsBefore: number,
): Promise<string> => (await nextMail(request, email, mailsBefore)).code ?? '';
