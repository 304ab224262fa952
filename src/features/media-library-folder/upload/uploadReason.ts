import { toErrorMessage, fieldMessage } from '../../../api/errors';
import { HttpError } from '../../../api/HttpError';

/** Message key, or the reason given by the server; null without one. */
export const getUploadReason = (error: unknown): string | null => {
  if (!(error instanceof HttpError)) return null;
  if (error.status === 413) return 'mediaLibraryFolder.tray.tooLarge';
  return error.status === 400 ? fieldMessage(error.body, 'file') : null;
};

/** The upload list has no toast, so it also shows general reasons such as a lost connection. */
export const getFailureReason = (error: unknown): string | null => {
  const text = toErrorMessage('mediaLibraryFolder.uploadFailed', error).reason?.messageArgs['text'];
  return getUploadReason(error) ?? (typeof text === 'string' ? text : null);
};

export const isNameTaken = (error: unknown): boolean =>
  error instanceof HttpError &&
  (fieldMessage(error.body, 'non_field_errors')?.includes('already exists') ?? false);
