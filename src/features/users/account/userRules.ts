import { isEmail, minGivenPassword, minPassword } from '../../../model/users/accountRules';
import { isDay } from '../../../model/time';
import { fieldRule } from '../../../ui/inputs/validators';
import { sessionLimits, type UserFormValues } from './userForms';

const problemKey = (problem: string) => `userPages.problem.${problem}`;

/** Maps each invalid field to its message key. */
const findProblems = (found: Record<string, string | false>, toKey = problemKey) => {
  const problems: Partial<Record<string, string>> = {};
  for (const [name, problem] of Object.entries(found)) if (problem) problems[name] = toKey(problem);
  return problems;
};

const emailProblem = (email: string) =>
  !isEmail(email.trim()) && (email.trim() ? 'emailInvalid' : 'emailMissing');

/** Spec 2 §5. */
export const newUserProblems = (fields: Pick<UserFormValues, 'email' | 'password' | 'confirm_password'>) => {
  const { email, password, confirm_password: confirmation } = fields;
  return findProblems({
    email: emailProblem(email),
    password: !password && 'passwordMissing',
    confirm_password: confirmation
      ? confirmation !== password && 'confirmationDiffers'
      : 'confirmationMissing',
  });
};

export type SingleUserField = 'email' | 'password' | 'first_name' | 'last_name';

export const singleUserProblems = (fields: Record<SingleUserField, string>) => {
  const { email, password, first_name, last_name } = fields;
  return findProblems(
    {
      email: !isEmail(email.trim()) && (email.trim() ? 'emailInvalid' : 'emailRequired'),
      password: password ? password.length < minPassword && 'passwordShort' : 'passwordRequired',
      first_name: !first_name.trim() && 'firstNameRequired',
      last_name: !last_name.trim() && 'lastNameRequired',
    },
    (problem) => `users.single.${problem}`,
  );
};

type EditFields = Pick<UserFormValues, 'email' | 'password' | 'confirm_password' | 'verified_until'>;

export const editProblems = (fields: EditFields) => {
  const { email, password, confirm_password: confirmation, verified_until: until } = fields;
  return findProblems({
    email: email.trim() !== '' && emailProblem(email),
    verified_until: until !== '' && !isDay(until) && 'dayInvalid',
    password: password !== '' && password.length < minGivenPassword && 'passwordShort',
    confirm_password: password !== confirmation && 'passwordsDiffer',
  });
};

export const isSessionLimit = (typed: string): boolean =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= sessionLimits.min && Number(typed) <= sessionLimits.max;

export const detailProblems = (fields: Pick<UserFormValues, 'email' | 'max_active_sessions'>) =>
  findProblems({
    email: emailProblem(fields.email),
    max_active_sessions: !isSessionLimit(fields.max_active_sessions) && 'limit',
  });

export const requiredRule = (problemsOf: (typed: UserFormValues) => object, name: keyof UserFormValues) =>
  Object.assign(fieldRule(problemsOf, name), { isRequired: true });
