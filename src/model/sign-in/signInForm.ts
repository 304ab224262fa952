/** What the sign-in form asks of its fields (spec 1 §5 "Login"); message keys, absent where all is well. */
export interface SignInProblems {
  email?: string;
  password?: string;
}

const minimumPassword = 6;

/** A name, an @ and a domain with a dot: what a mail server must decide stays with it. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

export const signInProblems = (email: string, password: string): SignInProblems => ({
  ...(isEmail(email) ? {} : { email: 'signIn.emailInvalid' }),
  ...(password.length >= minimumPassword ? {} : { password: 'signIn.passwordShort' }),
});
