import type { ServerContext } from '../context';
import { badRequest, forbidden, invalidField } from '../guards/ApiError';
import type { UserRow } from '../storage/tables';
import { toMessage, type MessageLike } from '../messages/message';

/** Uses 400, because the portal treats a 403 of these calls as an expired session (spec 2 §8). */
const policyError = (text: MessageLike, field?: string) =>
  field ? invalidField(field, text) : badRequest({ detail: toMessage(text) });

const flags = ['is_active', 'is_staff', 'is_superuser'] as const;

type Flag = (typeof flags)[number];

/**
 * Staff must not change superusers, or they could become one. Only active superusers can demote other superusers,
 * and nobody can demote themselves, so one always remains. Check in the same tick as the write.
 */
export const accountPolicy = {
  checkChange: (
    context: ServerContext,
    callerId: number,
    target: UserRow | null,
    change: Partial<UserRow>,
  ) => {
    const caller = context.db.get('users', callerId);
    const isSuperuser = Boolean(caller?.is_active && caller.is_superuser);
    if (!isSuperuser && target?.is_superuser && target.id !== callerId)
      throw policyError('Only superusers can change the account of a superuser.');
    if (!isSuperuser && change.is_superuser && !target?.is_superuser)
      throw policyError('Only superusers can make someone a superuser.', 'is_superuser');
    if (!target) return;
    if (!isSuperuser && change.is_staff === false && target.is_staff && target.id !== callerId)
      throw forbidden('Only superusers can remove the staff role from someone.');
    const isActivation = change.is_active !== undefined && change.is_active !== target.is_active;
    if (!isSuperuser && isActivation && target.is_staff && target.id !== callerId)
      throw policyError('Only superusers can activate or deactivate a staff account.');
    const loses = (flag: Flag) => change[flag] === false && target[flag];
    const gains = (flag: Flag) => change[flag] === true && !target[flag];
    if (target.id === callerId && flags.some(gains)) throw policyError('You cannot promote yourself.');
    if (target.id === callerId && flags.some(loses))
      throw policyError('You cannot deactivate or demote yourself.');
  },
  /** Keeps staff from signing in as one another. */
  checkSignInChange: (context: ServerContext, callerId: number, target: UserRow) => {
    if (target.is_staff && target.id !== callerId && !context.db.get('users', callerId)?.is_superuser)
      throw forbidden('Only superusers can change the email or password of a staff account.');
  },
  checkFactorReset: (context: ServerContext, callerId: number) => {
    if (!context.db.get('users', callerId)?.is_superuser)
      throw forbidden('Only superusers can reset the verification method of someone else.');
  },
  checkDeletion: (context: ServerContext, callerId: number, target: UserRow) => {
    if (target.id === callerId) throw policyError('You cannot delete yourself.');
    const caller = context.db.get('users', callerId);
    if (!caller?.is_active || !caller.is_superuser)
      throw policyError('Only superusers can delete an account.');
  },
};
