import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountEmail } from '../../../mock-server/dev/accounts';
import { paths } from '../../../src/paths';
import { openAsVisitor } from '../../support/openAsVisitor';
import { setUpBackend } from '../../support/setUpBackend';
import { requestMail, openLink } from './openRecovery';

const requestPath = '/api/user/password-set-confirm';
const link = paths.resetPassword('MQ', 'made-up');

const backend = setUpBackend();

it('keeps the input and offers a new link if the link was used', async () => {
  const mail = await requestMail(backend, accountEmail('newcomer'));
  const first = await openLink(backend, mail.link);
  await first.reset('lantern-88');
  await waitFor(() => expect(first.currentPath()).toBe(paths.login));
  first.unmount();

  const { reset, user, currentPath } = await openLink(backend, mail.link);
  await reset('lantern-99');
  expect(
    await screen.findByText('This link is invalid, has expired or has already been used.'),
  ).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('lantern-99');
  await user.click(screen.getByRole('link', { name: 'Ask for a New One' }));
  expect(currentPath()).toBe(paths.passwordForget);
});

it.each([paths.linkReset, `${paths.linkReset}/only-half`])(
  'asks to open a missing or incomplete link again: %s',
  async (path) => {
    const { calls } = openAsVisitor(backend, { path });
    expect(await screen.findByRole('heading', { name: 'Open the link again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a New One' })).toBeVisible();
    expect(calls).toEqual([]);
  },
);

it('does not send an invalid password', async () => {
  const { reset, calls } = await openLink(backend, link);
  await reset('12345', '123456');
  expect(screen.getByText('Password must be at least 6 characters long.')).toBeVisible();
  expect(screen.getByText('Passwords do not match.')).toBeVisible();
  expect(calls).toEqual([]);
});

it('shows the server’s password error under its field', async () => {
  const respondTooCommon = () =>
    Response.json({ new_password: ['This password is too common.'] }, { status: 400 });
  const { reset } = await openLink(backend, link, { [requestPath]: respondTooCommon });
  await reset('password');
  const field = screen.getByLabelText('New password');
  await waitFor(() => expect(field).toHaveAccessibleDescription('This password is too common.'));
  expect(screen.queryByRole('link', { name: 'Ask for a New One' })).not.toBeInTheDocument();
});
