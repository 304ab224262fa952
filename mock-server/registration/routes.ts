import type { Request, Response, Router } from 'express';
import type { ServerContext } from '../context';
import { AttemptLimiter } from '../guards/attempts';
import { tooManyRequests } from '../guards/ApiError';
import { createRoutes, type Body } from '../guards/respond';
import { getClientAddress, toNetwork } from '../guards/visitor';
import { accountFields, checkNewPassword } from '../sign-in/newPassword';
import { wasSentRecently } from '../sign-in/resend';
import type { UserRow } from '../storage/tables';
import { addUser } from '../users/addUser';
import { message } from '../messages/message';
import { hour } from '../time';

const maxPerHour = 60;

const maxUnconfirmed = 1_000;

const limitRegistrations = (
  { vault, settings }: ServerContext,
  limiter: AttemptLimiter,
  req: Request,
): void => {
  if (settings.throttlePerMinute === 0) return;
  const key = [toNetwork(getClientAddress(req))];
  const isFull = vault.codes.count('registration') >= maxUnconfirmed;
  const wait = isFull ? hour : limiter.getWaitMs(key, maxPerHour);
  if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
  limiter.record(key);
};

const sendAlreadyRegisteredMail = (context: ServerContext, { id, email }: UserRow): void => {
  if (wasSentRecently(context, id, 'registration_notice')) return;
  context.vault.codes.issueAccess(id, 'registration_notice');
  context.emit('addressRegisteredAgain', { email });
};

/** Answers alike whether or not the address has an account; the code mailed at the first sign-in verifies it. */
const register = async (context: ServerContext, limiter: AttemptLimiter, req: Request, res: Response) => {
  const body = req.body as Body<'registerUser'> & { first_name?: string };
  const { email, first_name = '', last_name, password, confirm_password } = body;
  checkNewPassword(password, confirm_password, accountFields);
  limitRegistrations(context, limiter, req);
  const hash = await context.vault.passwords.hash(password);
  const address = email.trim().toLowerCase();
  const owner = context.db.findBy('users', 'email', address);
  if (owner) sendAlreadyRegisteredMail(context, owner);
  else {
    const names = { first_name: first_name.trim(), last_name: last_name.trim() };
    const user = addUser(context, { email: address, ...names });
    context.vault.passwords.store(user.id, hash);
    context.vault.codes.issueAccess(user.id, 'registration');
  }
  res.status(201);
  return { success: true, message: message('User registered successfully!') };
};

export const registrationRoutes = (context: ServerContext): Router => {
  const limiter = new AttemptLimiter(context.now, hour);
  return createRoutes({
    'POST /user/register': (_context, req, res) => register(context, limiter, req, res),
  })(context);
};
