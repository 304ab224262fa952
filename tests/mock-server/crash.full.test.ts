import { expect, it } from 'vitest';
import { crashRounds, type Round } from '../crash/crashRounds';
import { folderForTest } from '../support/temporaryFolder';

it('a server killed during concurrent calls keeps everything that it acknowledged', async () => {
  const rounds: Round[] = [];
  await crashRounds(folderForTest(), 1, (round) => void rounds.push(round));
  expect(rounds.flatMap(({ lost }) => lost)).toEqual([]);
  expect(rounds[0]?.acknowledged).toBeGreaterThan(40);
}, 120_000);
