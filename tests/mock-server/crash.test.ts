import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { crashRounds, type Round } from '../crash/crashRounds';

it('a server killed during concurrent calls keeps everything that it acknowledged', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pulsehub-crash-'));
  const rounds: Round[] = [];
  await crashRounds(dataDir, 1, (round) => void rounds.push(round));
  await rm(dataDir, { recursive: true, force: true });
  expect(rounds.flatMap(({ lost }) => lost)).toEqual([]);
  expect(rounds[0]?.acknowledged).toBeGreaterThan(40);
}, 120_000);
