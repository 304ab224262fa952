import { expect, type APIRequestContext } from '@playwright/test';
import { onKeptConnection } from './onKeptConnection';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  code: string | null;
  link: string | null;
}

const mailsTo = async (request: APIRequestContext, email: string): Promise<Mail[]> => {
  const answer = await request.get('/dev/outbox', { params: { to: email }, ...onKeptConnection });
  return (await answer.json()) as Mail[];
};

/** How many mails that address has received. */
export const countMails = async (request: APIRequestContext, email: string): Promise<number> =>
  (await mailsTo(request, email)).length;

/** The newest mail, once one has arrived after `known` others. */
export const nextMail = async (request: APIRequestContext, email: string, known: number): Promise<Mail> => {
  let mails: Mail[] = [];
  await expect
    .poll(async () => (mails = await mailsTo(request, email)).length, { message: `a mail to ${email}` })
    .toBeGreaterThan(known);
  const [mail] = mails;
  if (!mail) throw new Error(`No mail to ${email}.`);
  return mail;
};

/** The code of that mail. */
export const nextCode = async (request: APIRequestContext, email: string, known: number): Promise<string> =>
  (await nextMail(request, email, known)).code ?? '';
