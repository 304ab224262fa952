import type { Request, RequestHandler, Response } from 'express';
import type { Fields } from '../../src/model/fields';
import { toText } from '../../src/model/text';
import type { ServerContext } from '../context';
import { getClientAddress, toNetwork } from './visitor';
import { getAttemptedAccount } from './attemptedAccount';
import { AttemptLimiter } from './attempts';
import { getOperation, type Operation } from './operations';
import { tooManyRequests } from './ApiError';
import { onResponseEnd } from './requestLog';
import { getCaller } from './session';

interface ThrottleRule {
  scope: string;
  /** Field that identifies the account if no user is known; absent if nothing can be guessed. */
  field?: string;
  /** True if a secret identifies the account. Successes then do not count against the address, which an office may share. */
  isSecret?: true;
}

/** Password and code that confirm a change to one's own account. */
const proofRule: ThrottleRule = { scope: 'proof', field: 'code' };

const throttleRules: Partial<Record<Operation['id'], ThrottleRule>> = {
  signIn: { scope: 'sign-in', field: 'email' },
  signInSocially: { scope: 'social', field: 'access_token', isSecret: true },
  refreshToken: { scope: 'renewal', field: 'refresh', isSecret: true },
  authenticateOnService: { scope: 'hub', field: 'pulshub_token', isSecret: true },
  verifyEmailCode: { scope: 'email code', field: 'otp_access' },
  verifyAuthenticatorCode: { scope: 'authenticator code', field: 'totp_access' },
  sendResetCode: { scope: 'reset' },
  resetPassword: { scope: 'reset', field: 'email' },
  setPasswordByLink: { scope: 'reset' },
  changePassword: proofRule,
  updateAccount: proofRule,
  proveAuthenticator: proofRule,
  editUser: proofRule,
  updateUser: proofRule,
};

const getField = (req: Request, field: string): string =>
  toText((req.body as Fields)[field])
    .trim()
    .toLowerCase();

const hasProof = (req: Request) =>
  ['old_password', 'code', 'current_code'].some((field) => getField(req, field) !== '');

const findRule = (req: Request, res: Response): ThrottleRule | undefined => {
  const operation = getOperation(res);
  const rule = operation && throttleRules[operation.id];
  return rule === proofRule && !hasProof(req) ? undefined : rule;
};

const accountsPerAddress = 10;

/** Limits attempts on an account, existing or not, from one address, and from the address at ten times that rate. */
export const throttle = ({ now, settings }: ServerContext): RequestHandler => {
  const limit = settings.throttlePerMinute;
  const limiter = new AttemptLimiter(now);
  return (req, res, next) => {
    const rule = limit === 0 ? undefined : findRule(req, res);
    if (!rule) return next();
    const { scope, field, isSecret } = rule;
    const addressKey = [scope, toNetwork(getClientAddress(req))];
    const account = field && (getCaller(res)?.user.id ?? getAttemptedAccount(res) ?? getField(req, field));
    const accountKey = account === undefined ? null : [...addressKey, account];
    const wait = Math.max(
      accountKey === null ? 0 : limiter.getWaitMs(accountKey, limit),
      limiter.getWaitMs(addressKey, limit * accountsPerAddress),
    );
    if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
    if (accountKey !== null) limiter.record(accountKey);
    if (!isSecret) limiter.record(addressKey);
    else
      onResponseEnd(res, () => {
        if (res.statusCode >= 400 && res.statusCode < 429) limiter.record(addressKey);
      });
    next();
  };
};
