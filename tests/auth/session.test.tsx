import { beforeEach, describe, expect, it } from 'vitest';
import { cookies } from '../../src/auth/storage';
import { session } from '../../src/auth/session';
import type { LoginResponse } from '../../src/model/sign-in/signIn';
import { readSlice } from '../support/signedInAs';

const tokens = { access: 'a.b.c', refresh: 'd.e.f' };
const loginResponse: LoginResponse = {
  ...tokens,
  user: { user_id: 7, email: 'ada@pulsehub.test', first_name: 'Ada', notification_key: 'key-7' },
  websocket_url: 'wss://live.pulsehub.test',
  api_url: 'https://api.pulsehub.test',
  projects: [{ id: 1 }],
  owner: { name: 'Innovation Centre' },
};
const readStorage = () =>
  Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));

const recordEvents = (act: () => unknown): string[] => {
  const events: string[] = [];
  const stop = session.subscribe((event) => events.push(event));
  act();
  stop();
  return events;
};

beforeEach(() => session.end());

describe('session', () => {
  it('is stored under the keys shared with other clients', () => {
    session.start(loginResponse, tokens);
    expect(readStorage()).toMatchObject({
      accessToken: 'a.b.c',
      refreshToken: 'd.e.f',
      notificationKey: 'key-7',
      websocketUrl: 'wss://live.pulsehub.test',
      apiUrl: 'https://api.pulsehub.test',
    });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email: 'ada@pulsehub.test' });
    expect(readSlice()).toMatchObject({
      accessToken: 'a.b.c',
      projects: [{ id: 1 }],
      owner: { name: 'Innovation Centre' },
      status: 'succeeded',
    });
  });

  it.each([
    [{ access: 'new.b.c' }, 'd.e.f'],
    [{ access: 'new.b.c', refresh: 'new.e.f' }, 'new.e.f'],
  ])('stores renewed tokens, also in the slice: %j', (renewed, refresh) => {
    session.start(loginResponse, tokens);
    session.renew(renewed);
    expect([session.accessToken(), session.refreshToken()]).toEqual(['new.b.c', refresh]);
    expect(readSlice()).toMatchObject({ accessToken: 'new.b.c', refreshToken: refresh });
  });

  it('discards data of the previous session', () => {
    session.start(loginResponse, tokens);
    session.start({ ...tokens, user: { user_id: 8, email: 'bob@pulsehub.test' } }, tokens);
    expect(session.notificationKey()).toBeNull();
    expect(session.websocketUrl()).toBeNull();
    expect(readSlice()).toMatchObject({ projects: [], owner: null });
  });

  it('keeps only the preferences when it ends', () => {
    session.start(loginResponse, tokens);
    localStorage.setItem('pulsehub.preferences', '{"7":{"theme":"dark"}}');
    sessionStorage.setItem('anything', 'else');
    session.end();
    expect(readStorage()).toEqual({ 'pulsehub.preferences': '{"7":{"theme":"dark"}}' });
    expect(sessionStorage.getItem('anything')).toBeNull();
    expect(session.isSignedIn()).toBe(false);
  });

  it.each(['{', '"text"', '[]', '{"name":"x"}'])('has no user if the stored user is %s', (stored) => {
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
  ])('follows changes in another tab: %s', (_, event, expected) => {
    expect(recordEvents(() => dispatchEvent(new StorageEvent('storage', event)))).toEqual(expected);
  });

  it('stores a changed profile, also in the slice, if somebody is signed in', () => {
    session.updateUser({ first_name: 'Nobody' });
    expect(session.user()).toBeNull();
    session.start(loginResponse, tokens);
    session.updateUser({ first_name: 'Adah' });
    expect(session.user()).toMatchObject({ user_id: 7, first_name: 'Adah' });
    expect(readSlice()).toMatchObject({ user: { first_name: 'Adah' } });
  });

  it('has a slice that other clients can read', () => {
    localStorage.setItem('persist:root', '{"auth":"{"}');
    session.start({}, tokens);
    const root = JSON.parse(localStorage.getItem('persist:root') ?? '') as Record<string, string>;
    expect(JSON.parse(root['_persist'] ?? '')).toEqual({ version: -1, rehydrated: true });
    expect(readSlice()).toEqual({
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

  it('keeps the tab marked as loaded', () => {
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
    expect(readStorage()).toEqual({
      tokenshm: 'token',
      shm_backend: 'https://shm.test',
      pulsehub_frontend: 'https://portal.test',
    });
    expect(session.consumeSocial('google')).toBe(true);
    expect(session.consumeSocial('google')).toBe(false);
  });
});

describe('remembered device', () => {
  it('sends the headers returned by the sign-in', () => {
    expect(session.rememberHeaders()).toEqual({});
    session.start({ ...loginResponse, remember_token: 'token 1', session_id: 12 }, tokens);
    expect(session.rememberHeaders()).toEqual({ 'X-RMT': 'token 1', 'X-SI': '12' });
    expect(cookies.get('pulsehub_session')).toBe('7');
    session.end();
    session.start({}, tokens);
    expect(session.rememberHeaders()).toEqual({});
    expect(cookies.get('pulsehub_session')).toBe('');
  });

  it('keeps only its two cookies when the session expires', () => {
    session.start({ ...loginResponse, remember_token: 'token-1', session_id: 12 }, tokens);
    session.end({ keepRemembered: true });
    expect(session.rememberHeaders()).toEqual({ 'X-RMT': 'token-1', 'X-SI': '12' });
    // happy-dom empties an expired cookie instead of removing it.
    expect(cookies.get('pulsehub_session')).toBeFalsy();
  });
});

const showCachedPage = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
it.each([
  ['ended', () => localStorage.clear()],
  ['changed', () => localStorage.setItem('user', JSON.stringify({ user_id: 8, email: 'bob@pulsehub.test' }))],
])('checks the session of a page from the back-forward cache: %s', (event, changeStorage) => {
  session.start(loginResponse, tokens);
  changeStorage();
  expect(recordEvents(showCachedPage)).toEqual([event]);
});
