import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { paths } from '../../../src/paths';
import { openAsVisitor } from '../../support/openAsVisitor';
import { closeMessages } from '../../support/closeMessages';
import { setViewportWidth } from '../../support/setViewportWidth';
import { setUpBackend } from '../../support/setUpBackend';

const loginPath = '/api/user/login/';
const linksPath = '/api/user/social-login-link/';

const backend = setUpBackend();

const openLogin = async (options: Partial<Parameters<typeof openAsVisitor>[1]> = {}) => {
  const portal = openAsVisitor(backend, { path: paths.login, ...options });
  const email = await screen.findByLabelText('Email');
  const signIn = async (account: string, password = seededPassword) => {
    await portal.fill(email, account);
    await portal.fill(screen.getByLabelText('Password'), password);
    await portal.user.click(screen.getByRole('button', { name: 'Sign In' }));
  };
  return { ...portal, signIn };
};
const rejected = { intercept: { [loginPath]: () => Response.json({}, { status: 400 }) } };

it.each([360, 1280])('shows the tagline at a width of %i px', async (width) => {
  setViewportWidth(width);
  await openLogin();
  expect(screen.getByText('Your Gate to DIC’s Innovations')).toBeVisible();
});

describe('correct password', () => {
  it.each([
    ['direct', { nextPathname: '/folders', nextSearch: '?page=2' }, '/folders?page=2'],
    ['newcomer', { nextPathname: '/admin', nextSearch: '?tab=dic-services' }, '/dashboard'],
  ])('redirects %s, who requested %j, to %s', async (account, state, expectedPath) => {
    const { signIn, currentPath } = await openLogin({ state });
    await signIn(accountEmail(account));
    expect(await screen.findByText('Login successful')).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe(expectedPath));
  });

  it('is confirmed until another page is opened', async () => {
    const { signIn, router } = await openLogin();
    await signIn(accountEmail('direct'));
    await screen.findByRole('heading', { name: /^Welcome/ });
    expect(screen.getByText('Login successful')).toBeVisible();
    await router.navigate(paths.projects);
    expect(screen.queryByText('Login successful')).not.toBeInTheDocument();
  });

  it('opens a dialog for an inactive account and keeps the input', async () => {
    const { signIn, user, currentPath } = await openLogin();
    await signIn(accountEmail('inactive'));
    expect(await screen.findByRole('dialog', { name: 'Account Inactive' })).toHaveTextContent(
      'This account is not active. Please contact our support team for assistance.',
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Password')).toHaveValue(seededPassword);
    expect(currentPath()).toBe(paths.login);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('link', { name: 'Contact Support' }),
    );
    await waitFor(() => expect(currentPath()).toBe(paths.contactSupport));
  });
});

describe('failed sign-in', () => {
  it.each(['Email', 'Password'])('shows one error under the password until %s changes', async (label) => {
    const { signIn, user } = await openLogin(rejected);
    await signIn(accountEmail('direct'));
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Login failed. Please try again.'));
    expect(screen.getAllByText('Login failed. Please try again.')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Login failed. Please try again.');
    expect(password).toBeInvalid();
    await user.type(screen.getByLabelText(label), 'x');
    expect(password).toBeValid();
  });

  it('shows the id of the failed request below the form', async () => {
    const { signIn, user } = await openLogin(rejected);
    await signIn(accountEmail('direct'));
    await user.click(await screen.findByText('Details'));
    expect(screen.getByText(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)).toBeVisible();
  });
});

it('shows errors under the fields, sends nothing and clears corrected errors', async () => {
  const { user, calls } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAccessibleDescription('Invalid email address');
  expect(email).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Password must be at least 6 characters long',
  );
  await user.type(email, 'ada@pulsehub.test');
  expect(email).toBeValid();
  expect(calls).not.toContain(loginPath);
});

describe('identity providers', () => {
  it('are fetched once, when a button is hovered', async () => {
    const { user, calls } = await openLogin();
    for (const name of ['Google', 'LinkedIn', 'Microsoft', 'Yahoo'])
      await user.hover(screen.getByRole('button', { name }));
    expect(calls.filter((path) => path === linksPath)).toHaveLength(1);
  });

  it('include additional ones from the response', async () => {
    const links = { okta_login_link: '/dev/social/okta', 'x y_login_link': '/' };
    const { user } = await openLogin({ intercept: { [linksPath]: () => Response.json(links) } });
    await user.hover(screen.getByRole('button', { name: 'Google' }));
    expect(await screen.findByRole('button', { name: 'Okta' })).toBeVisible();
    expect(
      within(screen.getByRole('button', { name: 'Google' }).parentElement as HTMLElement).getAllByRole(
        'button',
      ),
    ).toHaveLength(5);
  });

  it('show an error if links cannot be loaded and retry on the next click', async () => {
    let respond = () => Response.json({}, { status: 500 });
    const { user, calls } = await openLogin({ intercept: { [linksPath]: () => respond() } });
    const requests = () => calls.filter((path) => path === linksPath).length;
    for (const nextResponse of [respond, () => Response.json({ google_login_link: 'javascript:alert(1)' })]) {
      respond = nextResponse;
      const countBefore = requests();
      await user.click(screen.getByRole('button', { name: 'Google' }));
      expect(await screen.findByText('Failed to load social login. Try again later.')).toBeVisible();
      expect(requests()).toBeGreaterThan(countBefore);
      await closeMessages();
    }
  });
});
