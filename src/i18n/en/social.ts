/** Texts of coming back from an identity provider (spec 1 §2, §8 "Social"). */
export const social = {
  page: 'Social login',
  processing: 'Processing social login...',
  success: 'Login successful!',
  notAuthenticated: 'Failed to authenticate with social login.',
  replace: {
    title: 'Sign in as somebody else?',
    message:
      'You are signed in as %{email}. This address wants to sign you in through %{provider}, and you did not ask for that in this tab. If you go on, your present session ends. If somebody sent you this address, stay signed in.',
    confirm: 'End my session',
    cancel: 'Stay signed in',
  },
  failed: 'Login failed. Try again.',
};
