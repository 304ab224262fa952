import { isEmail, minPassword } from '../../model/users/accountRules';

export const noRegistration = { email: '', last_name: '', password: '', confirm_password: '' };

export type RegistrationFields = typeof noRegistration;

/** Message keys of what is wrong; absent where all is well. In the voice of the other forms of spec 1 §5. */
export const registrationProblems = (
  fields: RegistrationFields,
): Partial<Record<keyof RegistrationFields, string>> => {
  const { email, last_name, password, confirm_password } = fields;
  const emailProblem = email.trim() === '' ? 'emailMissing' : isEmail(email.trim()) ? '' : 'emailInvalid';
  const passwordProblem =
    password === '' ? 'passwordMissing' : password.length < minPassword ? 'passwordShort' : '';
  const confirmationProblem =
    confirm_password === ''
      ? 'confirmationMissing'
      : confirm_password === password
        ? ''
        : 'confirmationDiffers';
  return {
    ...(emailProblem && { email: `registration.${emailProblem}` }),
    ...(last_name.trim() === '' && { last_name: 'registration.nameMissing' }),
    ...(passwordProblem && { password: `registration.${passwordProblem}` }),
    ...(confirmationProblem && { confirm_password: `registration.${confirmationProblem}` }),
  };
};
