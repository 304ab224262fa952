import type { TranslateFunction } from 'ra-core';
import { errorMessageOf, isGone, type Call } from '../../../api/errors';
import { HalfDone } from './sendChanges';

/** Why a call for a user failed, in one line. */
export const reasonOf = (t: TranslateFunction, call: Call, error: unknown): string => {
  if (error instanceof HalfDone) return t('users.bulk.halfDone');
  if (isGone(error)) return t('users.bulk.gone');
  const { message, messageArgs, reason } = errorMessageOf(call, error);
  const sentence = t(message, messageArgs);
  return reason ? `${sentence} ${t(reason.message, reason.messageArgs)}` : sentence;
};
