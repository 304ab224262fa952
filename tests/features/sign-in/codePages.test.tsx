import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountEmail, seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import { paths } from '../../../src/paths';
import { openAsVisitor } from '../../support/openAsVisitor';
import { closeMessages } from '../../support/closeMessages';
import { setUpBackend } from '../../support/setUpBackend';
import { totpCode } from '../../support/totpCode';

const otpPath = '/api/user/verify-otp/';
const totpPath = '/api/user/verify-totp';

const backend = setUpBackend();

/** Opens the code screen of an account after its password. */
const openFor = async (account: string, options: Partial<Parameters<typeof openAsVisitor>[1]> = {}) => {
  const portal = openAsVisitor(backend, { path: paths.login, ...options });
  await portal.fill(await screen.findByLabelText('Email'), accountEmail(account));
  await portal.fill(screen.getByLabelText('Password'), seededPassword);
  await portal.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Verify' });
  return portal;
};
const boxes = () =>
  [1, 2, 3, 4, 5, 6].map((number) => screen.getByLabelText<HTMLInputElement>(`Digit ${number}`));
const authenticator = () => screen.findByLabelText('Authenticator code');
/** A code that differs in each digit. */
const wrong = (code: string) => code.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));

describe('/verify-otp', () => {
  it('shows what is wrong, and clears the boxes each time', async () => {
    let answer = () => Response.json({});
    const { user, calls } = await openFor('staff', { intercept: { [otpPath]: () => answer() } });
    const throttled = { status: 429, headers: { 'Retry-After': '9' } };
    for (const [next, text] of [
      [answer, 'OTP verification failed'],
      [() => Response.json({}, throttled), 'Request was throttled. Expected available in 9 seconds.'],
    ] as const) {
      answer = next;
      await waitFor(() => expect(boxes()[0]).toHaveFocus());
      await user.keyboard('123456');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      await waitFor(() =>
        expect(
          boxes()
            .map(({ value }) => value)
            .join(''),
        ).toBe(''),
      );
      await closeMessages();
    }
    expect(calls.filter((path) => path === otpPath)).toHaveLength(2);
  });

  it('does not send an incomplete code, and keeps the password out of the history, the storage and the cookies', async () => {
    const { user, calls, router } = await openFor('staff');
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    const kept = JSON.stringify([router.state.location, stored, document.cookie]);
    expect(kept).not.toContain(seededPassword);
    await user.keyboard('123{Enter}');
    expect(screen.getByText('Enter the 6-digit email code')).toBeVisible();
    expect(calls).not.toContain(otpPath);
  });

  it('leads back to the sign-in for another code after a reload lost the password', async () => {
    const { user, currentPath } = openAsVisitor(backend, {
      path: paths.verifyOtp,
      state: { otpAccess: 'x', nextPathname: '/folders', nextSearch: '' },
    });
    await user.click(await screen.findByRole('link', { name: 'Sign in again for a new code' }));
    await screen.findByLabelText('Email');
    expect(currentPath()).toBe(paths.login);
  });
});

it('/verify-totp requires a code, shows what is wrong, and keeps the code', async () => {
  let answer = (): Response | Promise<Response> | undefined => undefined;
  const { user, calls, currentPath } = await openFor('totp', { intercept: { [totpPath]: () => answer() } });
  expect(screen.getByText('Enter the TOTP from your authenticator app.')).toBeVisible();
  expect(currentPath()).toBe(paths.verifyTotp);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await authenticator()).toHaveAccessibleDescription('Please enter the TOTP code.');
  expect(calls).not.toContain(totpPath);
  const code = wrong(totpCode(seededTotpSecret, Date.now()));
  const field = await authenticator();
  await user.click(field);
  await user.paste(code);
  for (const [next, text] of [
    [answer, 'Invalid TOTP code. Please try again.'],
    [() => Response.json({}), 'TOTP verification failed.'],
  ] as const) {
    answer = next;
    await user.type(field, '{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent(text);
    expect(field).toHaveValue(code);
  }
  await user.keyboard('1');
  expect(field).toBeValid();
});

it('/verify-both asks for the e-mail code, then for the authenticator code with a hint from the server', async () => {
  const { user, currentPath } = await openFor('both');
  expect(screen.getByText('Please verify both Email & Authenticator codes.')).toBeVisible();
  expect(currentPath()).toBe(paths.verifyBoth);
  await user.keyboard(await backend.mailedCode(accountEmail('both')));
  const field = await authenticator();
  // The message of the screen before has gone with it.
  expect(screen.queryByText('Please verify both Email & Authenticator codes.')).not.toBeInTheDocument();
  expect(
    screen.getByText('Email code verified. Now enter the code from your authenticator app.'),
  ).toBeVisible();
  await user.type(field, '123{Enter}');
  expect(field).toHaveAccessibleDescription('Enter the 6-digit TOTP code');
  await user.clear(field);
  await user.type(field, `${totpCode(seededTotpSecret, Date.now())}{Enter}`);
  expect(await screen.findByText('Logged in successfully!')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
});

it.each([
  [paths.verifyOtp, []],
  [paths.verifyBoth, []],
  [paths.verifyTotp, ['Missing TOTP access token. Redirecting to login.']],
])('without the state of a sign-in, %s redirects to /login and shows %j', async (path, texts) => {
  const { currentPath } = openAsVisitor(backend, { path });
  await screen.findByLabelText('Email');
  expect(currentPath()).toBe(paths.login);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    texts.map((text) => expect.stringContaining(text) as string),
  );
});
