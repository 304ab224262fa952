import { minPassword } from '../users/accountRules';

export interface PasswordChange {
  old_password: string;
  new_password: string;
  confirm_new_password: string;
  code: string;
}

type PasswordChangeProblems = Partial<Record<keyof PasswordChange, string>>;

const codeShape = /^\d{6}$/;

export const codeProblem = (code: string): string | undefined => {
  if (code === '') return 'profile.password.codeRequired';
  return codeShape.test(code) ? undefined : 'profile.password.codeInvalid';
};

export const oldPasswordProblem = (password: string): string | undefined =>
  password.length < minPassword ? 'profile.password.oldRequired' : undefined;

/** Message keys by field (spec 1 §5 "Change password", "Password reset (profile)"). */
export const passwordChangeProblems = (form: PasswordChange): PasswordChangeProblems => {
  const { old_password, new_password, confirm_new_password, code } = form;
  const problems: PasswordChangeProblems = {};
  const oldProblem = oldPasswordProblem(old_password);
  if (oldProblem) problems.old_password = oldProblem;
  if (new_password.length < minPassword) problems.new_password = 'profile.password.newRequired';
  if (confirm_new_password.length < minPassword)
    problems.confirm_new_password = 'profile.password.confirmRequired';
  else if (confirm_new_password !== new_password)
    problems.confirm_new_password = 'profile.password.different';
  const wrongCode = codeProblem(code);
  if (wrongCode) problems.code = wrongCode;
  return problems;
};

export const sanitizeCode = (text: string): string => text.replace(/\D/g, '').slice(0, 6);
