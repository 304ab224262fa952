import type { ServerContext } from '../context';
import { plainMail } from '../mail/mails';
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

const notifyOfChange = (
  { db, vault, notify, sendMail }: ServerContext,
  userId: number,
  title: string,
): void => {
  vault.remembered.forgetAll(userId);
  const user = db.get('users', userId);
  if (!user) return;
  const now = `After your password you are now asked by: ${names[factorOf({ vault }, user)]}.`;
  const advice = 'If this was not you, change your password at once and write to your administrator.';
  sendMail(plainMail(user, title, [`${title}.`, now, advice]));
  notify(userId, { preference: null, title, message: `${now} ${advice}` });
};

/** A method with an authenticator takes effect once a code of it is accepted. */
export const chooseFactor = (context: ServerContext, user: UserRow, method: Method): void => {
  const { authenticator } = context.vault;
  const before = factorOf(context, user);
  const isPending = method !== 'email' && !authenticator.isSetUp(user.id);
  authenticator.setPendingMethod(user.id, isPending ? method : null);
  if (isPending) return;
  context.db.update('users', user.id, { mfa_type: method });
  if (method !== before) notifyOfChange(context, user.id, 'Your verification method was changed');
};

export const proveAuthenticator = (
  context: ServerContext,
  userId: number,
  code: string,
): 'proven' | 'wrong' | 'expired' => {
  const proof = context.vault.authenticator.prove(userId, code);
  if (typeof proof === 'string') return proof;
  if (proof.method) context.db.update('users', userId, { mfa_type: proof.method });
  notifyOfChange(context, userId, 'An authenticator was connected to your account');
  return 'proven';
};
