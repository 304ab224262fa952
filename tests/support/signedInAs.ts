import { session } from '../../src/auth/session';
import type { User } from '../../src/model/users/user';

/** Token that the portal reads as not expired. */
export const unexpiredToken = `a.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.c`;

/** Starts a session as a finished sign-in does. Its tokens are invalid on the backend. */
export const signedInAs = (change: Partial<User> = {}): User => {
  const user: User = {
    user_id: 7,
    email: 'ada@pulsehub.test',
    first_name: 'Ada',
    last_name: 'Byron',
    notification_key: 'key-of-ada',
    ...change,
  };
  session.start({ user }, { access: 'access', refresh: 'refresh' });
  return user;
};

/** Reads what the portal stores of its session for other clients of the origin. */
export const readSlice = () => {
  const root = JSON.parse(localStorage.getItem('persist:root') ?? '{}') as { auth: string };
  return JSON.parse(root.auth) as Record<string, unknown>;
};
