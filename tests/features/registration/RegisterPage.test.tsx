import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountEmail } from '../../../mock-server/dev/accounts';
import { paths } from '../../../src/paths';
import { signInByApi } from '../../support/openAsUser';
import { openAsVisitor } from '../../support/openAsVisitor';
import { setUpBackend } from '../../support/setUpBackend';

const registerPath = '/api/user/register/';

const backend = setUpBackend();

const openForm = async (respond?: () => Response | Promise<Response>, state?: unknown) => {
  const options = {
    path: paths.register,
    state,
    ...(respond ? { intercept: { [registerPath]: respond } } : {}),
  };
  const portal = openAsVisitor(backend, options);
  const email = await screen.findByLabelText('Email');
  const send = () => portal.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  const signUp = async (emailAddress: string) => {
    await portal.fill(email, emailAddress);
    await portal.fill(screen.getByLabelText('Full Name'), ' Nadia Laurent ');
    await portal.fill(screen.getByLabelText('Password'), 'crossing-312');
    await portal.fill(screen.getByLabelText('Confirm Password'), 'crossing-312');
    await send();
  };
  return { ...portal, send, signUp };
};

it('signs in by a response with tokens and opens the requested page', async () => {
  // Uses a real session, since invalid tokens would redirect to sign-in.
  const signedIn = await signInByApi(backend, 'direct');
  const { signUp, currentPath } = await openForm(() => Response.json(signedIn, { status: 201 }), {
    nextPathname: '/folders',
    nextSearch: '?page=2',
  });
  await signUp('nadia@example.com');
  await waitFor(() => expect(currentPath()).toBe('/folders?page=2'));
  expect(await screen.findByText('User registered successfully!')).toBeVisible();
});

it('shows missing fields, focuses the first and sends nothing', async () => {
  const { send, calls } = await openForm();
  await send();
  for (const text of [
    'Email is required',
    'Full name is required',
    'Password is required',
    'Confirmation password is required',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(calls).not.toContain(registerPath);
});

it('shows the server’s error under its field and keeps the input', async () => {
  const errorBody = { email: ['A user with this email already exists.'] };
  const { signUp } = await openForm(() => Response.json(errorBody, { status: 400 }));
  await signUp(accountEmail('member'));
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription('A user with this email already exists.'));
  expect(email).toHaveFocus();
  expect(screen.getByText('Registration failed. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue(' Nadia Laurent ');
  expect(screen.getByLabelText('Password')).toHaveValue('crossing-312');
});
