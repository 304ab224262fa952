import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountEmail } from '../../../mock-server/dev/accounts';
import { socialProviders } from '../../../src/model/sign-in/socialLink';
import { paths } from '../../../src/paths';
import { session } from '../../../src/auth/session';
import { openAsVisitor } from '../../support/openAsVisitor';
import { signInByApi } from '../../support/openAsUser';
import { backendForFile } from '../../support/backendForFile';

const call = '/api/user/auth/social-login/?type=google';
const callback = `${paths.socialAuthCallback}?access_token=given&type=google`;

const backend = backendForFile();

/** The address that the stand-in for the provider sends a user back to. */
const vouchedFor = async (provider: string, account: string): Promise<string> => {
  const answer = await fetch(`${backend.url}/dev/social/${provider}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: accountEmail(account) }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return answer.headers.get('location') ?? '';
};

const answering = (answer: () => Response | Promise<Response>) =>
  openAsVisitor(backend, { path: callback, intercept: { [call]: answer } });

it.each(socialProviders)('signs in through %s', async (provider) => {
  const { currentPath } = openAsVisitor(backend, { path: await vouchedFor(provider, 'member') });
  expect(await screen.findByText('Login successful!')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
});

it('brings demo users to their projects', async () => {
  const { currentPath } = openAsVisitor(backend, { path: await vouchedFor('google', 'demo') });
  await waitFor(() => expect(currentPath()).toBe(paths.projects));
});

it('says that it is at work, with the token off the address before anything is asked', async () => {
  const seen: string[] = [];
  const { currentPath } = answering(async () => {
    await Promise.resolve();
    seen.push(currentPath());
    return new Promise(() => {});
  });
  expect(await screen.findByText('Processing social login...')).toBeVisible();
  await waitFor(() => expect(seen).toEqual([paths.socialAuthCallback]));
});

it.each([
  ['email', { otp_access: 'x' }, paths.verifyOtp],
  ['authenticator', { totp_access: 'x' }, paths.verifyTotp],
  ['email_and_authenticator', { otp_access: 'x' }, paths.verifyBoth],
])('asks for the second factor where the answer does: %s', async (mfa_type, access, address) => {
  const owed = { success: true, mfa_type, otp_verified: false, totp_verified: false, ...access };
  const { currentPath } = answering(() => Response.json(owed));
  await waitFor(() => expect(currentPath()).toBe(address));
});

describe('leads back to the sign-in', () => {
  const notAuthenticated = 'Failed to authenticate with social login.';
  const failed = 'Login failed. Try again.';
  it.each([
    ['a refusal', () => Response.json({ detail: 'No.' }, { status: 400 }), notAuthenticated],
    ['a broken server', () => new Response('', { status: 500 }), notAuthenticated],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), notAuthenticated],
    ['no success', () => Response.json({ success: false }), failed],
    ['an answer without tokens', () => Response.json({ success: true }), failed],
    ['a page', () => new Response('<html>'), failed],
  ])('leads back to the sign-in after %s', async (_name, answer, text) => {
    const { currentPath } = answering(answer);
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe(paths.login));
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it.each([
    ['?access_token=given&type=github', 'Invalid provider specified.'],
    ['?type=google', notAuthenticated],
    ['', notAuthenticated],
  ])('leads back to the sign-in from "%s" without asking the server', async (search, text) => {
    const { currentPath, calls } = openAsVisitor(backend, { path: paths.socialAuthCallback + search });
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe(paths.login));
    expect(calls.filter((path) => path.includes('social-login/'))).toEqual([]);
  });

  it('leads back to the sign-in and says why an inactive account does not get in', async () => {
    const { currentPath } = openAsVisitor(backend, { path: await vouchedFor('yahoo', 'inactive') });
    const text = 'This account is not active. Please contact our support team for assistance.';
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe(paths.login));
  });
});

describe('where somebody is signed in', () => {
  const question = 'Sign in as somebody else?';
  const openBeside = async (pressed?: string) => {
    const former = await signInByApi(backend, 'member');
    const portal = openAsVisitor(backend, {
      path: await vouchedFor('google', 'staff'),
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
    'an address that this tab did not ask for (pressed: %s) leaves the session alone',
    async (pressed) => {
      const { user, currentPath, calls, isEnded } = await openBeside(pressed);
      const dialog = within(await screen.findByRole('alertdialog', { name: question }));
      expect(dialog.getByText(/member@pulsehub\.test/)).toBeVisible();
      expect(calls.filter((path) => path.includes('social-login/'))).toEqual([]);
      await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
      await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
      expect(session.user()?.email).toBe(accountEmail('member'));
      expect(await isEnded()).toBe(false);
    },
  );

  it('ends that session on the server too, when told to go on', async () => {
    const { user, isEnded } = await openBeside();
    await user.click(await screen.findByRole('button', { name: 'End my session' }));
    await waitFor(() => expect(session.user()?.email).toBe(accountEmail('staff')));
    await waitFor(async () => expect(await isEnded()).toBe(true));
  });

  it('asks nothing of whoever pressed that provider’s button in this tab, once', async () => {
    await openBeside('google');
    await waitFor(() => expect(session.user()?.email).toBe(accountEmail('staff')));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('pulsehub.social')).toBeNull();
  });
});
