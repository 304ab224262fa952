import { isEmail, minPassword } from '../../model/users/accountRules';

export interface SignInProblems {
  email?: string;
  password?: string;
}

export const signInProblems = (email: string, password: string): SignInProblems => ({
  ...(isEmail(email.trim()) ? {} : { email: 'signIn.emailInvalid' }),
  ...(password.length >= minPassword ? {} : { password: 'signIn.passwordShort' }),
});
