import { seededPassword, seededTotpSecret } from '../../mock-server/dev/accounts';
import { totpCode } from './totpCode';

interface Way {
  /** Returns the parsed body of the response. */
  post: (path: string, body: object) => Promise<object>;
  mailedCode: () => string | Promise<string>;
  now?: number;
}

/** Signs a seeded account in, with the codes that it needs. Returns the last response. */
export const signInByCalls = async (email: string, { post, mailedCode, now = Date.now() }: Way) => {
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
