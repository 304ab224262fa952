import SearchIcon from '@mui/icons-material/SearchOutlined';
import { describe, expect, it } from 'vitest';
import {
  findEntries,
  matchRank,
  listRecentFirst,
  addRecent,
  type PaletteEntry,
} from '../../../src/app/palette/entries';

const entry = (id: string, group: PaletteEntry['group'], label = id): PaletteEntry => ({
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
])('"%s" fits "%s": %s', (query, text, fit) => {
  expect(matchRank(query, text)).toBe(fit);
});

describe('what was found', () => {
  it('ranks a label above what stands beside it, and that above what only the server finds', () => {
    const entries = [
      { ...entry('1', 'users', 'Ana Kovac'), isFound: true },
      { ...entry('2', 'folders', 'Drawings'), detail: 'Pulse' },
      { ...entry('3', 'notifications', 'No pulse'), detail: 'Pulse' },
      { ...entry('4', 'projects', 'Harbour'), detail: 'ana@pulse.test', keywords: 'ana' },
    ];
    const found = findEntries(entries, 'pul').flatMap((group) => group.entries.map(({ id }) => id));
    expect(found).toEqual(['3', '2', '1']);
  });

  it('begins with the group of the best entry, and within it with the best', () => {
    const entries = [
      entry('1', 'screens', 'My Reports'),
      entry('2', 'folders', 'Old reports'),
      entry('3', 'folders', 'Reports 2026'),
    ];
    expect(
      findEntries(entries, 'rep').map(({ group, entries: all }) => [group, all.map(({ id }) => id)]),
    ).toEqual([
      ['folders', ['3', '2']],
      ['screens', ['1']],
    ]);
  });
});

it('lists what was chosen last first and once, and nothing that is gone', () => {
  const listed = listRecentFirst([entry('a', 'screens'), entry('b', 'folders')], ['b', 'gone']);
  expect(listed.map(({ id, group }) => [id, group])).toEqual([
    ['b', 'recent'],
    ['a', 'screens'],
  ]);
});

it('remembers the last six, each once', () => {
  expect(addRecent(['a', 'b'], 'b')).toEqual(['b', 'a']);
  expect(addRecent(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
});
