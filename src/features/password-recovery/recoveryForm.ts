import { isFields, textOrNull } from '../../model/fields';
import { isEmail, minPassword } from '../../model/users/accountRules';

interface ForgotPasswordFields {
  email: string;
}

interface PasswordFields {
  new_password: string;
  confirm_new_password: string;
}

export interface ResetFields extends ForgotPasswordFields, PasswordFields {
  password_reset_code: string;
}

type Problems<Fields> = Partial<Record<keyof Fields, string>>;

/** The message key of each invalid field (spec 1 §5 "Forgot"). */
export const findForgotPasswordProblems = ({
  email,
}: ForgotPasswordFields): Problems<ForgotPasswordFields> => {
  if (email.trim() === '') return { email: 'recovery.emailMissing' };
  return isEmail(email.trim()) ? {} : { email: 'recovery.emailInvalid' };
};

/** Spec 1 §5 "Link reset": empty fields get the messages of a short or different password. */
export const findLinkResetProblems = (fields: PasswordFields): Problems<PasswordFields> => ({
  ...(fields.new_password.length < minPassword && { new_password: 'recovery.passwordShort' }),
  ...(fields.confirm_new_password !== fields.new_password && {
    confirm_new_password: 'recovery.confirmationDiffers',
  }),
});

/** Spec 1 §5 "Reset". */
export const findResetProblems = (fields: ResetFields): Problems<ResetFields> => ({
  ...findForgotPasswordProblems(fields),
  ...findLinkResetProblems(fields),
  ...(fields.password_reset_code.trim() === '' && { password_reset_code: 'recovery.codeMissing' }),
  ...(fields.new_password === '' && { new_password: 'recovery.passwordMissing' }),
  ...(fields.confirm_new_password === '' && { confirm_new_password: 'recovery.confirmationMissing' }),
});

/** Reads the email address from the router state, or ''. */
export const getEmail = (state: unknown): string => (isFields(state) && textOrNull(state['email'])) || '';
