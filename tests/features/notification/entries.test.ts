import { expect, it } from 'vitest';
import { groupEntries } from '../../../src/features/notification/entries';
import { buildNotification } from '../../support/buildNotification';

const buildByLetter = (letter: string, id: number) =>
  buildNotification({
    id,
    title: letter.toUpperCase(),
    service: letter === letter.toUpperCase() ? 'Hub' : null,
  });

it.each([
  ['', ''],
  ['a', 'a'],
  ['aa', 'a a'],
  ['aaa', 'aaa'],
  ['aab', 'a a b'],
  ['abababab', 'a b a b a b a b'],
  ['baaaac', 'b aaaa c'],
  ['aaabbb', 'aaa bbb'],
  // Capitals belong to another service.
  ['aaAaaa', 'a a A aaa'],
])('folds %s into %s', (letters, folded) => {
  const day = { day: '2026-03-03', items: letters.split('').map(buildByLetter) };
  const entries = groupEntries(day, new Set());
  expect(entries.map(({ items }) => items.map(({ id }) => letters[id]).join('')).join(' ')).toBe(folded);
});
