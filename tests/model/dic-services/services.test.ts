import { expect, it } from 'vitest';
import {
  noServices,
  orderedServices,
  readAccess,
  serviceKeys,
} from '../../../src/model/dic-services/services';

const entry = { user: 5, financial: true, payroll: true, 'v2.0': false, financial_info: { name: 'Fin' } };

it.each([
  ['nothing is known', [], [], []],
  ['the catalogue repeats specified ones', ['ai_hub', 'payroll', 'financial'], [], ['payroll']],
  ['the catalogue is sorted', ['zoo', 'payroll', ''], [], ['zoo', 'payroll']],
  [
    'the access has others',
    ['payroll'],
    [{ legacy: true, payroll: true }, { ai_hub: false }],
    ['payroll', 'legacy'],
  ],
])('sorts specified services first if %s', (_case, codes, access, others) => {
  const catalogue = codes.map((code_name) => ({ code_name }));
  expect(orderedServices(catalogue, ...access)).toEqual([...serviceKeys, ...others]);
});

it.each([
  ['the first entry of a list', { dic_services_list: [{ ...entry, ai_hub: 'yes' }, { code_hub: true }] }],
  ['flags with an empty list', { dic_services_list: [], dic_services: entry }],
  ['flags without a list', { dic_services: entry }],
])('reads access from %s', (_, response) => {
  expect(readAccess(response)).toEqual({ ...noServices, financial: true, payroll: true, 'v2.0': false });
});

it.each([
  null,
  'text',
  {},
  { dic_services_list: [null] },
  { dic_services_list: [{ user: 5 }] },
  { dic_services_list: '[{"financial":true}]' },
  { dic_services: [] },
])('returns null for the response %j', (response) => {
  expect(readAccess(response)).toBeNull();
});
