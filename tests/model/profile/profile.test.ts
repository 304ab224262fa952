import { describe, expect, it } from 'vitest';
import {
  missingTexts,
  profileChange,
  profileValues,
  type ProfileValues,
  includesAuthenticator,
  includesEmail,
  mfaTypeOf,
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

describe('a change of the account', () => {
  it.each<[string, ProfileValues, object]>([
    ['nothing was touched', {}, {}],
    ['a text was typed and taken back', { title: 'Engineer' }, {}],
    ['a text only got blanks around it', { first_name: ' Mira ' }, {}],
    ['the factor was chosen again', { mfa_type: 'email' }, {}],
    ['a chosen picture was taken back', { picture: undefined }, {}],
    ['one text differs', { title: 'Lead', first_name: 'Mira' }, { title: 'Lead' }],
    ['a text has blanks around it', { last_name: '  Novak ' }, { last_name: 'Novak' }],
    ['the factor differs', { mfa_type: 'authenticator' }, { mfa_type: 'authenticator' }],
    ['a picture was chosen', { picture }, { picture }],
    ['a text was emptied', { title: ' ' }, { title: '' }],
    ['all is as the form began', profileValues(account), {}],
  ])('has only what differs where %s', (_case, draft, change) => {
    expect(profileChange(account, draft)).toEqual(change);
  });

  it('does not send a text that has had blanks around it before', () => {
    const blank = { ...account, title: ' Lead ' };
    expect(profileChange(blank, profileValues(blank))).toEqual({});
  });

  it('does not send back what was changed elsewhere while this form was open', () => {
    expect(profileChange({ ...account, title: 'Lead' }, { first_name: 'Mia' })).toEqual({
      first_name: 'Mia',
    });
  });
});

describe('the required texts', () => {
  it.each<[string, object, ProfileValues, string[]]>([
    ['all are there', {}, {}, []],
    ['one was emptied', {}, { first_name: '' }, ['first_name']],
    ['blanks alone', {}, { title: '  ', last_name: ' ' }, ['title', 'last_name']],
    ['the account has none yet', { title: '', first_name: undefined }, {}, ['title', 'first_name']],
    ['it was filled in', { title: '' }, { title: 'Lead' }, []],
  ])('are asked for: %s', (_case, held, draft, missing) => {
    expect(missingTexts({ ...account, ...held }, draft)).toEqual(missing);
  });
});

it.each([
  ['email', false, true],
  ['authenticator', true, false],
  ['email_and_authenticator', true, true],
] as const)('the method %s asks the authenticator (%s) and the mail (%s)', (type, authenticator, email) => {
  expect(mfaTypes).toContain(type);
  expect(includesAuthenticator(type)).toBe(authenticator);
  expect(includesEmail(type)).toBe(email);
});

it('an account that says nothing of its factor counts as one with mailed codes', () => {
  expect(mfaTypeOf({})).toBe('email');
  expect(mfaTypeOf({ mfa_type: 'authenticator' })).toBe('authenticator');
});
