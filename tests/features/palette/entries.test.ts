import SearchIcon from '@mui/icons-material/SearchOutlined';
import { describe, expect, it } from 'vitest';
import {
  findEntries,
  matchRank,
  listRecentFirst,
  addRecent,
  type PaletteEntry,
} from '../../../src/features/palette/entries';

const buildEntry = (id: string, group: PaletteEntry['group'], label = id): PaletteEntry => ({
  id,
  group,
  label,
  Icon: SearchIcon,
});

it.each([
  ['', 'Anything', 0],
  ['bus', 'Business Intelligence', 0],
  ['intel', 'Business Intelligence', 1],
  ['bi', 'Business Intelligence', 2],
  ['sine', 'Business Intelligence', 3],
  ['hub bus', 'BusinessHub, a hub', 1],
  ['hub x', 'BusinessHub', null],
  ['elodie', 'Élodie Marchand', 0],
  ['em', 'Élodie Marchand', 2],
  ['bh', 'BusinessHub', 2],
  ['hub', 'BusinessHub', 1],
  ['businesshub', 'BusinessHub', 0],
  ['xx', 'Reports 2026', null],
])('ranks "%s" in "%s" as %s', (query, text, rank) => {
  expect(matchRank(query, text)).toBe(rank);
});

describe('findEntries', () => {
  it('ranks labels above details, and details above server matches', () => {
    const entries = [
      { ...buildEntry('1', 'users', 'Ana Kovac'), isFound: true },
      { ...buildEntry('2', 'folders', 'Drawings'), detail: 'Pulse' },
      { ...buildEntry('3', 'notifications', 'No pulse'), detail: 'Pulse' },
      { ...buildEntry('4', 'projects', 'Harbour'), detail: 'ana@pulse.test', keywords: 'ana' },
    ];
    const found = findEntries(entries, 'pul').flatMap((group) => group.entries.map(({ id }) => id));
    expect(found).toEqual(['3', '2', '1']);
  });

  it('ranks names above titles', () => {
    const entries = [
      buildEntry('1', 'notifications', 'Harbour files are ready'),
      buildEntry('2', 'projects', 'Old harbour'),
    ];
    expect(findEntries(entries, 'harb').map(({ group }) => group)).toEqual(['projects', 'notifications']);
  });

  it('sorts groups and entries by rank', () => {
    const entries = [
      buildEntry('1', 'screens', 'My Reports'),
      buildEntry('2', 'folders', 'Old reports'),
      buildEntry('3', 'folders', 'Reports 2026'),
    ];
    expect(
      findEntries(entries, 'rep').map(({ group, entries: all }) => [group, all.map(({ id }) => id)]),
    ).toEqual([
      ['folders', ['3', '2']],
      ['screens', ['1']],
    ]);
  });
});

it('lists recent entries first and once, without deleted ones', () => {
  const listed = listRecentFirst([buildEntry('a', 'screens'), buildEntry('b', 'folders')], ['b', 'gone']);
  expect(listed.map(({ id, group }) => [id, group])).toEqual([
    ['b', 'recent'],
    ['a', 'screens'],
  ]);
});

it('remembers the last six distinct entries', () => {
  expect(addRecent(['a', 'b'], 'b')).toEqual(['b', 'a']);
  expect(addRecent(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
});
