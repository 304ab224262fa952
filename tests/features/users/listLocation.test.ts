import { describe, expect, it } from 'vitest';
import { readCreatedUser, readListLocation } from '../../../src/features/users/list/listLocation';

describe('list location', () => {
  it.each([
    [null, null],
    ['/admin', null],
    [{ state: {} }, null],
    [{ from: '//elsewhere.example' }, null],
    [{ from: '/\\elsewhere.example' }, null],
    [{ from: 'https://elsewhere.example' }, null],
    [{ from: '/admin?page=2' }, { from: '/admin?page=2' }],
    [
      { from: '/user/details/3', state: { from: '/admin' } },
      { from: '/user/details/3', state: { from: '/admin' } },
    ],
  ])('is read from %j as %j', (state, listLocation) => {
    expect(readListLocation(state)).toEqual(listLocation);
  });
});

it.each([
  [{ createdUser: 8 }, 8],
  [{ createdUser: { id: 8, user_id: 9 } }, 9],
  [{ createdUser: { id: 8 } }, 8],
  [{ createdUser: '8' }, null],
  [{}, null],
  [null, null],
])('reads the created user in %j as %j', (state, id) => {
  expect(readCreatedUser(state)).toBe(id);
});
