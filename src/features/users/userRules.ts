import { ruleOf } from '../../ui/inputs/validators';
import { isEmail, minGivenPassword } from '../../model/users/accountRules';
import { isDay } from '../../model/time';
import { sessionLimits, type TypedUser } from './userForms';

/** What the forms of an account ask of their fields (spec 2 §5); message keys, absent where all is well. */
type Problems<Name extends string> = Partial<Record<Name, string>>;

type NewUserFields = Pick<TypedUser, 'email' | 'password' | 'confirm_password'>;

export const newUserProblems = (fields: NewUserFields): Problems<keyof NewUserFields> => {
  const { email, password, confirm_password: confirmation } = fields;
  const isConfirmed = confirmation === password;
  return {
    ...(isEmail(email.trim())
      ? {}
      : { email: email.trim() ? problem('emailInvalid') : problem('emailMissing') }),
    ...(password ? {} : { password: problem('passwordMissing') }),
    ...(confirmation && isConfirmed
      ? {}
      : { confirm_password: problem(confirmation ? 'confirmationDiffers' : 'confirmationMissing') }),
  };
};

type EditFields = NewUserFields & Pick<TypedUser, 'verified_until'>;

/** The edit page: everything is optional, and what is given has to be right. */
export const editProblems = (fields: EditFields): Problems<keyof EditFields> => {
  const { email, password, confirm_password: confirmation, verified_until: until } = fields;
  return {
    ...(email.trim() === '' || isEmail(email.trim()) ? {} : { email: problem('emailInvalid') }),
    ...(until === '' || isDay(until) ? {} : { verified_until: problem('dayInvalid') }),
    ...(password !== '' && password.length < minGivenPassword ? { password: problem('passwordShort') } : {}),
    ...(password === confirmation ? {} : { confirm_password: problem('passwordsDiffer') }),
  };
};

type DetailFields = Pick<TypedUser, 'email' | 'max_active_sessions'>;

export const detailProblems = (fields: DetailFields): Problems<keyof DetailFields> => {
  const { email, max_active_sessions: limit } = fields;
  const { least, most } = sessionLimits;
  const isLimit = /^\d{1,2}$/.test(limit) && Number(limit) >= least && Number(limit) <= most;
  return {
    ...(isEmail(email.trim())
      ? {}
      : { email: email.trim() ? problem('emailInvalid') : problem('emailMissing') }),
    ...(isLimit ? {} : { max_active_sessions: problem('limit') }),
  };
};

const problem = (name: string) => `userPages.problem.${name}`;

export const requiredBy = (problemsOf: (typed: TypedUser) => object, name: keyof TypedUser) =>
  Object.assign(ruleOf(problemsOf, name), { isRequired: true });
