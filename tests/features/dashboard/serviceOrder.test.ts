import { describe, expect, it } from 'vitest';
import type { ServiceCard } from '../../../src/model/dic-services/services';
import { inDashboardOrder, togglePin, withMoved } from '../../../src/features/dashboard/services';

const cards = (...codes: string[]) => codes.map((code_name) => ({ code_name }) as ServiceCard);
const order = (codes: string[], pins?: string[], ownOrder?: string[]) =>
  inDashboardOrder(cards(...codes), pins, ownOrder).map(({ code_name }) => code_name);

describe('inDashboardOrder', () => {
  it.each<[string[], string[], string[]]>([
    [[], [], []],
    [['ai_hub', 'project_hub', 'financial', 'shm'], [], ['shm', 'financial', 'project_hub', 'ai_hub']],
    [['sales_hub', 'ai_hub', 'code_hub'], [], ['sales_hub', 'ai_hub', 'code_hub']],
    [['ai_hub', 'project_hub'], [], ['project_hub', 'ai_hub']],
    [['shm', 'financial', 'ai_hub', 'code_hub'], ['code_hub'], ['code_hub', 'shm', 'financial', 'ai_hub']],
    [
      ['shm', 'financial', 'ai_hub'],
      ['ai_hub', 'financial'],
      ['ai_hub', 'financial', 'shm'],
    ],
    [['shm', 'ai_hub'], ['gone'], ['shm', 'ai_hub']],
  ])('sorts %j with the pins %j as %j', (codes, pins, expected) => {
    expect(order(codes, pins)).toEqual(expected);
  });

  it.each<[string[], string[], string[]]>([
    [['shm', 'ai_hub', 'financial'], [], ['ai_hub', 'shm', 'financial']],
    [['shm', 'ai_hub', 'code_hub'], ['code_hub'], ['code_hub', 'ai_hub', 'shm']],
    [['new_hub', 'shm', 'ai_hub'], [], ['ai_hub', 'shm', 'new_hub']],
  ])('sorts %j with the pins %j and an order of its own as %j', (codes, pins, expected) => {
    expect(order(codes, pins, ['ai_hub', 'shm', 'code_hub', 'financial'])).toEqual(expected);
  });

  it('does not modify the given list', () => {
    const given = cards('ai_hub', 'shm');
    inDashboardOrder(given);
    expect(given.map(({ code_name }) => code_name)).toEqual(['ai_hub', 'shm']);
  });
});

it.each([
  [[], 'shm', ['shm']],
  [['shm'], 'ai_hub', ['shm', 'ai_hub']],
  [['shm', 'ai_hub'], 'shm', ['ai_hub']],
])('togglePin(%j, %s) returns %j', (pins, code, expected) => {
  expect(togglePin(pins, code)).toEqual(expected);
});

it.each([
  ['a', 'c', ['b', 'c', 'a', 'd']],
  ['d', 'b', ['a', 'd', 'b', 'c']],
  ['b', 'b', ['a', 'b', 'c', 'd']],
])('moving %s to the place of %s', (code, target, expected) => {
  expect(withMoved(['a', 'b', 'c', 'd'], code, target)).toEqual(expected);
});
