import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountEmail } from '../../../mock-server/dev/accounts';
import { socialProviders } from '../../../src/model/sign-in/socialLink';
import { paths } from '../../../src/paths';
import { session } from '../../../src/auth/session';
import { openAsVisitor } from '../../support/openAsVisitor';
import { signInByApi } from '../../support/openAsUser';
import { setUpBackend } from '../../support/setUpBackend';

const socialPath = '/api/user/auth/social-login/?type=google';
const callbackPath = `${paths.socialAuthCallback}?access_token=given&type=google`;

const backend = setUpBackend();

/** Fetches the callback URL from the mock provider. */
const fetchCallbackUrl = async (provider: string, account: string): Promise<string> => {
  const response = await fetch(`${backend.url}/dev/social/${provider}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: accountEmail(account) }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return response.headers.get('location') ?? '';
};

const expectIn = (provider: string) => () => sessionStorage.setItem('pulsehub.social', provider);

const openWithResponse = (response: () => Response | Promise<Response>) =>
  openAsVisitor(backend, {
    path: callbackPath,
    prepare: expectIn('google'),
    intercept: { [socialPath]: response },
  });

it.each(socialProviders)('signs in through %s', async (provider) => {
  const { currentPath } = openAsVisitor(backend, {
    path: await fetchCallbackUrl(provider, 'member'),
    prepare: expectIn(provider),
  });
  expect(await screen.findByText('Login successful!')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
});

it('signs in through an additional provider from the response', async () => {
  const { currentPath } = openAsVisitor(backend, {
    path: `${paths.socialAuthCallback}?access_token=given&type=okta`,
    prepare: expectIn('okta'),
    intercept: {
      '/api/user/social-login-link/': () => Response.json({ okta_login_link: '/dev/social/okta' }),
      '/api/user/auth/social-login/?type=okta': async () =>
        Response.json({ success: true, ...(await signInByApi(backend, 'member')) }),
    },
  });
  expect(await screen.findByText('Login successful!')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
});

it('shows progress and removes the token from the URL before the first request', async () => {
  const observedPaths: string[] = [];
  const { currentPath } = openWithResponse(async () => {
    await Promise.resolve();
    observedPaths.push(currentPath());
    return new Promise(() => {});
  });
  expect(await screen.findByText('Processing social login...')).toBeVisible();
  await waitFor(() => expect(observedPaths).toEqual([paths.socialAuthCallback]));
});

describe('failed social sign-in', () => {
  const notAuthenticated = 'Failed to authenticate with social login.';
  it.each([
    ['?access_token=given&type=github', 'Invalid provider specified.'],
    ['?type=google', notAuthenticated],
    ['?access_token=given', 'Invalid provider specified.'],
    ['', 'Invalid provider specified.'],
  ])('redirects to sign-in from "%s" without a request', async (search, text) => {
    const { currentPath, calls } = openAsVisitor(backend, { path: paths.socialAuthCallback + search });
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe(paths.login));
    expect(calls.filter((path) => path.includes('social-login/'))).toEqual([]);
  });

  it('shows a wait, and signs in by Retry afterwards', async () => {
    const responses = [
      () => Response.json({}, { status: 429, headers: { 'retry-after': '3' } }),
      async () => Response.json({ success: true, ...(await signInByApi(backend, 'member')) }),
    ];
    const { user, currentPath } = openWithResponse(() => responses.shift()?.() ?? Response.error());
    expect(await screen.findByText('Request was throttled. Expected available in 3 seconds.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Retry \(\d s\)$/ })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
  });

  it('redirects to sign-in with a message for an inactive account', async () => {
    const { currentPath } = openAsVisitor(backend, {
      path: await fetchCallbackUrl('yahoo', 'inactive'),
      prepare: expectIn('yahoo'),
    });
    const text = 'This account is not active. Please contact our support team for assistance.';
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe(paths.login));
  });
});

describe('callback that this tab did not start', () => {
  const openDialog = async () => {
    const portal = openAsVisitor(backend, { path: await fetchCallbackUrl('google', 'member') });
    return { ...portal, dialog: within(await screen.findByRole('alertdialog')) };
  };

  it('signs a visitor in only after confirmation', async () => {
    const { user, dialog, calls, currentPath } = await openDialog();
    expect(dialog.getByText('Sign in to this account?')).toBeVisible();
    expect(calls.filter((path) => path.includes('social-login/'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
    expect(session.user()?.email).toBe(accountEmail('member'));
  });

  it('returns to the sign-in page if the visitor declines', async () => {
    const { user, dialog, currentPath } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Do Not Sign In' }));
    await waitFor(() => expect(currentPath()).toBe(paths.login));
    expect(session.isSignedIn()).toBe(false);
  });
});

describe('callback while signed in', () => {
  const question = 'Sign in as someone else?';
  const openSignedIn = async (pressedProvider?: string) => {
    const previousSession = await signInByApi(backend, 'member');
    const portal = openAsVisitor(backend, {
      path: await fetchCallbackUrl('google', 'staff'),
      prepare: () => {
        session.start(previousSession, previousSession);
        if (pressedProvider) sessionStorage.setItem('pulsehub.social', pressedProvider);
      },
    });
    const fetchDetails = () =>
      fetch(`${backend.url}/api/user/details/`, {
        headers: { authorization: `Bearer ${previousSession.access}` },
      });
    const isSessionEnded = async () => (await fetchDetails()).status === 401;
    return { ...portal, isSessionEnded };
  };

  it.each([undefined, 'yahoo'])(
    'keeps the session if this tab did not start the sign-in (pressed: %s)',
    async (pressedProvider) => {
      const { user, currentPath, calls, isSessionEnded } = await openSignedIn(pressedProvider);
      const dialog = within(await screen.findByRole('alertdialog', { name: question }));
      expect(dialog.getByText(/member@pulsehub\.test/)).toBeVisible();
      expect(calls.filter((path) => path.includes('social-login/'))).toEqual([]);
      await user.click(dialog.getByRole('button', { name: 'Stay Signed In' }));
      await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
      expect(session.user()?.email).toBe(accountEmail('member'));
      expect(await isSessionEnded()).toBe(false);
    },
  );

  it('ends the session on the server after confirmation', async () => {
    const { user, isSessionEnded } = await openSignedIn();
    await user.click(await screen.findByRole('button', { name: 'End My Session' }));
    await waitFor(() => expect(session.user()?.email).toBe(accountEmail('staff')));
    await waitFor(async () => expect(await isSessionEnded()).toBe(true));
  });

  it('needs no confirmation once after a click on the provider’s button', async () => {
    await openSignedIn('google');
    await waitFor(() => expect(session.user()?.email).toBe(accountEmail('staff')));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('pulsehub.social')).toBeNull();
  });
});
