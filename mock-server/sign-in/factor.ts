import type { Request } from 'express';
import type { ServerContext } from '../context';
import { mailAccountChange, type Change } from '../mail/changeNotice';
import type { UserRow } from '../storage/tables';

type Method = UserRow['mfa_type'];

/** Falls back to e-mail until the chosen authenticator is set up. */
export const factorOf = ({ vault }: Pick<ServerContext, 'vault'>, { id, mfa_type }: UserRow): Method =>
  vault.authenticator.isSetUp(id) ? mfa_type : 'email';

const names: Record<Method, string> = {
  email: 'Email',
  authenticator: 'Authenticator',
  email_and_authenticator: 'Email + Authenticator',
};

const factorChanged = (context: ServerContext, req: Request, userId: number, change: Change): void => {
  const { db, vault, notify } = context;
  vault.remembered.forgetAll(userId);
  // A sign-in that has begun would go on with the former factor.
  for (const purpose of ['sign_in_email', 'sign_in_totp'] as const) vault.codes.revoke(userId, purpose);
  const user = db.get('users', userId);
  if (!user) return;
  const fact = `After your password you are now asked by: ${names[factorOf(context, user)]}.`;
  mailAccountChange(context, req, user, { ...change, facts: [fact] });
  const other_data = { subject: { kind: 'security' } } as const;
  notify(userId, { preference: null, title: change.title, message: fact, other_data });
};

/** A method with an authenticator takes effect once a code of it is accepted. */
export const chooseFactor = (context: ServerContext, req: Request, user: UserRow, method: Method): void => {
  const { authenticator } = context.vault;
  const before = factorOf(context, user);
  const isPending = method !== 'email' && !authenticator.isSetUp(user.id);
  authenticator.setPendingMethod(user.id, isPending ? method : null);
  if (isPending) return;
  context.db.update('users', user.id, { mfa_type: method });
  if (method !== before)
    factorChanged(context, req, user.id, { title: 'Your verification method was changed' });
};

export const proveAuthenticator = (
  context: ServerContext,
  req: Request,
  userId: number,
  code: string,
): 'proven' | 'wrong' | 'expired' => {
  const proof = context.vault.authenticator.prove(userId, code);
  if (typeof proof === 'string') return proof;
  if (proof.method) context.db.update('users', userId, { mfa_type: proof.method });
  factorChanged(context, req, userId, { title: 'An authenticator was connected to your account' });
  return 'proven';
};

/** Removes a lost authenticator. */
export const resetFactor = (context: ServerContext, req: Request, userId: number): void => {
  const hadAuthenticator = context.vault.authenticator.isSetUp(userId);
  context.vault.authenticator.remove(userId);
  context.db.update('users', userId, { mfa_type: 'email' });
  if (!hadAuthenticator) return;
  factorChanged(context, req, userId, {
    title: 'Your verification method was reset',
    isByAdministrator: true,
  });
};
