import { isEmail, minPassword } from '../../model/users/accountRules';

export const emptyRegistration = { email: '', last_name: '', password: '', confirm_password: '' };

export type RegistrationFields = typeof emptyRegistration;

const emailProblem = (email: string) => {
  if (email === '') return 'emailMissing';
  return isEmail(email) ? null : 'emailInvalid';
};

const passwordProblem = (password: string) => {
  if (password === '') return 'passwordMissing';
  return password.length < minPassword ? 'passwordShort' : null;
};

const confirmationProblem = (confirmation: string, password: string) => {
  if (confirmation === '') return 'confirmationMissing';
  return confirmation === password ? null : 'confirmationDiffers';
};

/** The message key of each invalid field. */
export const registrationProblems = (
  fields: RegistrationFields,
): Partial<Record<keyof RegistrationFields, string>> => {
  const { email, last_name, password, confirm_password } = fields;
  const problems = {
    email: emailProblem(email.trim()),
    last_name: last_name.trim() === '' ? 'nameMissing' : null,
    password: passwordProblem(password),
    confirm_password: confirmationProblem(confirm_password, password),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem ? [[field, `registration.${problem}`]] : [],
    ),
  );
};
