import type { Page } from '@playwright/test';
import { seededPassword } from '../../../mock-server/dev/accounts';
import { changeAccount } from './changeUser';
import { authorized, getSession, signInByApi } from './sessionCache';

export interface CreatedUser {
  id: number;
  email: string;
}

/** Creates a user as the superuser, by a call. `name`, the part before the @, must be unique. */
export const createUser = async (
  { request }: Page,
  name: string,
  fields: Record<string, string> = {},
): Promise<CreatedUser> => {
  const email = `${name}@pulsehub.test`;
  const response = await request.post('/api/user/manage/', {
    ...authorized(await getSession(request, 'superuser')),
    multipart: { email, first_name: 'Nadia', last_name: 'Laurent', is_active: 'true', ...fields },
  });
  if (!response.ok()) throw new Error(`${email} was not created: ${await response.text()}`);
  const { User_Details: details } = (await response.json()) as { User_Details: { user_id: number } };
  return { id: details.user_id, email };
};

/** Creates a user with the seeded password and a session of another browser. */
export const createUserWithSession = async (page: Page, name: string): Promise<void> => {
  const passwords = { password: seededPassword, confirm_password: seededPassword };
  const { id } = await createUser(page, name, passwords);
  await changeAccount(page.request, id, { max_active_sessions: '3' });
  await signInByApi(page.request, name);
};

/** Creates users as the superuser, by the lines of a CSV file. */
export const createUsers = async ({ request }: Page, ...lines: readonly string[]): Promise<void> => {
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  const response = await request.post('/api/user/mass-account-creation', {
    ...authorized(await getSession(request, 'superuser')),
    multipart: { file, is_demo: 'false', send_email: 'false' },
  });
  if (!response.ok()) throw new Error(`The users were not created: ${await response.text()}`);
};
