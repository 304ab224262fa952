import { expect, it } from 'vitest';
import { findRegistrationProblems } from '../../../src/features/registration/RegisterPage';

const validValues = {
  email: 'nadia@example.com',
  last_name: 'Nadia Laurent',
  password: 'crossing-312',
  confirm_password: 'crossing-312',
};

it.each([
  [{}, {}],
  [{ email: ' nadia@example.com ' }, {}],
  [{ password: '123456', confirm_password: '123456' }, {}],
  [{ email: '' }, { email: 'registration.emailMissing' }],
  [{ email: '  ' }, { email: 'registration.emailMissing' }],
  [{ email: 'nadia@example' }, { email: 'registration.emailInvalid' }],
  [{ last_name: ' ' }, { last_name: 'registration.nameMissing' }],
  [
    { password: '', confirm_password: '' },
    { password: 'registration.passwordMissing', confirm_password: 'registration.confirmationMissing' },
  ],
  [{ password: '12345', confirm_password: '12345' }, { password: 'registration.passwordShort' }],
  [{ confirm_password: '' }, { confirm_password: 'registration.confirmationMissing' }],
  [{ confirm_password: 'Crossing-312' }, { confirm_password: 'registration.confirmationDiffers' }],
])('validates %j', (overrides, problems) => {
  expect(findRegistrationProblems({ ...validValues, ...overrides })).toEqual(problems);
});

it('requires every field', () => {
  const emptyValues = { email: '', last_name: '', password: '', confirm_password: '' };
  expect(Object.keys(findRegistrationProblems(emptyValues))).toEqual(Object.keys(emptyValues));
});
