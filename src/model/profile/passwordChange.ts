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
  const confirmation =
    confirm_new_password.length < minPassword
      ? 'profile.password.confirmRequired'
      : confirm_new_password === new_password
        ? null
        : 'profile.password.different';
  return {
    ...(old_password.length < minPassword ? { old_password: 'profile.password.oldRequired' } : {}),
    ...(new_password.length < minPassword ? { new_password: 'profile.password.newRequired' } : {}),
    ...(confirmation ? { confirm_new_password: confirmation } : {}),
    ...(code === ''
      ? { code: 'profile.password.codeRequired' }
      : codeShape.test(code)
        ? {}
        : { code: 'profile.password.codeInvalid' }),
  };
};

export const codeDigitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 6);
