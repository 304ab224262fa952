import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountEmail } from '../../../mock-server/dev/accounts';
import { paths } from '../../../src/paths';
import { openAsVisitor } from '../../support/openAsVisitor';
import { backendForFile } from '../../support/backendForFile';
import { mailWithLink } from './openRecovery';

const email = accountEmail('member');
const call = `/api/user/forget-password/?email=${encodeURIComponent(email)}`;

const backend = backendForFile();

const open = async (answer?: () => Response | Promise<Response>, path: string = paths.passwordForget) => {
  const portal = openAsVisitor(backend, { path, ...(answer ? { intercept: { [call]: answer } } : {}) });
  const field = await screen.findByLabelText('E-mail');
  const send = () => portal.user.click(screen.getByRole('button', { name: 'Send reset code' }));
  const ask = async (address = email) => {
    await portal.fill(field, address);
    await send();
  };
  return { ...portal, send, ask };
};

it('the forgotten password has a code and a link mailed and carries the address on, though not in the address bar', async () => {
  const { ask, currentPath } = await open();
  await ask();
  expect(await screen.findByText('Password reset code sent successfully')).toBeVisible();
  expect(await screen.findByLabelText('Reset code')).toHaveFocus();
  expect(currentPath()).toBe(paths.passwordForgetReset);
  expect(screen.getByLabelText('E-mail')).toHaveValue(email);
  const mail = await mailWithLink(backend, email);
  expect(mail.code).toMatch(/^\d{6}$/);
  expect(new URL(mail.link).pathname).toMatch(/^\/reset-password\/\w+\/[\w-]+$/);
});

it('says the same of an address that nobody has', async () => {
  const { ask } = await open();
  await ask('nobody@example.com');
  expect(await screen.findByText('Password reset code sent successfully')).toBeVisible();
});

it('asks for an address, and for a valid one', async () => {
  const { send, ask, calls } = await open();
  await send();
  expect(screen.getByText('Email is required')).toBeVisible();
  await ask('member@');
  expect(screen.getByText('Invalid email address')).toBeVisible();
  expect(calls).toEqual([]);
});

it('takes over from /password-reset', async () => {
  const { currentPath } = await open(undefined, paths.passwordReset);
  expect(currentPath()).toBe(paths.passwordForget);
});

const failed = 'Failed to send password reset code. Please try again later.';
const expired = 'Session expired. Please re-login.';
describe('a mail that cannot be sent', () => {
  it.each([
    ['a 500', 500, {}, failed],
    ['a 400', 400, { detail: 'No.' }, failed],
    ['an answer without success', 200, {}, failed],
    ['success that is false', 200, { password_reset_code_success: false, error: 'No.' }, failed],
  ])('a mail that fails by %s leaves everything as it was', async (_name, status, body, text) => {
    const { ask, currentPath } = await open(() => Response.json(body, { status }));
    await ask();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue(email);
    expect(currentPath()).toBe(paths.passwordForget);
  });

  it.each([
    ['the server saying so', 200, { password_reset_code_success: false, error: 'Session expired' }],
    ['a refusal saying so', 400, { error: 'Session expired' }],
    ['a 401', 401, { detail: 'Given token not valid for any token type' }],
  ])('a mail refused to a session that is over, by %s, leads to the sign-in', async (_name, status, body) => {
    const { ask, currentPath } = await open(() => Response.json(body, { status }));
    await ask();
    expect(await screen.findByText(expired)).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe(paths.login));
  });

  it('a mail that fails for want of a network says so', async () => {
    const { ask } = await open(() => Promise.reject(new TypeError('Failed to fetch')));
    await ask();
    expect(await screen.findByText(failed)).toBeVisible();
  });

  it('because of too many attempts closes the button for that long', async () => {
    const { ask } = await open(() => Response.json({}, { status: 429, headers: { 'Retry-After': '9' } }));
    await ask();
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.getByRole('button', { name: /Send reset code \(\d s\)/ })).toBeDisabled();
  });
});
