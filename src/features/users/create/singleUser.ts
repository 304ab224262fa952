import { isEmail, minPassword } from '../../../model/users/accountRules';

export type SingleUserField = 'email' | 'password' | 'first_name' | 'last_name';

/** Message keys of what is wrong in the Single User form; all are required (spec 2 §5). */
export const singleUserProblems = (
  values: Record<SingleUserField, string>,
): Partial<Record<SingleUserField, string>> => {
  const problems: Partial<Record<SingleUserField, string>> = {};
  const email = values.email.trim();
  if (email === '') problems.email = 'users.single.emailRequired';
  else if (!isEmail(email)) problems.email = 'users.single.emailInvalid';
  if (values.password === '') problems.password = 'users.single.passwordRequired';
  else if (values.password.length < minPassword) problems.password = 'users.single.passwordShort';
  if (values.first_name.trim() === '') problems.first_name = 'users.single.firstNameRequired';
  if (values.last_name.trim() === '') problems.last_name = 'users.single.lastNameRequired';
  return problems;
};
