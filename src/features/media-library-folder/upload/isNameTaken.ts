import { sentenceOf } from '../../../api/errors';
import { HttpError } from '../../../api/HttpError';

export const isNameTaken = (error: unknown): boolean =>
  error instanceof HttpError &&
  (sentenceOf(error.body, 'non_field_errors')?.includes('already exists') ?? false);
