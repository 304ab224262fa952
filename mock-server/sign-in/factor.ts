import type { Request } from 'express';
import type { ServerContext } from '../context';
import type { Events } from '../events';
import { describeVisitor } from '../guards/visitor';
import type { UserRow } from '../storage/tables';

type Method = UserRow['mfa_type'];

/** Returns `email` until the chosen authenticator is set up. */
export const getFactor = ({ vault }: Pick<ServerContext, 'vault'>, { id, mfa_type }: UserRow): Method =>
  vault.authenticator.isSetUp(id) ? mfa_type : 'email';

const applyFactorChange = (
  context: ServerContext,
  req: Request,
  userId: number,
  act: Events['factorChanged']['act'],
): void => {
  const { db, emit, vault } = context;
  vault.rememberedBrowsers.forgetAll(userId);
  // A pending sign-in would continue with the previous factor.
  for (const purpose of ['sign_in_email', 'sign_in_totp'] as const) vault.codes.revoke(userId, purpose);
  const user = db.get('users', userId);
  if (!user) return;
  const [method, isByAdministrator] = [getFactor(context, user), act === 'reset'];
  emit('factorChanged', { user, visitor: describeVisitor(req), act, method, isByAdministrator });
};

/** Defers an authenticator method until one of its codes is accepted. */
export const chooseFactor = (context: ServerContext, req: Request, user: UserRow, method: Method): void => {
  const { authenticator } = context.vault;
  const before = getFactor(context, user);
  const isPending = method !== 'email' && !authenticator.isSetUp(user.id);
  authenticator.setPendingMethod(user.id, isPending ? method : null);
  if (isPending) return;
  context.db.update('users', user.id, { mfa_type: method });
  if (method !== before) applyFactorChange(context, req, user.id, 'chosen');
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
  applyFactorChange(context, req, userId, 'connected');
  return 'proven';
};

/** Removes a lost authenticator on behalf of an administrator. */
export const resetFactor = (context: ServerContext, req: Request, userId: number): void => {
  const hadAuthenticator = context.vault.authenticator.isSetUp(userId);
  context.vault.authenticator.remove(userId);
  context.db.update('users', userId, { mfa_type: 'email' });
  if (hadAuthenticator) applyFactorChange(context, req, userId, 'reset');
};
