import { expect, it } from 'vitest';
import { readSheet } from '../../../../mock-server/users/import/readSheet';

it('more sheets than can wait are refused with 429', async () => {
  const sheets = Array.from({ length: 23 }, () => readSheet(Buffer.from('email\n'), 'csv'));
  const results = await Promise.allSettled(sheets);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { status: 429 } }]);
});
