import { fieldMessage } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { isFields } from '../../model/fields';
import type { ProofField } from '../../model/profile/profile';

const fieldsByErrorCode = new Map<string | null, readonly ProofField[]>([
  ['fresh_code_required', ['code']],
  ['old_password_required', ['old_password', 'code']],
]);

/** Returns null for other errors. */
export const getRequiredProof = (error: unknown): readonly ProofField[] | null =>
  error instanceof HttpError && error.status === 403
    ? (fieldsByErrorCode.get(fieldMessage(error.body, 'code')) ?? null)
    : null;

/** Checks for lists, because a text under `code` is an error code, not a field message. */
export const isProofWrong = (error: unknown): boolean =>
  error instanceof HttpError &&
  isFields(error.body) &&
  (Array.isArray(error.body['old_password']) || Array.isArray(error.body['code']));
