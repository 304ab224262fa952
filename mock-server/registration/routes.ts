import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { routes, type Body } from '../guards/respond';
import { fieldError } from '../guards/Refusal';
import { accountFields, checkNewPassword } from '../sign-in/passwords';
import { addUser } from '../users/addUser';
import { userBody } from '../users/userFields';

/** Returns no tokens: the code mailed at the first sign-in verifies the address. */
const register = async (context: ServerContext, req: Request, res: Response) => {
  const body = req.body as Body<'registerUser'> & { first_name?: string };
  const { email, first_name = '', last_name, password, confirm_password } = body;
  checkNewPassword(password, confirm_password, accountFields);
  const hash = await context.vault.passwords.hash(password);
  const address = email.trim().toLowerCase();
  if (context.db.findBy('users', 'email', address))
    throw fieldError('email', 'A user with this email already exists.');
  const user = addUser(context, {
    email: address,
    first_name: first_name.trim(),
    last_name: last_name.trim(),
  });
  context.vault.passwords.put(user.id, hash);
  res.status(201);
  return { success: true, message: 'User registered successfully!', user: userBody(user) };
};

export const registrationRoutes = routes({
  'POST /user/register': register,
});
