import { sentenceOf } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { isFields } from '../../model/fields';
import type { ProofField } from '../../model/profile/profile';

const proofs = new Map<string | null, readonly ProofField[]>([
  ['fresh_code_required', ['code']],
  ['old_password_required', ['old_password', 'code']],
]);

/** Null where the server refused for another reason. */
export const proofAskedBy = (error: unknown): readonly ProofField[] | null =>
  error instanceof HttpError && error.status === 403
    ? (proofs.get(sentenceOf(error.body, 'code')) ?? null)
    : null;

/** A text under `code` names the kind of a failure, a list has the messages of the field. */
export const isProofWrong = (error: unknown): boolean =>
  error instanceof HttpError &&
  isFields(error.body) &&
  (Array.isArray(error.body['old_password']) || Array.isArray(error.body['code']));
