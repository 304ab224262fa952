import { badRequest } from '../guards/Refusal';

const least = 6;
const most = 512;

const refuse = (field: string, detail: string) => badRequest({ [field]: [detail], detail });

export const checkNewPassword = (
  password: string,
  confirmation: string,
  fields: { password: string; confirmation: string } = {
    password: 'new_password',
    confirmation: 'confirm_new_password',
  },
): void => {
  if (password.length < least) throw refuse(fields.password, 'Password must be at least 6 characters long.');
  if (password.length > most)
    throw refuse(fields.password, `Ensure this field has no more than ${most} characters.`);
  if (password !== confirmation) throw refuse(fields.confirmation, 'Passwords do not match.');
};
