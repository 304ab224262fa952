import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { routes, type Body } from '../guards/answer';
import { personOf } from '../guards/person';
import { badRequest } from '../guards/Refusal';
import { proveAuthenticator } from '../sign-in/factor';

const sentences = {
  wrong: 'This code does not fit the QR code that was shown last.',
  expired: 'This QR code has expired. Please generate a new one.',
};

const prove = (context: ServerContext, req: Request, res: Response) => {
  const { code } = req.body as Body<'proveAuthenticator'>;
  const outcome = proveAuthenticator(context, personOf(res).id, code.trim());
  if (outcome === 'proven') return { success: true, message: 'Authenticator connected successfully.' };
  const detail = sentences[outcome];
  throw badRequest({ detail, non_field_errors: [detail], code: `authenticator_${outcome}` });
};

const begin = (context: ServerContext, _req: Request, res: Response) => {
  const { id, email } = personOf(res);
  const { url, secret, firstTime } = context.vault.authenticator.begin(id, email);
  return { success: true, qr_code_url: url, code: secret, first_time: firstTime };
};

export const authenticatorRoutes = routes({
  'GET /user/google-authenticator-activation': begin,
  'POST /user/google-authenticator-activation': prove,
});
