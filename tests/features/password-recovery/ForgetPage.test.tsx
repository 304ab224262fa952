import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountEmail } from '../../../mock-server/dev/accounts';
import { paths } from '../../../src/paths';
import { openAsVisitor } from '../../support/openAsVisitor';
import { setUpBackend } from '../../support/setUpBackend';
import { findMailWithLink } from './openRecovery';

const email = accountEmail('member');
const requestPath = `/api/user/forget-password/?email=${encodeURIComponent(email)}`;

const backend = setUpBackend();

const openForm = async (
  respond?: () => Response | Promise<Response>,
  path: string = paths.passwordForget,
) => {
  const portal = openAsVisitor(backend, {
    path,
    ...(respond ? { intercept: { [requestPath]: respond } } : {}),
  });
  const field = await screen.findByLabelText('E-mail');
  const send = () => portal.user.click(screen.getByRole('button', { name: 'Send Reset Code' }));
  const fillAndSend = async (emailAddress = email) => {
    await portal.fill(field, emailAddress);
    await send();
  };
  return { ...portal, send, fillAndSend };
};

it('sends a code and a link, and passes on the e-mail address outside the URL', async () => {
  const { fillAndSend, currentPath } = await openForm();
  await fillAndSend();
  expect(await screen.findByText('Password reset code sent successfully')).toBeVisible();
  expect(await screen.findByLabelText('Reset code')).toHaveFocus();
  expect(currentPath()).toBe(paths.passwordForgetReset);
  expect(screen.getByLabelText('E-mail')).toHaveValue(email);
  const mail = await findMailWithLink(backend, email);
  expect(mail.code).toMatch(/^\d{6}$/);
  expect(new URL(mail.link).pathname).toMatch(/^\/reset-password\/\w+\/[\w-]+$/);
});

it('requires a valid e-mail address', async () => {
  const { send, fillAndSend, calls } = await openForm();
  await send();
  expect(screen.getByText('Email is required')).toBeVisible();
  await fillAndSend('member@');
  expect(screen.getByText('Invalid email address')).toBeVisible();
  expect(calls).toEqual([]);
});

it('redirects from /password-reset', async () => {
  const { currentPath } = await openForm(undefined, paths.passwordReset);
  expect(currentPath()).toBe(paths.passwordForget);
});

it.each([
  [401, {}, true],
  [200, { password_reset_code_success: false, error: 'Session expired' }, true],
  [400, { error: 'Session expired.' }, true],
  [400, { detail: 'Session expired' }, true],
  [500, { error: 'Session expired' }, true],
  [400, { error: 'Your Session expired' }, false],
  [400, { error: 'Session expiredly' }, false],
  [400, {}, false],
  [400, { error: 'Unknown address' }, false],
])('redirects to sign-in only if the session has expired: %i with %j', async (status, body, isExpired) => {
  const { fillAndSend, currentPath } = await openForm(() => Response.json(body, { status }));
  await fillAndSend();
  const message = isExpired
    ? 'Session expired. Please re-login.'
    : 'Failed to send password reset code. Please try again later.';
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(isExpired ? paths.login : paths.passwordForget));
});
