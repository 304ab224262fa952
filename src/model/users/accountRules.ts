/** What every form, the mass upload and the backend ask of an account's e-mail and password. */

const emailShape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** The contract's `format: email`; spaces around what was typed are for the caller to trim. */
export const isEmail = (text: string): boolean => text.length <= 254 && emailShape.test(text);

export const minPassword = 6;

/** Of a password that an administrator gives somebody else (spec 2 §5). */
export const minGivenPassword = 8;

export const maxPassword = 512;
