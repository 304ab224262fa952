import { expect, it } from 'vitest';
import { sanitizeCode, passwordChangeRules } from '../../../src/model/profile/passwordChange';

const valid = {
  old_password: 'PulseHub!2026',
  new_password: 'crossing-312',
  confirm_new_password: 'crossing-312',
  code: '118204',
};

it.each<[string, object, object]>([
  ['accepts valid values', {}, {}],
  ['accepts six characters', { new_password: '654321', confirm_new_password: '654321' }, {}],
  ['requires the old password', { old_password: '12345' }, { old_password: 'oldRequired' }],
  [
    'requires a new password and an equal confirmation',
    { new_password: '12345' },
    { new_password: 'newRequired', confirm_new_password: 'different' },
  ],
  [
    'requires a confirmation before comparing it',
    { confirm_new_password: 'cross' },
    { confirm_new_password: 'confirmRequired' },
  ],
  [
    'reports a different confirmation',
    { confirm_new_password: 'crossing-313' },
    { confirm_new_password: 'different' },
  ],
  ['requires the code', { code: '' }, { code: 'codeRequired' }],
  ['requires six digits', { code: '11820' }, { code: 'codeInvalid' }],
])('validates a password change: %s', (_case, changed, problems) => {
  const form = { ...valid, ...changed };
  const found = Object.entries(passwordChangeRules).map(([field, findProblem]) => [
    field,
    findProblem(form[field as keyof typeof form], form)?.replace('profile.password.', ''),
  ]);
  expect(Object.fromEntries(found)).toEqual(problems);
});

it.each([
  ['118204', '118204'],
  ['118 204', '118204'],
  ['11-82-04-99', '118204'],
  ['a1b2', '12'],
  ['abc', ''],
  ['', ''],
])('keeps only digits of a code: "%s" becomes "%s"', (typed, kept) => {
  expect(sanitizeCode(typed)).toBe(kept);
});
