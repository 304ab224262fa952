import type { Request } from 'express';
import type { ServerContext } from '../context';
import { badRequest } from '../guards/ApiError';
import { getServerOrigin } from '../serverOrigin';
import { ownerOrganisation, toProjectBody } from '../projects/projects';
import { openSession } from '../sessions/sessions';
import { describeVisitor } from '../guards/visitor';
import type { SessionRow, UserRow } from '../storage/tables';
import { getFactor } from './factor';
import { toOwnUserBody } from './userBody';
import type { KnownBrowser } from '../vault/rememberedBrowsers';
import { wasSentRecently, isUnconfirmed } from './resend';
import { message, type Message } from '../messages/message';

export const inactiveAccountError = () =>
  badRequest(
    {
      non_field_errors: [
        message('This account is not active. Please contact our support team for assistance.'),
      ],
    },
    { code: 'account_inactive' },
  );

const issueCode = (context: ServerContext, user: UserRow): string => {
  if (isUnconfirmed(user) && wasSentRecently(context, user.id, 'sign_in_email'))
    return context.vault.codes.renewAccess(user.id, 'sign_in_email');
  const { access, code } = context.vault.codes.issue(user.id, 'sign_in_email');
  context.emit('signInCodeIssued', { user, code });
  return access;
};

const noChallenge = {
  otp_verified: false,
  otp_success: false,
  otp_access: null as string | null,
  otp_message: null as Message | null,
  totp_verified: false,
  totp_success: false,
  totp_access: null as string | null,
  totp_message: null as Message | null,
};

const totpHint = message('Enter the TOTP from your authenticator app.');

export const createChallenge = (context: ServerContext, user: UserRow) => {
  const mfa_type = getFactor(context, user);
  if (mfa_type === 'authenticator') {
    const totp_access = context.vault.codes.issueAccess(user.id, 'sign_in_totp');
    return { ...noChallenge, mfa_type, totp_success: true, totp_access, totp_message: totpHint };
  }
  const otp_access = issueCode(context, user);
  const emailChallenge = { ...noChallenge, mfa_type, otp_success: true, otp_access };
  return mfa_type === 'email'
    ? { ...emailChallenge, otp_message: message('OTP sent successfully. Please verify.') }
    : {
        ...emailChallenge,
        otp_message: message(
          'Enter the code from the email first, then the one from your authenticator app.',
        ),
        totp_message: totpHint,
      };
};

export const createSecondChallenge = (context: ServerContext, user: UserRow) => ({
  ...noChallenge,
  mfa_type: user.mfa_type,
  otp_verified: true,
  otp_success: true,
  totp_success: true,
  totp_access: context.vault.codes.issueAccess(user.id, 'sign_in_totp'),
  totp_message: message('Email code verified. Now enter the code from your authenticator app.'),
});

type OpenedSession = ReturnType<typeof openSession>;

const createSessionResponse = async (context: ServerContext, req: Request, openedSession: OpenedSession) => {
  const { db, vault } = context;
  const { user, session, key, notification_key } = openedSession;
  const [access, refresh] = await Promise.all([
    vault.tokens.signAccess(session, key),
    vault.tokens.signRefresh(session, key),
  ]);
  const origin = getServerOrigin(context, req);
  return {
    access,
    refresh,
    user: { ...toOwnUserBody(context, user), notification_key },
    projects: db.all('projects').map(toProjectBody),
    owner: ownerOrganisation,
    mfa_type: getFactor(context, user),
    otp_verified: true,
    totp_verified: true,
    backend_url: origin,
    api_url: `${origin}/api`,
    websocket_url: origin.replace(/^http/, 'ws'),
  };
};

interface RememberOptions {
  remember?: boolean;
  knownBrowser?: KnownBrowser;
}

const issueRememberToken = (
  { vault }: ServerContext,
  session: SessionRow,
  { remember, knownBrowser }: RememberOptions,
) => {
  if (knownBrowser) {
    vault.rememberedBrowsers.setSession(knownBrowser.id, session.id);
    return knownBrowser.token;
  }
  return remember ? vault.rememberedBrowsers.add(session.user, session.id) : null;
};

export const completeSignIn = async (
  context: ServerContext,
  req: Request,
  user: UserRow,
  options: RememberOptions = {},
) => {
  const openedSession = openSession(context, user, describeVisitor(req), options.knownBrowser !== undefined);
  const { session } = openedSession;
  if (!options.knownBrowser) context.emit('signedIn', { session });
  const remember_token = issueRememberToken(context, session, options);
  const rememberFields = remember_token ? { remember_token, session_id: session.id } : {};
  return { ...(await createSessionResponse(context, req, openedSession)), ...rememberFields };
};
