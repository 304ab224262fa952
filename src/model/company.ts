/** Whose portal it is, where a deployment does not say: on the screens and in the mails. */
export const usualCompanyName = 'Development and Innovation Centre';
