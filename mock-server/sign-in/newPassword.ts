import type { Request } from 'express';
import type { ServerContext } from '../context';
import type { Events } from '../events';
import { describeVisitor } from '../guards/visitor';
import type { UserRow } from '../storage/tables';

/** Replaces the password, voids all codes and links of the account and mails the owner. */
export const replacePassword = (
  context: ServerContext,
  req: Request,
  user: UserRow,
  hash: string,
  change: Omit<Events['passwordChanged'], 'user' | 'visitor'> = {},
): void => {
  context.vault.passwords.store(user.id, hash);
  context.vault.codes.revoke(user.id);
  context.emit('passwordChanged', { user, visitor: describeVisitor(req), ...change });
};
