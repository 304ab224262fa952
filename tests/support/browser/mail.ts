import { expect, type APIRequestContext } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  code: string | null;
  link: string | null;
}

const mailsTo = async (request: APIRequestContext, email: string): Promise<Mail[]> => {
  const answer = await request.get('/dev/outbox', { params: { to: email } });
  return (await answer.json()) as Mail[];
};

/** How many mails that address has received. */
export const countMails = async (request: APIRequestContext, email: string): Promise<number> =>
  (await mailsTo(request, email)).length;

/** The code of the first mail to arrive after `known` others. */
export const nextCode = async (request: APIRequestContext, email: string, known: number): Promise<string> => {
  let mails: Mail[] = [];
  await expect
    .poll(async () => (mails = await mailsTo(request, email)).length, { message: `a mail to ${email}` })
    .toBeGreaterThan(known);
  return mails[0]?.code ?? '';
};
