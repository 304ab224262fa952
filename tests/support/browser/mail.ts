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
  const response = await request.get('/dev/outbox', { params: { to: email }, ...withRetries });
  return (await response.json()) as Mail[];
};

export const countMails = async (request: APIRequestContext, email: string): Promise<number> =>
  (await mailsTo(request, email)).length;

/** Waits for a mail that is not among the first `mailsBefore`, and returns the newest. */
export const nextMail = async (
  request: APIRequestContext,
  email: string,
  mailsBefore: number,
  isWanted: (mail: Mail) => boolean = () => true,
): Promise<Mail> => {
  let mail: Mail | undefined;
  const findMail = async () => {
    const mails = await mailsTo(request, email);
    mail = mails.slice(0, mails.length - mailsBefore).find(isWanted);
    return mail;
  };
  await expect.poll(findMail, { message: `a mail to ${email}` }).toBeDefined();
  if (!mail) throw new Error(`No mail to ${email}.`);
  return mail;
};

/** The code of the next mail that has one; a notice of the sign-in before may come first. */
export const nextCode = async (
  request: APIRequestContext,
  email: string,
  mailsBefore: number,
): Promise<string> => (await nextMail(request, email, mailsBefore, ({ code }) => Boolean(code))).code ?? '';
