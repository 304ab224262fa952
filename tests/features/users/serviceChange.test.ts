import { expect, it } from 'vitest';
import { noServices, type ServiceFlags } from '../../../src/model/dic-services/services';
import { countByService, serviceChange } from '../../../src/features/users/acts/serviceChange';

const has = (...keys: string[]) => ({ ...noServices, ...Object.fromEntries(keys.map((key) => [key, true])) });

it.each<[string, ServiceFlags, object]>([
  ['nothing is chosen', {}, {}],
  ['an enabled service is added', { financial: true }, {}],
  ['a disabled service is removed', { ai_hub: false }, {}],
  ['one is given', { ai_hub: true }, { ai_hub: true }],
  ['one is taken', { financial: false }, { financial: false }],
  ['one is given, one taken', { ai_hub: true, financial: false }, { ai_hub: true, financial: false }],
])('computes changes for a user with PulseFin when %s: %j as %j', (_case, choices, change) => {
  const before = has('financial');
  expect(serviceChange(before, { ...before, ...choices })).toEqual(change);
});

it.each([
  ['the same ones', has('financial', 'ai_hub'), {}],
  ['none', has(), { financial: true, ai_hub: true }],
  ['others', has('code_hub', 'ai_hub'), { financial: true, code_hub: false }],
  ['an additional service', has('financial', 'ai_hub', 'legacy'), { legacy: false }],
])('copies services to a user with %s', (_case, services, change) => {
  expect(serviceChange(services, has('financial', 'ai_hub'))).toEqual(change);
});

it('counts gained, lost and unchanged users per service', () => {
  const choices = { financial: false, ai_hub: true, duratrans: false, payroll: true };
  const people = [has('financial'), has('financial', 'ai_hub'), has(), has('ai_hub')];
  const changes = people.map((services) => serviceChange(services, { ...services, ...choices }));
  expect(countByService(changes, people.length)).toEqual([
    { key: 'financial', gain: 0, lose: 2, unchanged: 2 },
    { key: 'ai_hub', gain: 2, lose: 0, unchanged: 2 },
    { key: 'payroll', gain: 4, lose: 0, unchanged: 0 },
  ]);
});
