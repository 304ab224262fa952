import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountEmail } from '../../../mock-server/dev/accounts';
import { paths } from '../../../src/paths';
import { signInByApi } from '../../support/openAsUser';
import { openAsVisitor } from '../../support/openAsVisitor';
import { setUpBackend } from '../../support/setUpBackend';

const call = '/api/user/register/';

const backend = setUpBackend();

const open = async (answer?: () => Response | Promise<Response>, state?: unknown) => {
  const options = { path: paths.register, state, ...(answer ? { intercept: { [call]: answer } } : {}) };
  const portal = openAsVisitor(backend, options);
  const email = await screen.findByLabelText('Email');
  const send = () => portal.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  const signUp = async (address: string) => {
    await portal.fill(email, address);
    await portal.fill(screen.getByLabelText('Full Name'), ' Nadia Laurent ');
    await portal.fill(screen.getByLabelText('Password'), 'crossing-312');
    await portal.fill(screen.getByLabelText('Confirm Password'), 'crossing-312');
    await send();
  };
  return { ...portal, send, signUp };
};

it('follows a response with tokens, to the page that was requested', async () => {
  // A real session, since with made-up tokens the first call of the page leads back to the sign-in.
  const signedIn = await signInByApi(backend, 'direct');
  const { signUp, currentPath } = await open(() => Response.json(signedIn, { status: 201 }), {
    nextPathname: '/folders',
    nextSearch: '?page=2',
  });
  await signUp('nadia@example.com');
  await waitFor(() => expect(currentPath()).toBe('/folders?page=2'));
});

it('shows what is missing, focuses the first field, and sends nothing', async () => {
  const { send, calls } = await open();
  await send();
  for (const text of [
    'Email is required',
    'Full name is required',
    'Password is required',
    'Confirmation password is required',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(calls).not.toContain(call);
});

it('shows the server’s error under its field and keeps all that was typed', async () => {
  const refusal = { email: ['A user with this email already exists.'] };
  const { signUp } = await open(() => Response.json(refusal, { status: 400 }));
  await signUp(accountEmail('member'));
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription('A user with this email already exists.'));
  expect(email).toHaveFocus();
  expect(screen.getByText('Registration failed. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue(' Nadia Laurent ');
  expect(screen.getByLabelText('Password')).toHaveValue('crossing-312');
});
