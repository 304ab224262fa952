import { errorMessageOf, sentenceOf } from '../../../api/errors';
import { HttpError } from '../../../api/HttpError';

/** Why the server did not keep a file: a message key, or its own sentence on the file. Null where it does not say. */
export const uploadReason = (error: unknown): string | null => {
  if (!(error instanceof HttpError)) return null;
  if (error.status === 413) return 'mediaLibraryFolder.tray.tooLarge';
  return error.status === 400 ? sentenceOf(error.body, 'file') : null;
};

/** The same for the list of uploads, which has no room for another message. */
export const failureReason = (error: unknown): string | null => {
  const text = errorMessageOf('uploadFile', error).reason?.messageArgs['text'];
  return uploadReason(error) ?? (typeof text === 'string' ? text : null);
};
