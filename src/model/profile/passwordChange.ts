import { minPassword } from '../users/accountRules';

export interface PasswordChange {
  old_password: string;
  new_password: string;
  confirm_new_password: string;
  code: string;
}

const requireLength = (password: string, message: string) =>
  password.length < minPassword ? message : undefined;

/** Each returns the message key of an invalid field (spec 1 §5 "Change password", "Password reset (profile)"). */
export const passwordChangeRules = {
  old_password: (password: string) => requireLength(password, 'profile.password.oldRequired'),
  new_password: (password: string) => requireLength(password, 'profile.password.newRequired'),
  confirm_new_password: (confirmation: string, { new_password }: PasswordChange) =>
    requireLength(confirmation, 'profile.password.confirmRequired') ??
    (confirmation === new_password ? undefined : 'profile.password.different'),
  code: (code: string) => {
    if (code === '') return 'profile.password.codeRequired';
    return /^\d{6}$/.test(code) ? undefined : 'profile.password.codeInvalid';
  },
};

export const sanitizeCode = (text: string): string => text.replace(/\D/g, '').slice(0, 6);
