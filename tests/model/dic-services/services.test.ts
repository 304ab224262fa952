import { expect, it } from 'vitest';
import { noServices, readAccess } from '../../../src/model/dic-services/services';

it.each([
  [
    'the first entry of a list',
    { dic_services_list: [{ financial: true, ai_hub: 'yes' }, { code_hub: true }] },
  ],
  ['the flags alone where the list is empty', { dic_services_list: [], dic_services: { financial: true } }],
  ['the flags alone where there is no list', { dic_services: { financial: true } }],
])('access to services is read from %s', (_, response) => {
  expect(readAccess(response)).toEqual({ ...noServices, financial: true });
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
