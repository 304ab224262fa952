/** Texts of /contact-support (spec 1 §2). */
export const contactSupport = {
  title: 'Contact Support',
  intro:
    'If you cannot sign in, or cannot open something that you need, write to us from the email address of your account.',
  write: 'Write to %{email}',
  back: 'Back to Login',
};
