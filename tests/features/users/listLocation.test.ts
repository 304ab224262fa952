import { describe, expect, it } from 'vitest';
import {
  readCreatedUser,
  findNeighbours,
  readListLocation,
} from '../../../src/features/users/list/listLocation';

const ada = { id: 3, name: 'Ada' };
const ben = { id: 7, name: 'Ben' };
const cleo = { id: 5, name: 'Cleo' };

describe('list location', () => {
  it.each([
    [null, null],
    ['/admin', null],
    [{ users: [ada] }, null],
    [{ from: '//elsewhere.example', users: [] }, null],
    [{ from: '/\\elsewhere.example' }, null],
    [{ from: 'https://elsewhere.example' }, null],
    [{ from: '/admin?page=2' }, { from: '/admin?page=2', users: [] }],
    [
      { from: '/admin', users: [ada, { id: 0, name: 'x' }, { id: 4 }, 'b'] },
      { from: '/admin', users: [ada] },
    ],
    [
      { from: '/user/details/3', state: { from: '/admin' } },
      { from: '/user/details/3', users: [], state: { from: '/admin' } },
    ],
  ])('is read from %j as %j', (state, listLocation) => {
    expect(readListLocation(state)).toEqual(listLocation);
  });
});

it.each([
  [3, { previous: null, next: 7, position: 1 }],
  [7, { previous: 3, next: 5, position: 2 }],
  [5, { previous: 7, next: null, position: 3 }],
  [9, { previous: null, next: null, position: 0 }],
])('finds the neighbours of user %i: %j', (id, neighbours) => {
  expect(findNeighbours([ada, ben, cleo], id)).toEqual(neighbours);
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
