import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountEmail } from '../../../mock-server/dev/accounts';
import { socialProviders } from '../../../src/model/sign-in/socialLink';
import { paths } from '../../../src/paths';
import { session } from '../../../src/auth/session';
import { openAsVisitor } from '../../support/openAsVisitor';
import { signInByApi } from '../../support/openAsUser';
import { setUpBackend } from '../../support/setUpBackend';

const call = '/api/user/auth/social-login/?type=google';
const callback = `${paths.socialAuthCallback}?access_token=given&type=google`;

const backend = setUpBackend();

/** The callback URL that the stand-in for the provider redirects to. */
const callbackFor = async (provider: string, account: string): Promise<string> => {
  const answer = await fetch(`${backend.url}/dev/social/${provider}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: accountEmail(account) }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return answer.headers.get('location') ?? '';
};

const openWithResponse = (answer: () => Response | Promise<Response>) =>
  openAsVisitor(backend, { path: callback, intercept: { [call]: answer } });

it.each(socialProviders)('signs in through %s', async (provider) => {
  const { currentPath } = openAsVisitor(backend, { path: await callbackFor(provider, 'member') });
  expect(await screen.findByText('Login successful!')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
});

it('signs in through a further provider that the answer announces', async () => {
  const { currentPath } = openAsVisitor(backend, {
    path: `${paths.socialAuthCallback}?access_token=given&type=okta`,
    intercept: {
      '/api/user/social-login-link/': () => Response.json({ okta_login_link: '/dev/social/okta' }),
      '/api/user/auth/social-login/?type=okta': async () =>
        Response.json({ success: true, ...(await signInByApi(backend, 'member')) }),
    },
  });
  expect(await screen.findByText('Login successful!')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
});

it('shows that it is working, and removes the token from the URL before the first request', async () => {
  const seen: string[] = [];
  const { currentPath } = openWithResponse(async () => {
    await Promise.resolve();
    seen.push(currentPath());
    return new Promise(() => {});
  });
  expect(await screen.findByText('Processing social login...')).toBeVisible();
  await waitFor(() => expect(seen).toEqual([paths.socialAuthCallback]));
});

describe('a failed social sign-in', () => {
  const notAuthenticated = 'Failed to authenticate with social login.';
  it.each([
    ['?access_token=given&type=github', 'Invalid provider specified.'],
    ['?type=google', notAuthenticated],
    ['', notAuthenticated],
  ])('leads back to the sign-in from "%s" without a request', async (search, text) => {
    const { currentPath, calls } = openAsVisitor(backend, { path: paths.socialAuthCallback + search });
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe(paths.login));
    expect(calls.filter((path) => path.includes('social-login/'))).toEqual([]);
  });

  it('leads back to the sign-in and shows why an inactive account is not signed in', async () => {
    const { currentPath } = openAsVisitor(backend, { path: await callbackFor('yahoo', 'inactive') });
    const text = 'This account is not active. Please contact our support team for assistance.';
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe(paths.login));
  });
});

describe('while somebody is signed in,', () => {
  const question = 'Sign in as someone else?';
  const openSignedIn = async (pressed?: string) => {
    const former = await signInByApi(backend, 'member');
    const portal = openAsVisitor(backend, {
      path: await callbackFor('google', 'staff'),
      prepare: () => {
        session.start(former, former);
        if (pressed) sessionStorage.setItem('pulsehub.social', pressed);
      },
    });
    const details = () =>
      fetch(`${backend.url}/api/user/details/`, { headers: { authorization: `Bearer ${former.access}` } });
    const isEnded = async () => (await details()).status === 401;
    return { ...portal, isEnded };
  };

  it.each([undefined, 'yahoo'])(
    'a callback that this tab did not ask for (pressed: %s) leaves the session alone',
    async (pressed) => {
      const { user, currentPath, calls, isEnded } = await openSignedIn(pressed);
      const dialog = within(await screen.findByRole('alertdialog', { name: question }));
      expect(dialog.getByText(/member@pulsehub\.test/)).toBeVisible();
      expect(calls.filter((path) => path.includes('social-login/'))).toEqual([]);
      await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
      await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
      expect(session.user()?.email).toBe(accountEmail('member'));
      expect(await isEnded()).toBe(false);
    },
  );

  it('a confirmed callback ends that session on the server too', async () => {
    const { user, isEnded } = await openSignedIn();
    await user.click(await screen.findByRole('button', { name: 'End my session' }));
    await waitFor(() => expect(session.user()?.email).toBe(accountEmail('staff')));
    await waitFor(async () => expect(await isEnded()).toBe(true));
  });

  it('a callback after a click on that provider’s button in this tab asks nothing, once', async () => {
    await openSignedIn('google');
    await waitFor(() => expect(session.user()?.email).toBe(accountEmail('staff')));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('pulsehub.social')).toBeNull();
  });
});
