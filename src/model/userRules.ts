import { isDay } from './day';
import { isEmail } from './signInForm';
import { sessionLimits } from './userRoles';

/** What the forms of an account ask of their fields (spec 2 §5); message keys, absent where all is well. */
type Problems<Name extends string> = Partial<Record<Name, string>>;

export const noNewUser = {
  email: '',
  password: '',
  confirm_password: '',
  first_name: '',
  last_name: '',
  title: '',
};

export type NewUserFields = typeof noNewUser;

export const newUserProblems = (fields: NewUserFields): Problems<keyof NewUserFields> => {
  const { email, password, confirm_password: confirmation } = fields;
  const isConfirmed = confirmation === password;
  return {
    ...(isEmail(email) ? {} : { email: email.trim() ? problem('emailInvalid') : problem('emailMissing') }),
    ...(password ? {} : { password: problem('passwordMissing') }),
    ...(confirmation && isConfirmed
      ? {}
      : { confirm_password: problem(confirmation ? 'confirmationDiffers' : 'confirmationMissing') }),
  };
};

export const editTexts = ['email', 'first_name', 'last_name', 'title'] as const;
export const editFields = [...editTexts, 'verified_until', 'password', 'confirm_password'] as const;

export type EditFields = Record<(typeof editFields)[number], string>;

const leastPassword = 8;

/** The edit page: everything is optional, and what is given has to be right. */
export const editProblems = (fields: EditFields): Problems<keyof EditFields> => {
  const { email, password, confirm_password: confirmation, verified_until: until } = fields;
  return {
    ...(email.trim() === '' || isEmail(email) ? {} : { email: problem('emailInvalid') }),
    ...(until === '' || isDay(until) ? {} : { verified_until: problem('dayInvalid') }),
    ...(password !== '' && password.length < leastPassword ? { password: problem('passwordShort') } : {}),
    ...(password === confirmation ? {} : { confirm_password: problem('passwordsDiffer') }),
  };
};

export const detailFields = [...editTexts, 'max_active_sessions'] as const;

export type DetailFields = Record<(typeof detailFields)[number], string>;

/** The details: an account keeps an address, and a limit within its range. */
export const detailProblems = (fields: DetailFields): Problems<keyof DetailFields> => {
  const { email, max_active_sessions: limit } = fields;
  const { least, most } = sessionLimits;
  const isLimit = /^\d{1,2}$/.test(limit) && Number(limit) >= least && Number(limit) <= most;
  return {
    ...(isEmail(email) ? {} : { email: email.trim() ? problem('emailInvalid') : problem('emailMissing') }),
    ...(isLimit ? {} : { max_active_sessions: problem('limit') }),
  };
};

const problem = (name: string) => `userPages.problem.${name}`;
