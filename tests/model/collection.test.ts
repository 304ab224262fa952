import { expect, it } from 'vitest';
import { getKind, toBody, type CollectionField } from '../../src/model/collection';

it.each([
  ['text', { type: 'string', maxLength: 200 }],
  ['longText', { type: ['string', 'null'], maxLength: 201 }],
  ['number', { type: ['integer', 'null'] }],
  ['reference', { type: 'integer', 'x-reference': 'buildings' }],
  ['choice', { type: 'string', enum: ['a', 'b'] }],
  ['picture', { type: 'string', format: 'uri', contentMediaType: 'image/*' }],
  ['address', { type: 'string', format: 'uri', maxLength: 500 }],
  ['file', { type: 'string', format: 'binary' }],
  ['time', { type: 'string', format: 'date-time' }],
  ['other', { type: 'array' }],
] satisfies [string, CollectionField][])('shows as %s: %o', (kind, field) => {
  expect(getKind(field)).toBe(kind);
});

it('sends nothing for an unchanged file or an emptied field that cannot be null', () => {
  const fields: Record<string, CollectionField> = {
    name: { type: 'string' },
    nickname: { type: ['string', 'null'] },
    seats: { type: 'integer' },
    day: { type: 'string', format: 'date' },
    starts: { type: 'string', format: 'date-time' },
    photo: { type: 'string', format: 'binary' },
    removed: { type: ['string', 'null'], format: 'binary' },
  };
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
