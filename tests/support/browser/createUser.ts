import type { Page } from '@playwright/test';
import { withRetries } from './withRetries';

export interface CreatedUser {
  id: number;
  email: string;
}

/** Creates a user as the one signed in on the page. `name`, the part before the @, must be unique. */
export const createUser = async (
  page: Page,
  name: string,
  fields: Record<string, string> = {},
): Promise<CreatedUser> => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const email = `${name}@pulsehub.test`;
  const answer = await page.request.post('/api/user/manage/', {
    ...withRetries,
    headers: { authorization: `Bearer ${token}` },
    multipart: { email, first_name: 'Nadia', last_name: 'Laurent', is_active: 'true', ...fields },
  });
  if (!answer.ok()) throw new Error(`${email} was not created: ${await answer.text()}`);
  const { User_Details: details } = (await answer.json()) as { User_Details: { user_id: number } };
  return { id: details.user_id, email };
};
