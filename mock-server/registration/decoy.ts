import type { Request } from 'express';
import type { ServerContext } from '../context';
import { createMail } from '../mail/mail';
import { getDecoyId } from '../sign-in/codes';
import { wasSentRecently } from '../sign-in/resend';
import type { UserRow } from '../storage/tables';

const unknownUserId = 0;

/** Greets by email address, because a stranger may have chosen the name of the account. */
export const sendAlreadyRegisteredMail = (context: ServerContext, { id, email }: UserRow): void => {
  const wasMailed = wasSentRecently(context, id, 'registration_notice');
  // Performs the same writes in both cases, so that timing does not reveal what is stored.
  context.vault.codes.issueAccess(wasMailed ? unknownUserId : id, 'registration_notice');
  if (wasMailed) return;
  const paragraphs = [
    `Someone tried to create an account at ${context.origin()} with this email address, which already has one.`,
    'If this was you, sign in with it, or choose "Forgot your password?" on the sign-in page to set a new password.',
    'If this was not you, you can ignore this email.',
  ];
  context.sendMail(createMail({ email, first_name: '' }, 'You already have a PulseHub account', paragraphs));
};

const findRegistration = ({ vault }: ServerContext, userId: number) =>
  [userId, getDecoyId(userId)].flatMap((id) => vault.codes.findNewest(id, 'registration') ?? [])[0];

/** Keeps the first password until the registration expires, as for a free address. */
export const recordDecoy = (context: ServerContext, owner: UserRow, hash: string): void => {
  if (!findRegistration(context, owner.id))
    context.vault.codes.storePassword(getDecoyId(owner.id), 'registration', hash);
};

/** Hashes for every recent registration, so that timing does not reveal which addresses had an account. */
export const isDecoyPassword = async (
  context: ServerContext,
  userId: number,
  password: string,
  req: Request,
): Promise<boolean> => {
  const registration = findRegistration(context, userId);
  return (
    registration !== undefined && context.vault.passwords.checkHash(registration.code_hash, password, req)
  );
};

/** Imitates the new account of a free address. */
export const createDecoyUser = (owner: UserRow): UserRow => ({
  ...owner,
  id: getDecoyId(owner.id),
  last_login: null,
  is_verified: false,
});
