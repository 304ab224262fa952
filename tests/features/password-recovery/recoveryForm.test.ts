import { expect, it } from 'vitest';
import { linkResetProblems, resetProblems } from '../../../src/features/password-recovery/recoveryForm';

const short = { new_password: 'recovery.passwordShort' };
const differs = { confirm_new_password: 'recovery.confirmationDiffers' };

it.each([
  ['123456', '123456', {}],
  ['12345', '12345', short],
  ['', '', short],
  ['123456', '', differs],
  ['123456', '123457', differs],
  ['12345', '123456', { ...short, ...differs }],
])(
  'the form for a password by link is validated with "%s", confirmed by "%s"',
  (new_password, confirm_new_password, problems) => {
    expect(linkResetProblems({ new_password, confirm_new_password })).toEqual(problems);
  },
);

const right = {
  email: 'member@pulsehub.test',
  password_reset_code: '123456',
  new_password: 'crossing',
  confirm_new_password: 'crossing',
};
it.each([
  [{}, {}],
  [{ email: ' ' }, { email: 'recovery.emailMissing' }],
  [{ email: 'member' }, { email: 'recovery.emailInvalid' }],
  [{ password_reset_code: ' ' }, { password_reset_code: 'recovery.codeMissing' }],
  [{ new_password: '' }, { new_password: 'recovery.passwordMissing', ...differs }],
  [{ confirm_new_password: '' }, { confirm_new_password: 'recovery.confirmationMissing' }],
  [{ new_password: 'short', confirm_new_password: 'short' }, short],
  [{ confirm_new_password: 'crossings' }, differs],
])('the form for a password by code is validated with %j', (change, problems) => {
  expect(resetProblems({ ...right, ...change })).toEqual(problems);
});
