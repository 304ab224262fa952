import type { Page } from '@playwright/test';
import { onKeptConnection } from './onKeptConnection';

export interface SignedUpUser {
  id: number;
  email: string;
}

/** A fresh account, made by whoever is signed in on the page; `name` is the part before the @ and has to be new. */
export const aUserRecord = async (
  page: Page,
  name: string,
  fields: Record<string, string> = {},
): Promise<SignedUpUser> => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const email = `${name}@pulsehub.test`;
  const answer = await page.request.post('/api/user/manage/', {
    ...onKeptConnection,
    headers: { authorization: `Bearer ${token}` },
    multipart: { email, first_name: 'Nadia', last_name: 'Laurent', is_active: 'true', ...fields },
  });
  if (!answer.ok()) throw new Error(`${email} was not created: ${await answer.text()}`);
  const { User_Details: details } = (await answer.json()) as { User_Details: { user_id: number } };
  return { id: details.user_id, email };
};
