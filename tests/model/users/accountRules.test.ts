import addFormats from 'ajv-formats';
import Ajv from 'ajv';
import { expect, it } from 'vitest';
import { isEmail } from '../../../src/model/users/accountRules';

const isEmailInContract = addFormats(new Ajv()).compile({ type: 'string', format: 'email', maxLength: 254 });

it.each([
  ['a@b.co', true],
  ['a.b+c@sub.example.test', true],
  ['jörg@b.de', false],
  ['a..b@c.de', false],
  [' a@b.de', false],
  ['a@b', false],
  ['a b@c.de', false],
  ['a@-b.de', false],
  ['@b.de', false],
  ['a@b.de,c@d.ef', false],
  [`${'a'.repeat(249)}@b.de`, true],
  [`${'a'.repeat(250)}@b.de`, false],
])('validates the e-mail "%s" as in the contract: %j', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
  expect(isEmailInContract(text)).toBe(expected);
});
