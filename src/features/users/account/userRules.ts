import { fieldConstraints } from '../../../model/fromContract';
import { isDay } from '../../../model/time';
import { isEmail, minGivenPassword, minPassword } from '../../../model/users/accountRules';
import { sessionLimits, type UserFormValues } from './userForms';

const report = (isProblem: boolean, name: string) => (isProblem ? `userPages.problem.${name}` : undefined);

const required = <Rule extends (text: string, typed: UserFormValues) => string | undefined>(rule: Rule) =>
  Object.assign(rule, { isRequired: true });

const email = (text: string) => report(!isEmail(text.trim()), text.trim() ? 'emailInvalid' : 'emailMissing');

/** Validators by field; they return the message key of a problem (spec 2 §5). */
export const newUserRules = {
  email,
  password: required((text) => report(!text, 'passwordMissing')),
  confirm_password: required((text, { password }) =>
    text ? report(text !== password, 'confirmationDiffers') : report(true, 'confirmationMissing'),
  ),
};

const reportSingle = (isProblem: boolean, name: string) => (isProblem ? `users.single.${name}` : undefined);

/** For the Add User dialog. */
export const singleUserRules = {
  email: required((text) =>
    reportSingle(!isEmail(text.trim()), text.trim() ? 'emailInvalid' : 'emailRequired'),
  ),
  password: required((text) =>
    reportSingle(text.length < minPassword, text ? 'passwordShort' : 'passwordRequired'),
  ),
  first_name: required((text) => reportSingle(!text.trim(), 'firstNameRequired')),
  last_name: required((text) => reportSingle(!text.trim(), 'lastNameRequired')),
};

export const editRules = {
  email: (text: string) => (text.trim() ? email(text) : undefined),
  verified_until: (text: string) => report(text !== '' && !isDay(text), 'dayInvalid'),
  password: (text: string) => report(text !== '' && text.length < minGivenPassword, 'passwordShort'),
  confirm_password: (text: string, { password }: UserFormValues) =>
    report(text !== password, 'passwordsDiffer'),
};

/** The new password of a user and its confirmation, as fields of a request. */
export const passwordFields = (
  body: 'createUser' | 'editUser',
  rules: typeof newUserRules | typeof editRules,
) => {
  const bind = (source: 'password' | 'confirm_password') => ({
    source,
    label: `userPages.field.${source}`,
    maxLength: fieldConstraints(body, source).maxLength,
    validate: rules[source],
  });
  return { password: bind('password'), confirmation: bind('confirm_password') };
};

export const isSessionLimit = (text: string): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= sessionLimits.min && Number(text) <= sessionLimits.max;

export const detailRules = {
  email,
  max_active_sessions: (text: string) => report(!isSessionLimit(text), 'limit'),
};
