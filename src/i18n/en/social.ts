/** Texts of coming back from an identity provider (spec 1 §2, §8 "Social"). */
export const social = {
  page: 'Social login',
  processing: 'Processing social login...',
  success: 'Login successful!',
  notAuthenticated: 'Failed to authenticate with social login.',
  failed: 'Login failed. Try again.',
};
