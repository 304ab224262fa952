import { isEmail, minPassword } from '../users/accountRules';

/** What the sign-in form asks of its fields (spec 1 §5 "Login"); message keys, absent where all is well. */
export interface SignInProblems {
  email?: string;
  password?: string;
}

export const signInProblems = (email: string, password: string): SignInProblems => ({
  ...(isEmail(email.trim()) ? {} : { email: 'signIn.emailInvalid' }),
  ...(password.length >= minPassword ? {} : { password: 'signIn.passwordShort' }),
});
