// @vitest-environment jsdom -- happy-dom neither forgets cookies nor pretends a page from the back-forward cache
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cookies } from '../../src/auth/cookies';
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

beforeEach(() => session.end());

describe('a session', () => {
  it('stands under the keys that other clients of the origin know', () => {
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

  it('keeps its projects and its owner when the access token is replaced', () => {
    session.start(answer, tokens);
    session.renewAccess('new.b.c');
    expect(session.accessToken()).toBe('new.b.c');
    expect(slice()).toMatchObject({
      accessToken: 'new.b.c',
      projects: [{ id: 1 }],
      owner: { name: 'Innovation Centre' },
    });
  });

  it('takes nothing over from the one before it', () => {
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

  it('a session is there as long as the key is there, whatever it holds', () => {
    localStorage.setItem('accessToken', 'undefined');
    expect(session.isSignedIn()).toBe(true);
    localStorage.removeItem('accessToken');
    expect(session.isSignedIn()).toBe(false);
  });

  it.each(['{', '"text"', '[]', '{"name":"x"}'])(
    'a session has nobody in it when the stored user reads %s',
    (stored) => {
      localStorage.setItem('user', stored);
      expect(session.user()).toBeNull();
    },
  );

  it('hears of a sign-out in another tab', () => {
    const heard = vi.fn<(event: string) => void>();
    const stop = session.subscribe(heard);
    dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    expect(heard).toHaveBeenCalledWith('ended');
  });
});

describe('a remembered device', () => {
  it.each([
    ['an expired session', { keepRemembered: true }, 'token-1'],
    ['a sign-out', {}, null],
  ])('the remembered device is forgotten or kept after %s', (_, how, left) => {
    cookies.set('X-RMT', 'token-1');
    session.end(how);
    expect(cookies.get('X-RMT')).toBe(left);
  });
});

describe('a page that comes back from the memory of the browser', () => {
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  it.each([
    ['ended', () => localStorage.clear()],
    [
      'changed',
      () => localStorage.setItem('user', JSON.stringify({ user_id: 8, email: 'bob@pulsehub.test' })),
    ],
  ])('looks at the session again: %s', (event, happenedMeanwhile) => {
    session.start(answer, tokens);
    happenedMeanwhile();
    const told: string[] = [];
    const stop = session.subscribe((what) => told.push(what));
    comeBack();
    stop();
    expect(told).toEqual([event]);
  });
});
