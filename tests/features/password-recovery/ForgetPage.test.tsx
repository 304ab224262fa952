import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountEmail } from '../../../mock-server/dev/accounts';
import { paths } from '../../../src/paths';
import { openAsVisitor } from '../../support/openAsVisitor';
import { setUpBackend } from '../../support/setUpBackend';
import { mailWithLink } from './openRecovery';

const email = accountEmail('member');
const call = `/api/user/forget-password/?email=${encodeURIComponent(email)}`;

const backend = setUpBackend();

const open = async (answer?: () => Response | Promise<Response>, path: string = paths.passwordForget) => {
  const portal = openAsVisitor(backend, { path, ...(answer ? { intercept: { [call]: answer } } : {}) });
  const field = await screen.findByLabelText('E-mail');
  const send = () => portal.user.click(screen.getByRole('button', { name: 'Send reset code' }));
  const fillAndSend = async (address = email) => {
    await portal.fill(field, address);
    await send();
  };
  return { ...portal, send, fillAndSend };
};

it('the form has a code and a link mailed and passes the e-mail address on, though not in the URL', async () => {
  const { fillAndSend, currentPath } = await open();
  await fillAndSend();
  expect(await screen.findByText('Password reset code sent successfully')).toBeVisible();
  expect(await screen.findByLabelText('Reset code')).toHaveFocus();
  expect(currentPath()).toBe(paths.passwordForgetReset);
  expect(screen.getByLabelText('E-mail')).toHaveValue(email);
  const mail = await mailWithLink(backend, email);
  expect(mail.code).toMatch(/^\d{6}$/);
  expect(new URL(mail.link).pathname).toMatch(/^\/reset-password\/\w+\/[\w-]+$/);
});

it('requires an e-mail address, and a valid one', async () => {
  const { send, fillAndSend, calls } = await open();
  await send();
  expect(screen.getByText('Email is required')).toBeVisible();
  await fillAndSend('member@');
  expect(screen.getByText('Invalid email address')).toBeVisible();
  expect(calls).toEqual([]);
});

it('is opened by a redirect from /password-reset', async () => {
  const { currentPath } = await open(undefined, paths.passwordReset);
  expect(currentPath()).toBe(paths.passwordForget);
});

const expired = 'Session expired. Please re-login.';
it.each([
  ['a response that says so', 200, { password_reset_code_success: false, error: 'Session expired' }],
  ['a 401', 401, { detail: 'Given token not valid for any token type' }],
])(
  'a mail that cannot be sent leads to the sign-in when the session has expired, by %s',
  async (_name, status, body) => {
    const { fillAndSend, currentPath } = await open(() => Response.json(body, { status }));
    await fillAndSend();
    expect(await screen.findByText(expired)).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe(paths.login));
  },
);
