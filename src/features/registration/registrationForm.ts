import { isEmail, minPassword } from '../../model/users/accountRules';

export const emptyRegistration = { email: '', last_name: '', password: '', confirm_password: '' };

export type RegistrationFields = typeof emptyRegistration;

/** The message key of each invalid field. */
export const registrationProblems = (
  fields: RegistrationFields,
): Partial<Record<keyof RegistrationFields, string>> => ({
  ...(!isEmail(fields.email.trim()) && { email: 'registration.emailInvalid' }),
  ...(fields.email.trim() === '' && { email: 'registration.emailMissing' }),
  ...(fields.last_name.trim() === '' && { last_name: 'registration.nameMissing' }),
  ...(fields.password.length < minPassword && { password: 'registration.passwordShort' }),
  ...(fields.password === '' && { password: 'registration.passwordMissing' }),
  ...(fields.confirm_password !== fields.password && {
    confirm_password: 'registration.confirmationDiffers',
  }),
  ...(fields.confirm_password === '' && { confirm_password: 'registration.confirmationMissing' }),
});
