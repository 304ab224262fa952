import type { ServerContext } from '../context';

/** Creates a link that works once. Anyone can request a `reset_link`, so it does not void a `password_link`. */
export const createPasswordLink = (
  context: ServerContext,
  userId: number,
  purpose: 'password_link' | 'reset_link' = 'password_link',
): string => {
  const token = context.vault.codes.issueAccess(userId, purpose);
  const uidb64 = Buffer.from(String(userId)).toString('base64url');
  return `${context.origin()}/reset-password/${uidb64}/${token}`;
};
