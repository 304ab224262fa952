import type { Request } from 'express';
import type { ServerContext } from '../context';
import { mailAccountChange, type AccountChange } from '../mail/changeNotice';
import type { UserRow } from '../storage/tables';

/** Replaces the password, voids all codes and links of the account and mails the owner. */
export const replacePassword = (
  context: ServerContext,
  req: Request,
  user: UserRow,
  hash: string,
  change: Omit<AccountChange, 'title'> = {},
): void => {
  context.vault.passwords.store(user.id, hash);
  context.vault.codes.revoke(user.id);
  mailAccountChange(context, req, user, { title: 'Your password was changed', ...change });
};
