import { createListeners } from '../model/createListeners';
import type { LoginResponse, Tokens } from '../model/sign-in/signIn';
import type { User } from '../model/users/user';
import {
  cookies,
  firstLoadMarker,
  hasSession,
  preferencesKey,
  rememberCookies,
  rememberHeaders,
  sessionKeys as keys,
  storedAccessToken,
  storedUser,
} from './storage';

/** The only module that reads and writes the stored session (spec 1 §3 "Stored client side"). */

const sessionCookie = 'pulsehub_session';

/** `leaving`: the user signs out, so later session errors are not shown. `ending`: the tokens are about to be cleared. */
type SessionEvent = 'started' | 'changed' | 'leaving' | 'ending' | 'ended';

const events = createListeners<[SessionEvent]>();
const emit = events.notify;

const setOrRemove = (key: string, value: string | null | undefined) => {
  if (value) localStorage.setItem(key, value);
  else localStorage.removeItem(key);
};

interface Extras {
  projects: unknown;
  owner: unknown;
  decodedData: unknown;
  error: string | null;
}

const readExtras = (): Extras => {
  try {
    const { auth } = JSON.parse(localStorage.getItem(keys.persisted) ?? '{}') as { auth?: string };
    const {
      projects = [],
      owner = null,
      decodedData = null,
      error = null,
    } = JSON.parse(auth ?? '{}') as Partial<Extras>;
    return { projects, owner, decodedData, error };
  } catch {
    return { projects: [], owner: null, decodedData: null, error: null };
  }
};

/** Other clients of this origin read this redux-persist format. */
const persist = (change: Partial<Extras> = {}) => {
  const slice = {
    user: storedUser(),
    accessToken: localStorage.getItem(keys.access),
    refreshToken: localStorage.getItem(keys.refresh),
    notificationKey: localStorage.getItem(keys.notification),
    status: 'succeeded',
    ...readExtras(),
    ...change,
    projectTitle: null,
    projectId: null,
  };
  const rehydrated = { version: -1, rehydrated: true };
  localStorage.setItem(
    keys.persisted,
    JSON.stringify({ auth: JSON.stringify(slice), _persist: JSON.stringify(rehydrated) }),
  );
};

export const session = {
  isSignedIn: hasSession,
  accessToken: storedAccessToken,
  refreshToken: (): string | null => localStorage.getItem(keys.refresh),
  notificationKey: (): string | null => localStorage.getItem(keys.notification),
  websocketUrl: (): string | null => localStorage.getItem(keys.websocket),
  user: storedUser,

  start(response: LoginResponse, tokens: Tokens): void {
    localStorage.setItem(keys.access, tokens.access);
    localStorage.setItem(keys.refresh, tokens.refresh);
    if (response.user) localStorage.setItem(keys.user, JSON.stringify(response.user));
    setOrRemove(keys.notification, response.user?.notification_key);
    setOrRemove(keys.websocket, response.websocket_url);
    setOrRemove(keys.api, response.api_url);
    cookies.set(sessionCookie, String(response.user?.user_id ?? ''));
    if (response.remember_token) cookies.set(rememberCookies.token, response.remember_token);
    if (response.session_id) cookies.set(rememberCookies.session, String(response.session_id));
    persist({ projects: response.projects ?? [], owner: response.owner ?? null });
    emit('started');
  },

  /** Stores the refresh token first, because other tabs listen for the access token. */
  renew({ access, refresh }: Pick<Tokens, 'access'> & Partial<Tokens>): void {
    if (refresh) localStorage.setItem(keys.refresh, refresh);
    localStorage.setItem(keys.access, access);
    persist();
    emit('changed');
  },

  updateUser(change: Partial<User>): void {
    const user = storedUser();
    if (!user) return;
    localStorage.setItem(keys.user, JSON.stringify({ ...user, ...change }));
    persist();
    emit('changed');
  },

  leave(): void {
    emit('leaving');
  },

  storeDecoded(decodedData: unknown, error: string | null = null): void {
    persist({ decodedData, error });
  },

  rememberService: (key: string, token: string, backend: string): void => {
    localStorage.setItem(`token${key}`, token);
    localStorage.setItem(`${key}_backend`, backend);
  },

  expectSocial: (provider: string): void => sessionStorage.setItem(keys.social, provider),

  consumeSocial: (provider: string): boolean => {
    const expected = sessionStorage.getItem(keys.social);
    sessionStorage.removeItem(keys.social);
    return expected === provider;
  },

  rememberCompanion(origin: string): void {
    localStorage.setItem(keys.companionOrigin, origin);
  },

  rememberHeaders,

  /** Preferences stay (decisions §2); `keepRemembered` keeps the remember-me cookies (decisions §2, X-RMT). */
  end({ keepRemembered = false } = {}): void {
    emit('ending');
    const preferences = localStorage.getItem(preferencesKey);
    localStorage.clear();
    if (preferences !== null) localStorage.setItem(preferencesKey, preferences);
    clearTabStorage();
    cookies.clear(keepRemembered ? Object.values(rememberCookies) : []);
    emit('ended');
  },

  subscribe: events.subscribe,
};

const clearTabStorage = () => {
  const loaded = sessionStorage.getItem(firstLoadMarker);
  sessionStorage.clear();
  if (loaded !== null) sessionStorage.setItem(firstLoadMarker, loaded);
};

addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key === null || (key === keys.access && newValue === null)) emit('ended');
  else if (key === keys.access) emit(oldValue === null ? 'started' : 'changed');
  else if (key === keys.user) emit('changed');
});

// Catches up on storage events missed in the back/forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) emit(session.isSignedIn() ? 'changed' : 'ended');
});
