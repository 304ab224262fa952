import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { onKeptConnection } from './onKeptConnection';

/** A fresh account that signs in by mailed codes. Returns its name, the part of its address before the @. */
export const aRegisteredUser = async (request: APIRequestContext, name: string): Promise<string> => {
  const account = `${name}.${randomUUID()}`;
  const password = { password: seededPassword, confirm_password: seededPassword };
  const answer = await request.post('/api/user/register/', {
    ...onKeptConnection,
    data: { email: accountEmail(account), last_name: 'Nadia Laurent', ...password },
  });
  if (!answer.ok()) throw new Error(`${account} was not registered: ${await answer.text()}`);
  return account;
};
