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

/** Signs in by password and opens the code screen. */
const openCodePage = async (account: string, options: Partial<Parameters<typeof openAsVisitor>[1]> = {}) => {
  const portal = openAsVisitor(backend, { path: paths.login, ...options });
  await portal.fill(await screen.findByLabelText('Email'), accountEmail(account));
  await portal.fill(screen.getByLabelText('Password'), seededPassword);
  await portal.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Verify' });
  return portal;
};
const getBoxes = () =>
  [1, 2, 3, 4, 5, 6].map((number) => screen.getByLabelText<HTMLInputElement>(`Digit ${number}`));
const findAuthenticatorField = () => screen.findByLabelText('Authenticator code');
/** Changes each digit of a code. */
const changeDigits = (code: string) => code.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));

describe('/verify-otp', () => {
  it('shows each error and clears the boxes', async () => {
    let respond = () => Response.json({});
    const { user, calls } = await openCodePage('staff', { intercept: { [otpPath]: () => respond() } });
    const throttled = { status: 429, headers: { 'Retry-After': '9' } };
    for (const [nextResponse, text] of [
      [respond, 'OTP verification failed'],
      [() => Response.json({}, throttled), 'Request was throttled. Expected available in 9 seconds.'],
    ] as const) {
      respond = nextResponse;
      await waitFor(() => expect(getBoxes()[0]).toHaveFocus());
      await user.keyboard('123456');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      await waitFor(() =>
        expect(
          getBoxes()
            .map(({ value }) => value)
            .join(''),
        ).toBe(''),
      );
      await closeMessages();
    }
    expect(calls.filter((path) => path === otpPath)).toHaveLength(2);
  });

  it('does not send an incomplete code or store the password', async () => {
    const { user, calls, router } = await openCodePage('staff');
    const storedEntries = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    const pageState = JSON.stringify([router.state.location, storedEntries, document.cookie]);
    expect(pageState).not.toContain(seededPassword);
    await user.keyboard('123{Enter}');
    expect(screen.getByText('Enter the 6-digit email code')).toBeVisible();
    expect(calls).not.toContain(otpPath);
  });

  it('links to sign-in for a new code after a reload', async () => {
    const { user, currentPath } = openAsVisitor(backend, {
      path: paths.verifyOtp,
      state: { otpAccess: 'x', nextPathname: '/folders', nextSearch: '' },
    });
    await user.click(await screen.findByRole('link', { name: 'Sign in again for a new code' }));
    await screen.findByLabelText('Email');
    expect(currentPath()).toBe(paths.login);
  });
});

it('requires a code at /verify-totp, shows errors and keeps the input', async () => {
  let respond = (): Response | Promise<Response> | undefined => undefined;
  const { user, calls, currentPath } = await openCodePage('totp', {
    intercept: { [totpPath]: () => respond() },
  });
  expect(screen.getByText('Enter the TOTP from your authenticator app.')).toBeVisible();
  expect(currentPath()).toBe(paths.verifyTotp);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await findAuthenticatorField()).toHaveAccessibleDescription('Please enter the TOTP code.');
  expect(calls).not.toContain(totpPath);
  const code = changeDigits(totpCode(seededTotpSecret, Date.now()));
  const field = await findAuthenticatorField();
  await user.click(field);
  await user.paste(code);
  for (const [nextResponse, text] of [
    [respond, 'Invalid TOTP code. Please try again.'],
    [() => Response.json({}), 'TOTP verification failed.'],
  ] as const) {
    respond = nextResponse;
    await user.type(field, '{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent(text);
    expect(field).toHaveValue(code);
  }
  await user.keyboard('1');
  expect(field).toBeValid();
});

it('asks for the e-mail code and then the authenticator code at /verify-both', async () => {
  const { user, currentPath } = await openCodePage('both');
  expect(screen.getByText('Please verify both Email & Authenticator codes.')).toBeVisible();
  expect(
    screen.getByText('Enter the code from the email first, then the one from your authenticator app.'),
  ).toBeVisible();
  expect(currentPath()).toBe(paths.verifyBoth);
  await user.keyboard(await backend.mailedCode(accountEmail('both')));
  const field = await findAuthenticatorField();
  // The previous screen's message is closed.
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
])('redirects from %s to /login without sign-in state and shows %j', async (path, texts) => {
  const { currentPath } = openAsVisitor(backend, { path });
  await screen.findByLabelText('Email');
  expect(currentPath()).toBe(paths.login);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    texts.map((text) => expect.stringContaining(text) as string),
  );
});
