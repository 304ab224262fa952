import { describe, expect, it } from 'vitest';
import {
  missingTexts,
  profileChange,
  profileValues,
  type ProfileValues,
  includesAuthenticator,
  includesEmail,
  mfaTypes,
} from '../../../src/model/profile/profile';

const account = {
  user_id: 7,
  email: 'mira@pulsehub.test',
  title: 'Engineer',
  first_name: 'Mira',
  last_name: 'Kovač',
  mfa_type: 'email',
} as const;
const picture = new Blob(['a picture']);

describe('account change', () => {
  it.each<[string, ProfileValues, object]>([
    ['nothing was changed', {}, {}],
    ['a text was changed and restored', { title: 'Engineer' }, {}],
    ['a text only got spaces around it', { first_name: ' Mira ' }, {}],
    ['the factor was chosen again', { mfa_type: 'email' }, {}],
    ['a chosen picture was removed', { picture: undefined }, {}],
    ['one text differs', { title: 'Lead', first_name: 'Mira' }, { title: 'Lead' }],
    ['a changed text has spaces around it', { last_name: '  Novak ' }, { last_name: 'Novak' }],
    ['the factor differs', { mfa_type: 'authenticator' }, { mfa_type: 'authenticator' }],
    ['a picture was chosen', { picture }, { picture }],
    ['a text was emptied', { title: ' ' }, { title: '' }],
    ['all values are the initial ones', profileValues(account), {}],
  ])('has only differences if %s', (_case, draft, change) => {
    expect(profileChange(account, draft)).toEqual(change);
  });

  it('is empty for an unfilled form of an account without texts', () => {
    const nameless = { user_id: 7, email: 'mira@pulsehub.test' };
    const initial = { title: '', first_name: '', last_name: '', mfa_type: 'email', picture: null } as const;
    expect(profileValues(nameless)).toEqual(initial);
    expect(profileChange(nameless, initial)).toEqual({});
  });
});

it.each<[string, object, ProfileValues, string[]]>([
  ['none is missing', {}, {}, []],
  ['one was emptied', {}, { first_name: '' }, ['first_name']],
  ['only spaces', {}, { title: '  ', last_name: ' ' }, ['title', 'last_name']],
  ['the account has none yet', { title: '', first_name: undefined }, {}, ['title', 'first_name']],
  ['it was filled in', { title: '' }, { title: 'Lead' }, []],
])('validates required texts: %s', (_case, held, draft, missing) => {
  expect(missingTexts({ ...account, ...held }, draft)).toEqual(missing);
});

it.each([
  ['email', false, true],
  ['authenticator', true, false],
  ['email_and_authenticator', true, true],
] as const)('splits the method %s into authenticator (%s) and e-mail (%s)', (type, authenticator, email) => {
  expect(mfaTypes).toContain(type);
  expect(includesAuthenticator(type)).toBe(authenticator);
  expect(includesEmail(type)).toBe(email);
});
