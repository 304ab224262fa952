import { maxPassword, minPassword } from '../../src/model/users/accountRules';
import { badRequest } from '../guards/Refusal';

const refuse = (field: string, detail: string) => badRequest({ [field]: [detail], detail });

export const checkNewPassword = (
  password: string,
  confirmation: string,
  fields: { password: string; confirmation: string } = {
    password: 'new_password',
    confirmation: 'confirm_new_password',
  },
): void => {
  if (password.length < minPassword)
    throw refuse(fields.password, `Password must be at least ${minPassword} characters long.`);
  if (password.length > maxPassword)
    throw refuse(fields.password, `Ensure this field has no more than ${maxPassword} characters.`);
  if (password !== confirmation) throw refuse(fields.confirmation, 'Passwords do not match.');
};
