import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { withRetries } from './withRetries';

/** Registers an account that signs in by mailed codes. Returns the part of its address before the @. */
export const registerUser = async (request: APIRequestContext, name: string): Promise<string> => {
  const account = `${name}.${randomUUID()}`;
  const password = { password: seededPassword, confirm_password: seededPassword };
  const response = await request.post('/api/user/register/', {
    ...withRetries,
    data: { email: accountEmail(account), last_name: 'Nadia Laurent', ...password },
  });
  if (!response.ok()) throw new Error(`${account} was not registered: ${await response.text()}`);
  return account;
};
