import { expect, it } from 'vitest';
import { noServices } from '../../../src/model/dic-services/services';
import {
  countByService,
  isAnyChosen,
  copyChoices,
  serviceChange,
  type ServiceChoices,
} from '../../../src/features/users/acts/serviceChoices';

const has = (...keys: string[]) => ({ ...noServices, ...Object.fromEntries(keys.map((key) => [key, true])) });

it.each<[string, ServiceChoices, object]>([
  ['nothing is chosen', {}, {}],
  ['all are left', { financial: 'leave', ai_hub: 'leave' }, {}],
  ['an enabled service is added', { financial: 'give' }, {}],
  ['a disabled service is removed', { ai_hub: 'take' }, {}],
  ['one is given', { ai_hub: 'give', financial: 'leave' }, { ai_hub: true }],
  ['one is taken', { financial: 'take', ai_hub: 'leave' }, { financial: false }],
  ['one is given, one taken', { ai_hub: 'give', financial: 'take' }, { ai_hub: true, financial: false }],
])('computes changes for a user with PulseFin when %s: %j as %j', (_case, choices, change) => {
  expect(serviceChange(has('financial'), choices)).toEqual(change);
});

it.each([
  ['the same ones', has('financial', 'ai_hub'), {}],
  ['none', has(), { financial: true, ai_hub: true }],
  ['others', has('code_hub', 'ai_hub'), { financial: true, code_hub: false }],
  ['an additional service', has('financial', 'ai_hub', 'legacy'), { legacy: false }],
])('copies services to a user with %s', (_case, services, change) => {
  expect(serviceChange(services, copyChoices(has('financial', 'ai_hub')), 'take')).toEqual(change);
});

it('counts gained, lost and unchanged users per service', () => {
  const choices: ServiceChoices = { financial: 'take', ai_hub: 'give', duratrans: 'take', payroll: 'give' };
  const people = [has('financial'), has('financial', 'ai_hub'), has(), has('ai_hub')];
  const changes = people.map((services) => serviceChange(services, choices));
  expect(countByService(changes)).toEqual([
    { key: 'financial', gain: 0, lose: 2, unchanged: 2 },
    { key: 'ai_hub', gain: 2, lose: 0, unchanged: 2 },
    { key: 'payroll', gain: 4, lose: 0, unchanged: 0 },
  ]);
});

it.each<[boolean, ServiceChoices]>([
  [false, {}],
  [false, { ai_hub: 'leave' }],
  [true, { ai_hub: 'take' }],
])('checks for a choice (%s) in %j', (isChosen, choices) => {
  expect(isAnyChosen(choices)).toBe(isChosen);
});
