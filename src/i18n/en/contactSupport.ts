/** Texts of /contact-support (spec 1 §2). */
export const contactSupport = {
  title: 'Contact support',
  intro:
    'You cannot sign in, or your account is not active? Write to us from the address of your account and we will help.',
  write: 'Write to %{email}',
  back: 'Back to login',
};
