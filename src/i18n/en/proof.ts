/** The dialog that asks for a password or a code before one's own account changes (decisions §4). */
export const proof = {
  title: "Confirm it's you",
  password: 'Enter your password and a code to change how you sign in.',
  code: 'Enter a code from your current verification method to change it.',
  failed: 'The change could not be confirmed. Please try again.',
};
