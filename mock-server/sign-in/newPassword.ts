import type { Request } from 'express';
import { maxPassword, minPassword } from '../../src/model/users/accountRules';
import type { ServerContext } from '../context';
import type { Events } from '../events';
import { invalidField } from '../guards/ApiError';
import { describeVisitor } from '../guards/visitor';
import { message } from '../messages/message';
import type { UserRow } from '../storage/tables';

const changeFields = { password: 'new_password', confirmation: 'confirm_new_password' };

export const accountFields = { password: 'password', confirmation: 'confirm_password' };

export const checkNewPassword = (
  password: string,
  confirmation: string,
  fields = changeFields,
  minLength = minPassword,
): void => {
  if (password.length < minLength)
    throw invalidField(
      fields.password,
      message('Password must be at least {limit} characters long.', { limit: minLength }),
    );
  if (password.length > maxPassword)
    throw invalidField(
      fields.password,
      message('Ensure this field has no more than {limit} characters.', { limit: maxPassword }),
    );
  if (password !== confirmation) throw invalidField(fields.confirmation, 'Passwords do not match.');
};

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
