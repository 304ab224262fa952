import type { RequestHandler, Response, Request } from 'express';
import type { ServerContext } from '../context';
import { addressOf } from '../sessions/visitor';
import type { UserRow } from '../storage/tables';
import { Attempts, BackOff, onOutcome, setOutcome } from './attempts';
import { operationOf, type Operation } from './operations';
import { throttled } from './Refusal';
import { callerOf } from './session';

const accountsPerAddress = 10;

const failuresPerAddress = 50;

/** Limits attempts by account, existing or not, and by address at ten times the rate; failures add longer waits. */
export const throttle = (context: ServerContext): RequestHandler => {
  const { db, now, settings } = context;
  const limit = settings.throttlePerMinute;
  const attempts = new Attempts(now);
  const backOff = new BackOff(db, now);

  const waitOf = ({ account, address, guess }: Attempt): number =>
    Math.max(
      attempts.wait(account, limit),
      attempts.wait(address, limit * accountsPerAddress),
      guess === null ? 0 : backOff.wait(guess, limit),
      guess === null ? 0 : backOff.wait(address, limit * failuresPerAddress),
    );

  const count = ({ account, address, guess, cleared, isSecret }: Attempt, res: Response): void => {
    attempts.count(account);
    if (!isSecret) attempts.count(address);
    onOutcome(res, (isRight) => {
      if (isSecret && !isRight) attempts.count(address);
      if (guess === null) return;
      if (isRight) for (const name of cleared) backOff.succeeded(name);
      else for (const name of [guess, address]) backOff.failed(name);
    });
  };

  return (req, res, next) => {
    const attempt = limit === 0 ? null : attemptOf(context, req, res);
    const wait = attempt ? waitOf(attempt) : 0;
    if (wait > 0) throw throttled(Math.ceil(wait / 1000));
    if (attempt) count(attempt, res);
    next();
  };
};

/** Each factor has its own, so that a right code of one does not make up for wrong codes of the other. */
const codeScopes = ['email code', 'authenticator code'] as const;

type CodeScope = (typeof codeScopes)[number];

interface ThrottledCall {
  scope: 'sign-in' | 'register' | 'social' | 'renewal' | 'hub' | CodeScope | 'reset' | 'proof';
  account: (context: ServerContext, req: Request, user: UserRow | undefined) => string;
  /** Who waits after a failure: `address` where a stranger could otherwise lock the owner out. */
  backOff?: 'account' | 'address';
  /** The account is a secret: whoever knows it does not count for the address, which an office may share. */
  isSecret?: true;
}

const bodyField = (req: Request, field: string): string => (req.body as Record<string, string>)[field] ?? '';

const normalized = (email: unknown) => String(email).trim().toLowerCase();

const emailOf: ThrottledCall['account'] = (_context, req) => normalized(bodyField(req, 'email'));

const byToken = (scope: ThrottledCall['scope'], field: string): ThrottledCall => ({
  scope,
  account: (_context, req) => bodyField(req, field),
  isSecret: true,
});

const byAccess =
  (field: string): ThrottledCall['account'] =>
  ({ vault }, req) => {
    const access = bodyField(req, field);
    return String(vault.codes.ownerOf(access) ?? access);
  };

/** Password and code that confirm a change of one's own account. */
const proof: ThrottledCall = {
  scope: 'proof',
  account: (_context, _req, user) => String(user?.id),
  backOff: 'account',
};

const calls: Partial<Record<Operation['id'], ThrottledCall>> = {
  signIn: { scope: 'sign-in', account: emailOf, backOff: 'address' },
  registerUser: { scope: 'register', account: emailOf },
  signInSocially: byToken('social', 'access_token'),
  refreshToken: byToken('renewal', 'refresh'),
  authenticateOnService: byToken('hub', 'pulshub_token'),
  verifyEmailCode: { scope: 'email code', account: byAccess('otp_access'), backOff: 'account' },
  verifyAuthenticatorCode: {
    scope: 'authenticator code',
    account: byAccess('totp_access'),
    backOff: 'account',
  },
  sendResetCode: { scope: 'reset', account: (_context, req) => normalized(req.query['email']) },
  resetPassword: { scope: 'reset', account: emailOf, backOff: 'account' },
  setPasswordByLink: {
    scope: 'reset',
    account: (_context, req) => bodyField(req, 'uidb64'),
    backOff: 'address',
  },
  changePassword: proof,
  updateAccount: proof,
  proveAuthenticator: proof,
  editUser: proof,
  updateUser: proof,
};

const hasProof = (req: Request) =>
  ['old_password', 'code', 'current_code'].some((field) => bodyField(req, field) !== '');

/** The /64 of an IPv6 address, since one subscriber usually has a whole one. */
const networkOf = (address: string): string => {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  if (tail !== undefined) groups.push(...Array.from({ length: 4 - groups.length }, () => '0'));
  return groups.slice(0, 4).join(':');
};

interface Attempt {
  account: string;
  address: string;
  guess: string | null;
  /** What a right guess makes good. */
  cleared: readonly string[];
  isSecret: boolean;
}

const attemptOf = (context: ServerContext, req: Request, res: Response): Attempt | null => {
  const operation = operationOf(res);
  const call = operation && calls[operation.id];
  if (!call || (call === proof && !hasProof(req))) return null;
  // A proof that was sent unasked is no guess; the one that is checked sets the outcome.
  if (call === proof) setOutcome(res, null);
  const name = call.account(context, req, callerOf(res)?.user);
  const account = `${call.scope} ${name}`;
  const network = networkOf(addressOf(req));
  const guesses = { account, address: `${account} ${network}` };
  const guess = call.backOff ? guesses[call.backOff] : null;
  const isCode = codeScopes.some((scope) => scope === call.scope);
  return {
    account,
    address: `${call.scope} from ${network}`,
    guess,
    cleared: isCode ? codeScopes.map((scope) => `${scope} ${name}`) : [guess ?? account],
    isSecret: call.isSecret ?? false,
  };
};
