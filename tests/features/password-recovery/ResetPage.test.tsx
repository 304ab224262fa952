import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountEmail } from '../../../mock-server/dev/accounts';
import { paths } from '../../../src/paths';
import { openAsVisitor } from '../../support/openAsVisitor';
import { setUpBackend } from '../../support/setUpBackend';
import { requestMail, openReset } from './openRecovery';

const backend = setUpBackend();

describe('reset code', () => {
  it('is accepted once, and a wrong one keeps the input', async () => {
    const email = accountEmail('staff');
    const { code } = await requestMail(backend, email);
    const { reset, currentPath } = await openReset(backend, email);
    await reset(code === '000000' ? '111111' : '000000');
    const rejectedMessage = 'This code is wrong or has expired. Please ask for a new one.';
    const field = screen.getByLabelText('Reset code');
    await waitFor(() => expect(field).toHaveAccessibleDescription(rejectedMessage));
    expect(screen.getAllByText(rejectedMessage)).toHaveLength(1);
    expect(screen.getByLabelText('New password')).toHaveValue('lantern-77');
    await reset(code);
    await waitFor(() => expect(currentPath()).toBe(paths.verifyOtp));
    expect(await screen.findByText('Password has been reset successfully.')).toBeVisible();

    const reopened = await openReset(backend, email);
    await reopened.reset(code);
    expect(await screen.findByText(rejectedMessage)).toBeVisible();
  });

  it('redirects to sign-in if signing in fails', async () => {
    const email = accountEmail('newcomer');
    const { code } = await requestMail(backend, email);
    const failingLogin = { '/api/user/login/': () => Response.json({}, { status: 500 }) };
    const { reset, currentPath } = await openReset(backend, email, failingLogin);
    await reset(code);
    const text = 'Failed to log in after resetting password. Please log in manually.';
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe(paths.login));
  });
});

it('requires all four fields', async () => {
  const { user, calls } = openAsVisitor(backend, { path: paths.passwordForgetReset });
  expect(await screen.findByLabelText('E-mail')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  for (const text of [
    'Email is required',
    'Reset code is required',
    'New password is required',
    'Please confirm your new password',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(calls).toEqual([]);
});

it('sends another code to a user who has none', async () => {
  const { user, fill } = openAsVisitor(backend, { path: paths.passwordForgetReset });
  const email = await screen.findByLabelText('E-mail');
  await user.click(screen.getByRole('button', { name: 'Resend Code' }));
  expect(screen.getByText('Email is required')).toBeVisible();
  await fill(email, accountEmail('superuser'));
  await user.click(screen.getByRole('button', { name: 'Resend Code' }));
  expect(await screen.findByText('Password reset code sent successfully')).toBeVisible();
  expect(await backend.mailedCode(accountEmail('superuser'))).toMatch(/^\d{6}$/);
});
