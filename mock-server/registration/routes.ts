import type { Request, Response, Router } from 'express';
import type { ServerContext } from '../context';
import { Attempts } from '../guards/attempts';
import { throttled } from '../guards/Refusal';
import { routes, type Body } from '../guards/respond';
import { plainMail } from '../mail/mails';
import { addressOf, networkOf } from '../sessions/visitor';
import { accountFields, checkNewPassword } from '../sign-in/passwords';
import { isRecent } from '../sign-in/resend';
import { addUser } from '../users/addUser';
import type { UserRow } from '../storage/tables';
import { say } from '../sentences/say';
import { hour } from '../time';

const unknownUserId = 0;

/** Not by the name of the account, which a stranger may have chosen. */
const tellOwner = (context: ServerContext, { id, email }: UserRow): void => {
  const isTold = isRecent(context, id, 'registration_notice');
  // The same writes either way, so that timing does not reveal what is stored.
  context.vault.codes.issueAccess(isTold ? unknownUserId : id, 'registration_notice');
  if (isTold) return;
  const paragraphs = [
    `Someone tried to create an account at ${context.origin()} with this email address, which already has one.`,
    'If this was you, sign in with it, or choose "Forgot your password?" on the sign-in page to set a new password.',
    'If this was not you, you can ignore this email.',
  ];
  context.sendMail(plainMail({ email, first_name: '' }, 'You already have a PulseHub account', paragraphs));
};

const perAddressAndHour = 60;

const maxUnconfirmed = 1_000;

const limitRegistrations = ({ vault, settings }: ServerContext, attempts: Attempts, req: Request): void => {
  if (settings.throttlePerMinute === 0) return;
  const network = networkOf(addressOf(req));
  const isFull = vault.codes.count('registration') >= maxUnconfirmed;
  const wait = isFull ? hour : attempts.wait(network, perAddressAndHour);
  if (wait > 0) throw throttled(Math.ceil(wait / 1000));
  attempts.count(network);
};

/** Does not say whether the address has an account: the code mailed at the first sign-in verifies it. */
const register = async (context: ServerContext, attempts: Attempts, req: Request, res: Response) => {
  const body = req.body as Body<'registerUser'> & { first_name?: string };
  const { email, first_name = '', last_name, password, confirm_password } = body;
  checkNewPassword(password, confirm_password, accountFields);
  limitRegistrations(context, attempts, req);
  const hash = await context.vault.passwords.hash(password, req);
  const address = email.trim().toLowerCase();
  const owner = context.db.findBy('users', 'email', address);
  if (owner) tellOwner(context, owner);
  else {
    const names = { first_name: first_name.trim(), last_name: last_name.trim() };
    const user = addUser(context, { email: address, ...names });
    context.vault.passwords.put(user.id, hash);
    context.vault.codes.issueAccess(user.id, 'registration');
  }
  res.status(201);
  return { success: true, message: say('User registered successfully!') };
};

export const registrationRoutes = (context: ServerContext): Router => {
  const attempts = new Attempts(context.now, hour);
  return routes({ 'POST /user/register': (_context, req, res) => register(context, attempts, req, res) })(
    context,
  );
};
