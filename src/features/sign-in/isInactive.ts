import { sentenceOf } from '../../api/errors';
import { HttpError } from '../../api/HttpError';

const sentence = /^This account is not active\b/;

/** Whether a sign-in was refused because the account is not active. */
export const isInactive = (error: unknown): boolean =>
  error instanceof HttpError &&
  (sentenceOf(error.body, 'code') === 'account_inactive' ||
    ['non_field_errors', 'detail'].some((field) => sentence.test(sentenceOf(error.body, field) ?? '')));
