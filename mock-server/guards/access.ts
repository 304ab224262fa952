import type { UserRow } from '../storage/tables';
import { forbidden, notFound, notSignedIn, Refusal } from './Refusal';

/** `staff` are staff and superusers; `person` is anybody who is signed in. */
export type Who = 'open' | 'person' | 'staff' | 'superuser';

export interface AccessRule {
  methods: readonly string[];
  /** Below /api/, without the slash at the end; `:id` stands for one segment. */
  path: string;
  who: Who;
  /** A query parameter that names a user: for anybody but oneself it takes a superuser. */
  another?: string;
}

const rule = (who: Who, methods: string | readonly string[], path: string, another?: string): AccessRule => ({
  who,
  path,
  methods: typeof methods === 'string' ? [methods] : methods,
  ...(another ? { another } : {}),
});

/** Who may call what (decisions §4). What is not listed does not exist. */
export const accessRules: readonly AccessRule[] = [
  rule('open', 'POST', 'user/login'),
  rule('open', 'POST', 'user/verify-otp'),
  rule('open', 'POST', 'user/verify-totp'),
  rule('open', 'POST', 'user/token-refresh'),
  rule('open', 'POST', 'user/logout'),
  rule('open', 'POST', 'user/register'),
  rule('open', 'GET', 'user/social-login-link'),
  rule('open', 'POST', 'user/auth/social-login'),
  rule('open', ['GET', 'POST'], 'user/forget-password'),
  rule('open', 'POST', 'user/password-set-confirm'),
  rule('open', 'POST', 'pulsehub-auth'),

  rule('person', 'POST', 'user/decode-token'),
  rule('person', ['GET', 'POST'], 'user/details'),
  rule('person', 'POST', 'user/password-reset'),
  rule('person', ['GET', 'POST'], 'user/google-authenticator-activation'),
  rule('person', 'GET', 'user/active-sessions-manage', 'id'),
  rule('person', 'DELETE', 'user/active-sessions-manage'),
  rule('person', ['GET', 'POST'], 'user/notification-control', 'user_id'),
  rule('person', 'GET', 'user/notification'),
  rule('person', ['PATCH', 'DELETE'], 'user/notification/:id'),
  rule('person', 'GET', 'user/dic-services', 'user_id'),
  rule('person', 'GET', 'project'),
  rule('person', 'POST', 'project/update'),
  rule('person', ['GET', 'POST'], 'media-library-folder'),
  rule('person', 'DELETE', 'media-library-folder/delete-all'),
  rule('person', ['GET', 'PATCH', 'DELETE'], 'media-library-folder/:id'),
  rule('person', ['POST', 'DELETE'], 'user/media-library'),

  rule('staff', ['GET', 'POST'], 'user/manage'),
  rule('staff', ['GET', 'POST', 'PATCH'], 'user/manage/:id'),
  rule('staff', 'POST', 'user/send-email'),
  rule('staff', 'POST', 'user/mass-account-creation'),
  rule('staff', ['GET', 'POST'], 'user/data'),
  rule('staff', ['GET', 'POST'], 'user/custom-message-template'),
  rule('staff', ['GET', 'PATCH', 'DELETE'], 'user/custom-message-template/:id'),
  rule('staff', ['GET', 'POST'], 'user/dic-services-list'),
  rule('staff', ['GET', 'PUT', 'DELETE'], 'user/dic-services-list/:id'),
  rule('staff', ['GET', 'POST'], 'google-play'),
  rule('staff', ['GET', 'PUT', 'DELETE'], 'google-play/:id'),

  rule('superuser', 'DELETE', 'user/manage/:id'),
  rule('superuser', 'GET', 'user/log'),
  rule('superuser', 'POST', 'user/dic-services'),
];

export const segments = (path: string) =>
  path
    .replace(/^\/(api\/)?/, '')
    .replace(/\/$/, '')
    .split('/');

export const samePath = (pattern: string, path: string): boolean => {
  const [expected, actual] = [segments(pattern), segments(path)];
  return (
    expected.length === actual.length &&
    expected.every(
      (segment, at) => segment === actual[at] || (segment === ':id' && /^\d+$/.test(actual[at] ?? '')),
    )
  );
};

export const methodOf = (method: string) => (method === 'HEAD' ? 'GET' : method);

export const ruleOf = (method: string, path: string): AccessRule | undefined =>
  accessRules.find(
    ({ methods, path: pattern }) => methods.includes(methodOf(method)) && samePath(pattern, path),
  );

const isAllowed = (who: Who, person: UserRow): boolean =>
  who === 'superuser' ? person.is_superuser : who === 'staff' ? person.is_staff || person.is_superuser : true;

export const checkAccess = (
  method: string,
  path: string,
  query: Record<string, unknown>,
  person: UserRow | undefined,
): void => {
  const found = ruleOf(method, path);
  if (!found) {
    if (accessRules.some(({ path: pattern }) => samePath(pattern, path)))
      throw new Refusal(405, { detail: `Method "${method}" not allowed.` });
    throw notFound();
  }
  if (found.who === 'open') return;
  if (!person) throw notSignedIn();
  const named = found.another === undefined ? undefined : query[found.another];
  const isAnother = named !== undefined && named !== '' && named !== String(person.id);
  if (!isAllowed(isAnother ? 'superuser' : found.who, person)) throw forbidden();
};
