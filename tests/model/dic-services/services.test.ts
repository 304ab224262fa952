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
  ['the catalogue has an order of its own', ['zoo', 'payroll', ''], [], ['zoo', 'payroll']],
  [
    'somebody has others',
    ['payroll'],
    [{ legacy: true, payroll: true }, { ai_hub: false }],
    ['payroll', 'legacy'],
  ],
])('the services are the specified ones and then, where %s, the others', (_case, codes, access, others) => {
  const catalogue = codes.map((code_name) => ({ code_name }));
  expect(orderedServices(catalogue, ...access)).toEqual([...serviceKeys, ...others]);
});

it.each([
  ['the first entry of a list', { dic_services_list: [{ ...entry, ai_hub: 'yes' }, { code_hub: true }] }],
  ['the flags alone where the list is empty', { dic_services_list: [], dic_services: entry }],
  ['the flags alone where there is no list', { dic_services: entry }],
])('access to services is read from %s, with every flag', (_, response) => {
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
])('access to services is unknown where the response is %j', (response) => {
  expect(readAccess(response)).toBeNull();
});
