import type { Request } from 'express';
import type { ServerContext } from '../context';
import type { MfaType } from '../../src/model/users/user';
import type { Events } from '../events';
import { describeVisitor } from '../guards/visitor';
import type { UserRow } from '../storage/tables';

/** Returns `email` until the chosen authenticator is set up. */
export const getFactor = ({ vault }: Pick<ServerContext, 'vault'>, { id, mfa_type }: UserRow): MfaType =>
  vault.authenticator.isSetUp(id) ? mfa_type : 'email';

const applyFactorChange = (
  context: ServerContext,
  req: Request,
  user: UserRow,
  act: Events['factorChanged']['act'],
): void => {
  const { emit, vault } = context;
  vault.rememberedBrowsers.forgetAll(user.id);
  // A pending sign-in would continue with the previous factor.
  for (const purpose of ['sign_in_email', 'sign_in_totp'] as const) vault.codes.revoke(user.id, purpose);
  const [method, isByAdministrator] = [getFactor(context, user), act === 'reset'];
  emit('factorChanged', { user, visitor: describeVisitor(req), act, method, isByAdministrator });
};

/** Defers an authenticator method until one of its codes is accepted. */
export const chooseFactor = (context: ServerContext, req: Request, user: UserRow, method: MfaType): void => {
  const { authenticator } = context.vault;
  const before = getFactor(context, user);
  const isPending = method !== 'email' && !authenticator.isSetUp(user.id);
  authenticator.setPendingMethod(user.id, isPending ? method : null);
  if (isPending) return;
  context.db.update('users', user.id, { mfa_type: method });
  if (method !== before) applyFactorChange(context, req, { ...user, mfa_type: method }, 'chosen');
};

export const proveAuthenticator = (
  context: ServerContext,
  req: Request,
  user: UserRow,
  code: string,
): 'proven' | 'wrong' | 'expired' => {
  const proof = context.vault.authenticator.prove(user.id, code);
  if (typeof proof === 'string') return proof;
  const mfa_type = proof.method ?? user.mfa_type;
  context.db.update('users', user.id, { mfa_type });
  applyFactorChange(context, req, { ...user, mfa_type }, 'connected');
  return 'proven';
};

/** Removes a lost authenticator on behalf of an administrator. */
export const resetFactor = (context: ServerContext, req: Request, user: UserRow): void => {
  const hadAuthenticator = context.vault.authenticator.isSetUp(user.id);
  context.vault.authenticator.remove(user.id);
  context.db.update('users', user.id, { mfa_type: 'email' });
  if (hadAuthenticator) applyFactorChange(context, req, { ...user, mfa_type: 'email' }, 'reset');
};
