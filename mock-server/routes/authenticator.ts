import { Router } from 'express';
import type { ServerContext } from '../context';
import { answer } from '../guards/answer';
import { personOf } from '../guards/person';

/** A new QR code for the caller's authenticator app; the one shown before is void (spec 1 §2 Security). */
export const authenticatorRoutes = ({ vault }: ServerContext): Router =>
  Router().get(
    '/user/google-authenticator-activation',
    answer((_req, res) => {
      const { id, email } = personOf(res);
      const { url, secret, firstTime } = vault.authenticator.begin(id, email);
      return { success: true, qr_code_url: url, code: secret, first_time: firstTime };
    }),
  );
