import { bodies } from '../../contract/generated/fields';

const { email, password } = bodies.registerUser;

const emailShape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** The contract's `format: email`; callers trim. */
export const isEmail = (text: string): boolean => text.length <= email.maxLength && emailShape.test(text);

export const minPassword: number = password.minLength;

/** For a password that an administrator sets (spec 2 §5). */
export const minGivenPassword = 8;

export const maxPassword = password.maxLength;
