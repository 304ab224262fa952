// @vitest-environment jsdom -- happy-dom neither expires cookies nor simulates the back-forward cache
import { beforeEach, describe, expect, it } from 'vitest';
import { cookies } from '../../src/auth/storage';
import { session } from '../../src/auth/session';
import type { LoginAnswer } from '../../src/model/sign-in/signIn';

const tokens = { access: 'a.b.c', refresh: 'd.e.f' };
const answer: LoginAnswer = {
  ...tokens,
  user: { user_id: 7, email: 'ada@pulsehub.test', first_name: 'Ada', notification_key: 'key-7' },
  websocket_url: 'wss://live.pulsehub.test',
  api_url: 'https://api.pulsehub.test',
  projects: [{ id: 1 }],
  owner: { name: 'Innovation Centre' },
};
const kept = () =>
  Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));
const slice = () => {
  const root = JSON.parse(localStorage.getItem('persist:root') ?? '{}') as { auth: string };
  return JSON.parse(root.auth) as Record<string, unknown>;
};

const eventsWhile = (act: () => unknown): string[] => {
  const events: string[] = [];
  const stop = session.subscribe((event) => events.push(event));
  act();
  stop();
  return events;
};

beforeEach(() => session.end());

describe('a session', () => {
  it('is stored under the keys that other clients of the origin read', () => {
    session.start(answer, tokens);
    expect(kept()).toMatchObject({
      accessToken: 'a.b.c',
      refreshToken: 'd.e.f',
      notificationKey: 'key-7',
      websocketUrl: 'wss://live.pulsehub.test',
      apiUrl: 'https://api.pulsehub.test',
    });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email: 'ada@pulsehub.test' });
    expect(slice()).toMatchObject({
      accessToken: 'a.b.c',
      projects: [{ id: 1 }],
      owner: { name: 'Innovation Centre' },
      status: 'succeeded',
    });
  });

  it.each([
    [{ access: 'new.b.c' }, 'd.e.f'],
    [{ access: 'new.b.c', refresh: 'new.e.f' }, 'new.e.f'],
  ])('stores what a renewal answers, in the slice too: %j', (renewed, refresh) => {
    session.start(answer, tokens);
    session.renew(renewed);
    expect([session.accessToken(), session.refreshToken()]).toEqual(['new.b.c', refresh]);
    expect(slice()).toMatchObject({ accessToken: 'new.b.c', refreshToken: refresh });
  });

  it('takes nothing over from the previous one', () => {
    session.start(answer, tokens);
    session.start({ ...tokens, user: { user_id: 8, email: 'bob@pulsehub.test' } }, tokens);
    expect(session.notificationKey()).toBeNull();
    expect(session.websocketUrl()).toBeNull();
    expect(slice()).toMatchObject({ projects: [], owner: null });
  });

  it('leaves only the preferences behind when it ends', () => {
    session.start(answer, tokens);
    localStorage.setItem('pulsehub.preferences', '{"7":{"theme":"dark"}}');
    sessionStorage.setItem('anything', 'else');
    session.end();
    expect(kept()).toEqual({ 'pulsehub.preferences': '{"7":{"theme":"dark"}}' });
    expect(sessionStorage.getItem('anything')).toBeNull();
    expect(session.isSignedIn()).toBe(false);
  });

  it.each(['{', '"text"', '[]', '{"name":"x"}'])('has no user when the stored user is %s', (stored) => {
    localStorage.setItem('user', stored);
    expect(session.user()).toBeNull();
  });

  it.each<[string, StorageEventInit, string[]]>([
    ['a sign-out that cleared all', { key: null }, ['ended']],
    ['a removed token', { key: 'accessToken', oldValue: 'a', newValue: null }, ['ended']],
    ['a new token', { key: 'accessToken', oldValue: null, newValue: 'a' }, ['started']],
    ['a replaced token', { key: 'accessToken', oldValue: 'a', newValue: 'b' }, ['changed']],
    ['another profile', { key: 'user', oldValue: null, newValue: '{}' }, ['changed']],
    ['a removed profile', { key: 'user', oldValue: '{}', newValue: null }, ['changed']],
    ['any other key', { key: 'apiUrl', oldValue: 'a', newValue: null }, []],
  ])('notices what another tab did: %s', (_, event, expected) => {
    expect(eventsWhile(() => dispatchEvent(new StorageEvent('storage', event)))).toEqual(expected);
  });

  it('stores the changed profile, in the slice too, and none when nobody is signed in', () => {
    session.updateUser({ first_name: 'Nobody' });
    expect(session.user()).toBeNull();
    session.start(answer, tokens);
    session.updateUser({ first_name: 'Adah' });
    expect(session.user()).toMatchObject({ user_id: 7, first_name: 'Adah' });
    expect(slice()).toMatchObject({ user: { first_name: 'Adah' } });
  });

  it('has a slice that the stores of other clients can read', () => {
    localStorage.setItem('persist:root', '{"auth":"{"}');
    session.start({}, tokens);
    const root = JSON.parse(localStorage.getItem('persist:root') ?? '') as Record<string, string>;
    expect(JSON.parse(root['_persist'] ?? '')).toEqual({ version: -1, rehydrated: true });
    expect(slice()).toEqual({
      user: null,
      accessToken: 'a.b.c',
      refreshToken: 'd.e.f',
      notificationKey: null,
      status: 'succeeded',
      projects: [],
      owner: null,
      decodedData: null,
      error: null,
      projectTitle: null,
      projectId: null,
    });
  });

  it('leaves the tab marked as loaded, if it was', () => {
    sessionStorage.setItem('pulsehub.loaded', '1');
    session.end();
    expect(sessionStorage.getItem('pulsehub.loaded')).toBe('1');
    sessionStorage.clear();
    session.end();
    expect(sessionStorage.getItem('pulsehub.loaded')).toBeNull();
    expect(localStorage.getItem('pulsehub.preferences')).toBeNull();
  });

  it('stores the service and the portal for other clients, and the provider for this tab', () => {
    session.rememberService('shm', 'token', 'https://shm.test');
    session.rememberCompanion('https://portal.test');
    session.expectSocial('google');
    expect(kept()).toEqual({
      tokenshm: 'token',
      shm_backend: 'https://shm.test',
      pulsehub_frontend: 'https://portal.test',
    });
    expect(session.consumeSocial('google')).toBe(true);
    expect(session.consumeSocial('google')).toBe(false);
  });
});

describe('a remembered device', () => {
  it('sends what the sign-in returned, and nothing otherwise', () => {
    expect(session.rememberHeaders()).toEqual({});
    session.start({ ...answer, remember_token: 'token 1', session_id: 12 }, tokens);
    expect(session.rememberHeaders()).toEqual({ 'X-RMT': 'token 1', 'X-SI': '12' });
    expect(cookies.get('pulsehub_session')).toBe('7');
    session.end();
    session.start({}, tokens);
    expect(session.rememberHeaders()).toEqual({});
    expect(cookies.get('pulsehub_session')).toBe('');
  });

  it('keeps nothing but its own two cookies when the session expires', () => {
    session.start({ ...answer, remember_token: 'token-1', session_id: 12 }, tokens);
    session.end({ keepRemembered: true });
    expect(session.rememberHeaders()).toEqual({ 'X-RMT': 'token-1', 'X-SI': '12' });
    expect(cookies.get('pulsehub_session')).toBeNull();
  });
});

const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
it.each([
  ['ended', () => localStorage.clear()],
  ['changed', () => localStorage.setItem('user', JSON.stringify({ user_id: 8, email: 'bob@pulsehub.test' }))],
])('a page from the back-forward cache checks the session again: %s', (event, happenedMeanwhile) => {
  session.start(answer, tokens);
  happenedMeanwhile();
  expect(eventsWhile(comeBack)).toEqual([event]);
});
