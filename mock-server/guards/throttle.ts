import type { RequestHandler, Response, Request } from 'express';
import type { ServerContext } from '../context';
import { getClientAddress, toNetwork } from '../sessions/visitor';
import { getAttemptedAccount } from './attemptedAccount';
import { AttemptLimiter, BackOff, onAttemptResult, setAttemptResult } from './attempts';
import { getOperation, type Operation } from './operations';
import { tooManyRequests } from './ApiError';
import { getCaller } from './session';

const accountsPerAddress = 10;

const failuresPerAddress = 50;

/** Limits attempts per account, existing or not, and per address at ten times that rate. Failures add longer waits. */
export const throttle = (context: ServerContext): RequestHandler => {
  const { db, now, settings } = context;
  const limit = settings.throttlePerMinute;
  const limiter = new AttemptLimiter(now);
  const backOff = new BackOff(db, now);

  const getWaitMs = ({ accountKey, addressKey, guessKey }: Attempt): number =>
    Math.max(
      accountKey === null ? 0 : limiter.getWaitMs(accountKey, limit),
      limiter.getWaitMs(addressKey, limit * accountsPerAddress),
      guessKey === null ? 0 : backOff.getWaitMs(guessKey, limit),
      guessKey === null ? 0 : backOff.getWaitMs(addressKey, limit * failuresPerAddress),
    );

  const record = (
    { accountKey, addressKey, guessKey, clearedKeys, isSecret }: Attempt,
    res: Response,
  ): void => {
    if (accountKey !== null) limiter.record(accountKey);
    if (!isSecret) limiter.record(addressKey);
    onAttemptResult(res, (isCorrect) => {
      if (isSecret && !isCorrect) limiter.record(addressKey);
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

/** Separate scopes, so that a correct code of one factor does not clear wrong codes of the other. */
const codeScopes = ['email code', 'authenticator code'] as const;

type CodeScope = (typeof codeScopes)[number];

interface ThrottleRule {
  scope: 'sign-in' | 'social' | 'renewal' | 'hub' | CodeScope | 'reset' | 'proof';
  /** Field that identifies the account if no user is known; absent if nothing can be guessed. */
  field?: string;
  /** Key that is blocked after a failure: `address` if a stranger could otherwise lock the owner out. */
  backOff?: 'account' | 'address';
  /** True if a secret identifies the account. Successes then do not count against the address, which an office may share. */
  isSecret?: true;
}

const getField = (req: Request, field: string): string => {
  const { [field]: value = req.query[field] } = req.body as Record<string, unknown>;
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
};

/** Password and code that confirm a change to one's own account. */
const proofRule: ThrottleRule = { scope: 'proof', field: 'code', backOff: 'account' };

const throttleRules: Partial<Record<Operation['id'], ThrottleRule>> = {
  signIn: { scope: 'sign-in', field: 'email', backOff: 'address' },
  signInSocially: { scope: 'social', field: 'access_token', isSecret: true },
  refreshToken: { scope: 'renewal', field: 'refresh', isSecret: true },
  authenticateOnService: { scope: 'hub', field: 'pulshub_token', isSecret: true },
  verifyEmailCode: { scope: 'email code', field: 'otp_access', backOff: 'account' },
  verifyAuthenticatorCode: { scope: 'authenticator code', field: 'totp_access', backOff: 'account' },
  sendResetCode: { scope: 'reset' },
  resetPassword: { scope: 'reset', field: 'email', backOff: 'account' },
  setPasswordByLink: { scope: 'reset' },
  changePassword: proofRule,
  updateAccount: proofRule,
  proveAuthenticator: proofRule,
  editUser: proofRule,
  updateUser: proofRule,
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
  const rule = operation && throttleRules[operation.id];
  if (!rule || (rule === proofRule && !hasProof(req))) return null;
  // Only a checked proof sets the result, because an unrequested proof is not a guess.
  if (rule === proofRule) setAttemptResult(res, null);
  const { scope, field, isSecret = false } = rule;
  const network = toNetwork(getClientAddress(req));
  const addressKey = `${scope} from ${network}`;
  if (field === undefined) return { accountKey: null, addressKey, guessKey: null, clearedKeys: [], isSecret };
  const user = getCaller(res)?.user.id ?? getAttemptedAccount(res);
  const account = user ?? getField(req, field);
  // Strangers share one bucket, so that they cannot lock users out of their usual networks.
  const bucket = user !== null && vault.networks.has(user, network) ? `${account} ${network}` : account;
  const accountKey = `${scope} ${bucket}`;
  const guessKeys = { account: accountKey, address: `${scope} ${account} ${network}` };
  const guessKey = rule.backOff ? guessKeys[rule.backOff] : null;
  const isCode = codeScopes.some((known) => known === scope);
  const clearedKeys = isCode
    ? [...codeScopes.map((known) => `${known} ${bucket}`), `sign-in ${account} ${network}`]
    : [guessKey ?? accountKey];
  return { accountKey, addressKey, guessKey, clearedKeys, isSecret };
};
