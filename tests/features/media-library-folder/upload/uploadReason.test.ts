import { expect, it } from 'vitest';
import { HttpError } from '../../../../src/api/HttpError';
import { uploadReason } from '../../../../src/features/media-library-folder/upload/uploadReason';

const full = 'Your media library is full: it holds 5.4 GB, of which 0 B are free.';

it.each([
  ['the server’s sentence about the file', 400, { file: [full] }, full],
  [
    'a text of its own for a file that is too large',
    413,
    { file: ['File too large'] },
    'mediaLibraryFolder.tray.tooLarge',
  ],
  ['null when the server says nothing about the file', 400, { folder: ['Unknown.'] }, null],
  ['null when the server failed', 500, { file: ['Traceback'] }, null],
])('the reason of a failed upload is %s', (_what, status, body, reason) => {
  expect(uploadReason(new HttpError(status, body))).toBe(reason);
});

it('the reason of a failed upload is null for any other failure', () => {
  expect(uploadReason(new TypeError('Failed to fetch'))).toBeNull();
});
