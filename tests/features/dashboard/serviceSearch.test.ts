import { expect, it } from 'vitest';
import type { ServiceCard } from '../../../src/model/dic-services/services';
import { matchingServices } from '../../../src/features/dashboard/services';

const card = (name: string, code_name: string, description = '') =>
  ({ name, code_name, description }) as ServiceCard;

const cards = [
  card('PulseSHM', 'shm', 'Structural health: strain and tilt'),
  card('Économie', 'financial', 'Budgets, trips'),
  card('İşler', 'project_hub', 'Straße, Ærø and ﬁles'),
  card('BusinessHub', 'business_hub', 'a+b (c) [d].*'),
];

it.each<[string, string[]]>([
  ['', ['shm', 'financial', 'project_hub', 'business_hub']],
  ['   ', ['shm', 'financial', 'project_hub', 'business_hub']],
  ['pulse', ['shm']],
  ['PULSE', ['shm']],
  ['STRAIN', ['shm']],
  ['hub', ['project_hub', 'business_hub']],
  ['hub business', ['business_hub']],
  ['economie', ['financial']],
  ['ÉCONOMIE', ['financial']],
  ['e\u0301conomie', ['financial']],
  ['isler', ['project_hub']],
  ['strasse', ['project_hub']],
  ['files', ['project_hub']],
  ['.*', ['business_hub']],
  ['a+b (c)', ['business_hub']],
  ['shmstructural', []],
  ['nothing', []],
])('a search for %j finds %j', (query, expected) => {
  expect(matchingServices(cards, query).map(({ code_name }) => code_name)).toEqual(expected);
});
