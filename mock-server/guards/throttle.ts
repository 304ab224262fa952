import type { RequestHandler, Response, Request } from 'express';
import type { ServerContext } from '../context';
import { getClientAddress, toNetwork } from '../sessions/visitor';
import { getAttemptedAccount } from './attemptedAccount';
import { Attempts, BackOff, onOutcome, setOutcome } from './attempts';
import { getOperation, type Operation } from './operations';
import { tooManyRequests } from './ApiError';
import { getCaller } from './session';

const accountsPerAddress = 10;

const failuresPerAddress = 50;

/** Limits attempts per account, existing or not, and per address at ten times that rate. Failures add longer waits. */
export const throttle = (context: ServerContext): RequestHandler => {
  const { db, now, settings } = context;
  const limit = settings.throttlePerMinute;
  const attempts = new Attempts(now);
  const backOff = new BackOff(db, now);

  const getWaitMs = ({ accountKey, addressKey, guessKey }: Attempt): number =>
    Math.max(
      accountKey === null ? 0 : attempts.getWaitMs(accountKey, limit),
      attempts.getWaitMs(addressKey, limit * accountsPerAddress),
      guessKey === null ? 0 : backOff.getWaitMs(guessKey, limit),
      guessKey === null ? 0 : backOff.getWaitMs(addressKey, limit * failuresPerAddress),
    );

  const record = (
    { accountKey, addressKey, guessKey, clearedKeys, isSecret }: Attempt,
    res: Response,
  ): void => {
    if (accountKey !== null) attempts.record(accountKey);
    if (!isSecret) attempts.record(addressKey);
    onOutcome(res, (isCorrect) => {
      if (isSecret && !isCorrect) attempts.record(addressKey);
      if (guessKey === null) return;
      if (isCorrect) for (const key of clearedKeys) backOff.reset(key);
      else for (const key of [guessKey, addressKey]) backOff.recordFailure(key);
    });
  };

  return (req, res, next) => {
    const attempt = limit === 0 ? null : toAttempt(context, req, res);
    const wait = attempt ? getWaitMs(attempt) : 0;
    if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
    if (attempt) record(attempt, res);
    next();
  };
};

/** Separate scopes, so that a correct code of one factor does not excuse wrong codes of the other. */
const codeScopes = ['email code', 'authenticator code'] as const;

type CodeScope = (typeof codeScopes)[number];

interface ThrottledCall {
  scope: 'sign-in' | 'social' | 'renewal' | 'hub' | CodeScope | 'reset' | 'proof';
  /** Field that identifies the account if no user is known; absent if nothing can be guessed. */
  field?: string;
  /** Key that waits after a failure: `address` if a stranger could otherwise lock the owner out. */
  backOff?: 'account' | 'address';
  /** True if the account is a secret. Successes then do not count for the address, which an office may share. */
  isSecret?: true;
}

const getField = (req: Request, field: string): string => {
  const { [field]: value = req.query[field] } = req.body as Record<string, unknown>;
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
};

/** Password and code that confirm a change of one's own account. */
const proof: ThrottledCall = { scope: 'proof', field: 'code', backOff: 'account' };

const calls: Partial<Record<Operation['id'], ThrottledCall>> = {
  signIn: { scope: 'sign-in', field: 'email', backOff: 'address' },
  signInSocially: { scope: 'social', field: 'access_token', isSecret: true },
  refreshToken: { scope: 'renewal', field: 'refresh', isSecret: true },
  authenticateOnService: { scope: 'hub', field: 'pulshub_token', isSecret: true },
  verifyEmailCode: { scope: 'email code', field: 'otp_access', backOff: 'account' },
  verifyAuthenticatorCode: { scope: 'authenticator code', field: 'totp_access', backOff: 'account' },
  sendResetCode: { scope: 'reset' },
  resetPassword: { scope: 'reset', field: 'email', backOff: 'account' },
  setPasswordByLink: { scope: 'reset' },
  changePassword: proof,
  updateAccount: proof,
  proveAuthenticator: proof,
  editUser: proof,
  updateUser: proof,
};

const hasProof = (req: Request) =>
  ['old_password', 'code', 'current_code'].some((field) => getField(req, field) !== '');

interface Attempt {
  accountKey: string | null;
  addressKey: string;
  guessKey: string | null;
  /** Keys whose failures a success clears. */
  clearedKeys: readonly string[];
  isSecret: boolean;
}

const toAttempt = ({ vault }: ServerContext, req: Request, res: Response): Attempt | null => {
  const operation = getOperation(res);
  const call = operation && calls[operation.id];
  if (!call || (call === proof && !hasProof(req))) return null;
  // Only a proof that is checked sets the outcome; one sent unasked is not a guess.
  if (call === proof) setOutcome(res, null);
  const { scope, field, isSecret = false } = call;
  const network = toNetwork(getClientAddress(req));
  const addressKey = `${scope} from ${network}`;
  if (field === undefined) return { accountKey: null, addressKey, guessKey: null, clearedKeys: [], isSecret };
  const user = getCaller(res)?.user.id ?? getAttemptedAccount(res);
  const name = user ?? getField(req, field);
  // Strangers share one bucket, so that they cannot lock users out of their usual networks.
  const bucket = user !== null && vault.networks.has(user, network) ? `${name} ${network}` : name;
  const accountKey = `${scope} ${bucket}`;
  const guessKeys = { account: accountKey, address: `${scope} ${name} ${network}` };
  const guessKey = call.backOff ? guessKeys[call.backOff] : null;
  const isCode = codeScopes.some((known) => known === scope);
  const clearedKeys = isCode
    ? [...codeScopes.map((known) => `${known} ${bucket}`), `sign-in ${name} ${network}`]
    : [guessKey ?? accountKey];
  return { accountKey, addressKey, guessKey, clearedKeys, isSecret };
};
