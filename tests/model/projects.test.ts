import { expect, it } from 'vitest';
import { budgetText, projectName, ownerName } from '../../src/model/projects/project';

it.each([
  [{ id: 3, title: 'Bridge', acronym: 'BRI' }, 'Bridge'],
  [{ id: 3, title: '', acronym: 'BRI' }, 'BRI'],
  [{ id: 3, title: '', acronym: '' }, '#3'],
])('names the project %j %s', (project, name) => {
  expect(projectName(project)).toBe(name);
});

it.each([
  [{ owner: { value: 1, label: 'City' } }, 'City'],
  [{ owner: null }, ''],
  [{ owner: 7 }, ''],
])('formats the owner in %j as %j', (project, name) => {
  expect(ownerName(project)).toBe(name);
});

it.each([
  ['2350000 EUR', '2,350,000 EUR'],
  ['EUR 12000.50', 'EUR 12,000.50'],
  ['-45000', '-45,000'],
  ['999', '999'],
  ['1,200,000 USD', '1,200,000 USD'],
  ['2.350.000', '2.350.000'],
  ['12000 to 15000 EUR', '12000 to 15000 EUR'],
  ['to be agreed', 'to be agreed'],
  [null, ''],
])('formats the budget %j as %j', (budget, shown) => {
  expect(budgetText(budget)).toBe(shown);
});
