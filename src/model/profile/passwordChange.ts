import { minPassword } from '../users/accountRules';

export interface PasswordChange {
  old_password: string;
  new_password: string;
  confirm_new_password: string;
  code: string;
}

export type PasswordChangeProblems = Partial<Record<keyof PasswordChange, string>>;

const codeShape = /^\d{6}$/;

/** Message keys by field (spec 1 §5 "Change password", "Password reset (profile)"). */
export const passwordChangeProblems = (form: PasswordChange): PasswordChangeProblems => {
  const { old_password, new_password, confirm_new_password, code } = form;
  const problems: PasswordChangeProblems = {};
  if (old_password.length < minPassword) problems.old_password = 'profile.password.oldRequired';
  if (new_password.length < minPassword) problems.new_password = 'profile.password.newRequired';
  if (confirm_new_password.length < minPassword)
    problems.confirm_new_password = 'profile.password.confirmRequired';
  else if (confirm_new_password !== new_password)
    problems.confirm_new_password = 'profile.password.different';
  if (code === '') problems.code = 'profile.password.codeRequired';
  else if (!codeShape.test(code)) problems.code = 'profile.password.codeInvalid';
  return problems;
};

export const codeDigitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 6);
