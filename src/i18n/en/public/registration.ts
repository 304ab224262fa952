/** Texts of signing up (spec 1 §2 "Registration", §8 "Register"). */
export const registration = {
  title: 'Create an account',
  intro:
    'For staff of the innovation centre. We confirm your email address with a code when you first sign in.',
  fullName: 'Full Name',
  confirmPassword: 'Confirm Password',
  submit: 'Sign Up',
  submitting: 'Signing Up...',
  haveOne: 'Already have an account? Sign in',

  emailMissing: 'Email is required',
  emailInvalid: 'Invalid email address',
  nameMissing: 'Full name is required',
  passwordMissing: 'Password is required',
  passwordShort: 'Password must be at least 6 characters long',
  confirmationMissing: 'Confirmation password is required',
  confirmationDiffers: 'Passwords do not match',

  success: 'User registered successfully!',
  failed: 'Registration failed. Please try again.',
  somethingWentWrong: 'Something went wrong. Please try again.',
};
