import { seededPassword, seededTotpSecret } from '../../mock-server/dev/accounts';
import { totpCode } from './totpCode';

interface SignInTransport {
  /** Returns the parsed body of the response. */
  post: (path: string, body: object) => Promise<object>;
  mailedCode: () => string | Promise<string>;
  now?: number;
}

/** Signs in a seeded account, with the codes that it needs. Returns the body of the last response. */
export const signInWithCodes = async (
  email: string,
  { post, mailedCode, now = Date.now() }: SignInTransport,
) => {
  let answer: { access?: string; otp_access?: string; totp_access?: string };
  answer = await post('/api/user/login/', { email, password: seededPassword });
  const { otp_access } = answer;
  if (otp_access)
    answer = await post('/api/user/verify-otp/', { otp: await mailedCode(), otp_access, remember_me: false });
  const { access, totp_access } = answer;
  if (!access && totp_access)
    answer = await post('/api/user/verify-totp', {
      totp: totpCode(seededTotpSecret, now),
      totp_access,
      remember_me: false,
    });
  return answer;
};
