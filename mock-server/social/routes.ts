import type { Request } from 'express';
import { isSocialProvider, socialProviders } from '../../src/model/sign-in/socialLink';
import type { ServerContext } from '../context';
import { createRoutes, type Body } from '../guards/respond';
import { badRequest } from '../guards/ApiError';
import { inactiveAccountError, completeSignIn } from '../sign-in/signInResponse';
import { message } from '../messages/message';

const listLinks = () =>
  Object.fromEntries(
    socialProviders.map((provider) => [`${provider}_login_link`, `/dev/social/${provider}`]),
  );

const login = (context: ServerContext, req: Request) => {
  const { access_token } = req.body as Body<'signInSocially'>;
  const { type } = req.query;
  if (!isSocialProvider(type)) {
    const detail = message('Invalid provider specified.');
    throw badRequest({ detail, type: [detail] }, { success: false });
  }
  const row = context.vault.codes.redeem(access_token, 'social', type);
  const user = typeof row === 'string' ? undefined : context.db.get('users', row.user);
  if (!user)
    throw badRequest(
      { detail: message('The identity provider did not confirm this sign-in.') },
      { success: false },
    );
  if (!user.is_active) throw inactiveAccountError();
  return completeSignIn(context, req, user).then((response) => ({ success: true, ...response }));
};

export const socialRoutes = createRoutes({
  'GET /user/social-login-link': listLinks,
  'POST /user/auth/social-login': login,
});
