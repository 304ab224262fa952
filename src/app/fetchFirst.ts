import { fetchEarly } from '../api/earlyAnswers';
import { requestHeaders } from '../api/http';
import { isFirstLoad, rememberHeaders, storedAccessToken, storedUser } from '../auth/stored';
import { renewalDue } from '../model/token';
import { paths } from '../paths';
import { settings } from '../settings';
import { commonCalls, signedInNeeds } from './firstNeeds';

/** Injected by the build: the chunks of each path. */
declare const chunksByPath: Record<string, string[]>;

export const fetchFirst = (): void => {
  const [token, user] = [storedAccessToken(), storedUser()];
  if (token === null || !user) return;
  const { search } = location;
  const pathname = location.pathname === paths.home ? paths.dashboard : location.pathname;
  const need = signedInNeeds.find(({ path }) => pathname.startsWith(path));
  if (!need) return;
  for (const file of chunksByPath[need.path] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }

  // A first load may drop the session, and an expiring token is renewed first.
  if (isFirstLoad() || (renewalDue(token) ?? Infinity) <= Date.now()) return;
  const pageCalls = pathname === need.path && search === '' ? (need.calls?.(user) ?? []) : [];
  fetchEarly(
    token,
    requestHeaders(token, rememberHeaders()),
    [...commonCalls, ...pageCalls].map((path) => settings.apiUrl + path),
  );
};
