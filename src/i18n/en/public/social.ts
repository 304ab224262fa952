/** Texts of coming back from an identity provider (spec 1 §2, §8 "Social"). */
export const social = {
  page: 'Social login',
  processing: 'Processing social login...',
  success: 'Login successful!',
  notAuthenticated: 'Failed to authenticate with social login.',
  replace: {
    title: 'Sign in as someone else?',
    message:
      'You are signed in as %{email}. This link signs you in through %{provider}, but you did not request that in this tab. If you continue, your current session ends. If someone sent you this link, stay signed in.',
    confirm: 'End My Session',
    cancel: 'Stay Signed In',
  },
  start: {
    title: 'Sign in to this account?',
    message:
      'This link signs you in through %{provider}, but you did not request that in this tab. If you continue, you may be using the account of whoever sent you this link.',
    confirm: 'Sign In',
    cancel: 'Do Not Sign In',
  },
  failed: 'Login failed. Try again.',
};
