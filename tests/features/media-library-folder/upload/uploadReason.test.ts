import { expect, it } from 'vitest';
import { HttpError } from '../../../../src/api/HttpError';
import { getUploadReason } from '../../../../src/features/media-library-folder/upload/uploadReason';

const fullMessage = 'Your media library is full: it holds 5.4 GB, of which 0 B are free.';

it.each([
  ['the server’s error of the file', 400, { file: [fullMessage] }, fullMessage],
  [
    'a specific message for a large file',
    413,
    { file: ['File too large'] },
    'mediaLibraryFolder.tray.tooLarge',
  ],
  ['null without an error of the file', 400, { folder: ['Unknown.'] }, null],
  ['null after a 5xx', 500, { file: ['Traceback'] }, null],
])('returns %s', (_what, status, body, reason) => {
  expect(getUploadReason(new HttpError(status, body))).toBe(reason);
});

it('returns null for other errors', () => {
  expect(getUploadReason(new TypeError('Failed to fetch'))).toBeNull();
});
