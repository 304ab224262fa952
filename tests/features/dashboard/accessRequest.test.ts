import { expect, it } from 'vitest';
import { buildRequestUrl } from '../../../src/features/dashboard/accessRequest';

const values = { code_name: 'a&b/c', name: 'Pulse “Fin”', email: 'o+n@b.test' };
const supportEmail = 'mailto:help@hub.test?subject=Access%20to%20A%20%26%20B';

it.each([
  ['no address', '', supportEmail],
  [
    'an address with placeholders',
    'https://forms.test/{code_name}?n={name}&e={email}&{other}={email}',
    'https://forms.test/a%26b%2Fc?n=Pulse%20%E2%80%9CFin%E2%80%9D&e=o%2Bn%40b.test&{other}=o%2Bn%40b.test',
  ],
  [
    'another mailbox',
    'mailto:it@hub.test?subject={name}',
    'mailto:it@hub.test?subject=Pulse%20%E2%80%9CFin%E2%80%9D',
  ],
  ['http', 'http://forms.test/', supportEmail],
  ['a script', 'javascript:alert("{name}")', supportEmail],
  ['a path', '/forms/{code_name}', supportEmail],
  ['a host that the placeholder breaks', 'https://{code_name}/', supportEmail],
])('builds the link of a request from %s', (_what, template, expected) => {
  expect(buildRequestUrl(template, values, supportEmail)).toBe(expected);
});
