import { expect, it } from 'vitest';
import type { CollectionField } from '../../../src/contract/Collection';
import { toBody } from '../../../src/features/generated/toBody';

it('sends nothing for an unchanged file or an emptied field that cannot be null', () => {
  const base = { label: '' };
  const fields: CollectionField[] = [
    { ...base, source: 'name', kind: 'text' },
    { ...base, source: 'nickname', kind: 'text', isNullable: true },
    { ...base, source: 'seats', kind: 'number' },
    { ...base, source: 'day', kind: 'date' },
    { ...base, source: 'starts', kind: 'date-time' },
    { ...base, source: 'photo', kind: 'picture', format: 'binary' },
    { ...base, source: 'removed', kind: 'binary', format: 'binary', isNullable: true },
  ];
  const starts = new Date(2026, 0, 31, 9, 30);
  const record = {
    name: null,
    nickname: null,
    seats: null,
    day: null,
    photo: '/a.png',
    removed: null,
    extra: 1,
  };
  expect(toBody({ ...record, starts: '2026-01-31T09:30' }, fields)).toEqual({
    name: '',
    nickname: null,
    starts: starts.toISOString(),
    removed: null,
    extra: 1,
  });
});
