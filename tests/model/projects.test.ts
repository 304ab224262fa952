import { expect, it } from 'vitest';
import { nameOf, ownerName } from '../../src/model/projects/project';

it.each([
  [{ id: 3, title: 'Bridge', acronym: 'BRI' }, 'Bridge'],
  [{ id: 3, title: '', acronym: 'BRI' }, 'BRI'],
  [{ id: 3, title: '', acronym: '' }, '#3'],
])('the project %j is named %s', (project, name) => {
  expect(nameOf(project)).toBe(name);
});

it.each([
  [{ owner: { value: 1, label: 'City' } }, 'City'],
  [{ owner: null }, ''],
  [{ owner: 7 }, ''],
])('the owner in %j is shown as %j', (project, name) => {
  expect(ownerName(project)).toBe(name);
});
