import { fieldSentences, sentenceOf } from '../../api/errors';
import { HttpError } from '../../api/HttpError';

export const isSessionOver = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.status === 401 ||
    ['error', 'detail'].some((field) => /^Session expired\b/.test(sentenceOf(error.rawBody, field) ?? '')));

/** The link itself was refused, not the new password, so a retry is useless. */
export const isLinkRefused = (error: unknown): boolean =>
  error instanceof HttpError &&
  [400, 401, 403, 404].includes(error.status) &&
  Object.keys(fieldSentences(error, ['new_password', 'confirm_new_password'])).length === 0;
