import type { Request } from 'express';
import type { ServerContext } from '../context';
import { digest } from '../security/digest';
import type { UserRow } from '../storage/tables';
import { samePath } from './access';

interface ThrottledCall {
  method: string;
  path: string;
  /** Attempts of one scope count together. */
  scope: 'sign-in' | 'code' | 'reset';
  /** On whose account the attempt is made; null where the call does not say. */
  account: (context: ServerContext, req: Request, person: UserRow | undefined) => string | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const bodyField = (req: Request, field: string): string | null =>
  text((req.body as Record<string, unknown> | undefined)?.[field]);

const lower = (email: string | null) => email?.trim().toLowerCase() ?? null;

const byEmail: ThrottledCall['account'] = (_context, req) => lower(bodyField(req, 'email'));

const byAccess =
  (field: string): ThrottledCall['account'] =>
  ({ vault }, req) => {
    const access = bodyField(req, field);
    // A made-up access belongs to nobody; it counts for itself.
    return access && String(vault.codes.ownerOf(access) ?? digest(access));
  };

const calls: readonly ThrottledCall[] = [
  { method: 'POST', path: 'user/login', scope: 'sign-in', account: byEmail },
  { method: 'POST', path: 'user/register', scope: 'sign-in', account: byEmail },
  { method: 'POST', path: 'user/verify-otp', scope: 'code', account: byAccess('otp_access') },
  { method: 'POST', path: 'user/verify-totp', scope: 'code', account: byAccess('totp_access') },
  {
    method: 'GET',
    path: 'user/forget-password',
    scope: 'reset',
    account: (_c, req) => lower(text(req.query['email'])),
  },
  { method: 'POST', path: 'user/forget-password', scope: 'reset', account: byEmail },
  {
    method: 'POST',
    path: 'user/password-set-confirm',
    scope: 'reset',
    account: (_c, req) => bodyField(req, 'uidb64'),
  },
  {
    method: 'POST',
    path: 'user/password-reset',
    scope: 'reset',
    account: (_c, _r, person) => person?.email ?? null,
  },
];

/** The account on which this call counts as an attempt; null for all other calls. */
export const accountOf = (
  context: ServerContext,
  req: Request,
  person: UserRow | undefined,
): string | null => {
  const call = calls.find(({ method, path }) => method === req.method && samePath(path, req.path));
  const account = call?.account(context, req, person);
  return call && account ? `${call.scope} ${account}` : null;
};
