const emailShape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** The contract's `format: email`; callers trim. */
export const isEmail = (text: string): boolean => text.length <= 254 && emailShape.test(text);

export const minPassword = 6;

/** For a password that an administrator sets (spec 2 §5). */
export const minGivenPassword = 8;

export const maxPassword = 512;
