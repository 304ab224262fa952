/** Texts of recovering a password (spec 1 §2 "Forgot and reset", §5, §8 "Forgot / reset", "Link reset"). */
export const recovery = {
  email: 'E-mail',
  code: 'Reset code',
  newPassword: 'New password',
  confirm: 'Confirm',

  emailMissing: 'Email is required',
  emailInvalid: 'Invalid email address',
  codeMissing: 'Reset code is required',
  passwordMissing: 'New password is required',
  passwordShort: 'Password must be at least 6 characters long.',
  confirmationMissing: 'Please confirm your new password',
  confirmationDiffers: 'Passwords do not match.',

  forget: {
    title: 'Forgot your password?',
    intro: 'Enter the email address of your account. We will send you a code to set a new password.',
    submit: 'Send Reset Code',
    haveCode: 'I Have a Code',
  },
  sent: 'Password reset code sent successfully',
  sendFailed: 'Failed to send password reset code. Please try again later.',
  sessionExpired: 'Session expired. Please re-login.',

  reset: {
    title: 'Set a new password',
    intro: 'Enter the code from the email and choose a new password.',
    introTo: 'If there is an account for %{email}, a code is on its way there. It works once.',
    submit: 'Reset Password',
    submitting: 'Resetting...',
    resend: 'Resend Code',
  },
  done: 'Your password has been reset.',
  resetFailed: 'Failed to reset password. Please try again.',
  signInFailed: 'Failed to log in after resetting password. Please log in manually.',

  link: {
    intro: 'Choose a new password. The link in your email works once.',
    confirm: 'Confirm password',
    goneTitle: 'Open the link again',
    gone: 'For your safety, the link is not kept in this window. Open it again from your email, or ask for a new one.',
    refused: 'This link may have been used already, or it has expired.',
    newOne: 'Ask for a New One',
    on400: 'This link is invalid or has expired.',
    on401: 'This link is no longer valid. Please ask for a new one.',
    on403: 'This link does not allow a new password to be set. Please ask for a new one.',
    on404: 'The account of this link was not found. Please ask for a new one.',
    on500: 'The server could not set your password. Please try again later.',
    format: 'Unexpected response format. Please try again.',
  },
};
