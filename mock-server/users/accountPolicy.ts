import { badRequest, forbidden, invalidField } from '../guards/ApiError';
import type { UserRow } from '../storage/tables';
import { toMessage, type MessageLike } from '../messages/message';

/** Uses 400, because the portal treats a 403 of these calls as an expired session (spec 2 §8). */
const policyError = (text: MessageLike) => badRequest({ detail: toMessage(text) });

const flags = ['is_active', 'is_staff', 'is_superuser'] as const;

/**
 * Staff must not change superusers, or they could become one. Only active superusers can demote other superusers,
 * and nobody can demote themselves, so one always remains. Check in the same tick as the write and `recheckAccess`.
 */
export const checkChange = (caller: UserRow, target: UserRow | null, change: Partial<UserRow>): void => {
  const isSelf = target?.id === caller.id;
  if (!caller.is_superuser) {
    if (target?.is_superuser) throw policyError('Only superusers can change the account of a superuser.');
    if (change.is_superuser)
      throw invalidField('is_superuser', 'Only superusers can make someone a superuser.');
    if (target?.is_staff && !isSelf) {
      if (change.is_staff === false)
        throw forbidden('Only superusers can remove the staff role from someone.');
      if (change.is_active !== undefined && change.is_active !== target.is_active)
        throw policyError('Only superusers can activate or deactivate a staff account.');
    }
  }
  if (!isSelf) return;
  if (flags.some((flag) => change[flag] === true && !target[flag]))
    throw policyError('You cannot promote yourself.');
  if (flags.some((flag) => change[flag] === false && target[flag]))
    throw policyError('You cannot deactivate or demote yourself.');
};

/** Keeps staff from signing in as one another. */
export const checkSignInChange = (caller: UserRow, target: UserRow): void => {
  if (target.is_staff && target.id !== caller.id && !caller.is_superuser)
    throw forbidden('Only superusers can change the email or password of a staff account.');
};

export const checkFactorReset = (caller: UserRow, target: UserRow): void => {
  if (target.id !== caller.id && !caller.is_superuser)
    throw forbidden('Only superusers can reset the verification method of someone else.');
};
