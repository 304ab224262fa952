import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountEmail, seededPassword, seededTotpSecret } from '../../../mock-server/seed/accounts';
import { paths } from '../../../src/paths';
import { openAsVisitor } from '../../support/openAsVisitor';
import { backendForFile } from '../../support/backendForFile';
import { totpCode } from '../../support/totpCode';

const otpPath = '/api/user/verify-otp/';
const totpPath = '/api/user/verify-totp';

const backend = backendForFile();

/** At the code screen of an account, with the right password given. */
const openFor = async (account: string, place: Partial<Parameters<typeof openAsVisitor>[1]> = {}) => {
  const portal = openAsVisitor(backend, { path: paths.login, ...place });
  await portal.fill(await screen.findByLabelText('Email'), accountEmail(account));
  await portal.fill(screen.getByLabelText('Password'), seededPassword);
  await portal.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Verify' });
  return portal;
};
const boxes = () =>
  [1, 2, 3, 4, 5, 6].map((number) => screen.getByLabelText<HTMLInputElement>(`Digit ${number}`));
const authenticator = () => screen.findByLabelText('Authenticator code');
/** Differs from the right one in each digit. */
const wrong = (code: string) => code.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));

describe('/verify-otp', () => {
  it('signs in as soon as the sixth digit is there, and goes to where the person was headed', async () => {
    const state = { nextPathname: '/folders', nextSearch: '?page=2' };
    const { user, place } = await openFor('member', { state });
    await user.keyboard(await backend.mailedCode(accountEmail('member')));
    expect(await screen.findByText('Login successful')).toBeVisible();
    await waitFor(() => expect(place()).toBe('/folders?page=2'));
  });

  it('leads past an address that is not theirs', async () => {
    const { user, place } = await openFor('member', { state: { nextPathname: '/admin' } });
    await user.keyboard(await backend.mailedCode(accountEmail('member')));
    await waitFor(() => expect(place()).toBe(paths.dashboard));
  });

  it('empties the boxes after a wrong code and begins anew', async () => {
    const { user, place } = await openFor('staff');
    const code = await backend.mailedCode(accountEmail('staff'));
    await user.keyboard(wrong(code));
    expect(await screen.findByText('OTP verification failed')).toBeVisible();
    await waitFor(() =>
      expect(
        boxes()
          .map(({ value }) => value)
          .join(''),
      ).toBe(''),
    );
    expect(boxes()[0]).toHaveFocus();
    await user.keyboard(code);
    await waitFor(() => expect(place()).toBe(paths.dashboard));
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('x')), 'An unexpected error occurred'],
    ['an answer without tokens', () => Response.json({}), 'OTP verification failed'],
    ['a crash of the server', () => Response.json({}, { status: 500 }), 'OTP verification failed'],
    [
      'too many tries',
      () => Response.json({}, { status: 429, headers: { 'Retry-After': '9' } }),
      'Request was throttled. Expected available in 9 seconds.',
    ],
  ])('says what is wrong: %s', async (_case, answer, told) => {
    const { user } = await openFor('staff', { instead: { [otpPath]: answer } });
    await user.keyboard('123456');
    expect(await screen.findByText(told)).toBeVisible();
    expect(
      boxes()
        .map(({ value }) => value)
        .join(''),
    ).toBe('');
  });

  it('sends no code that is not whole', async () => {
    const { user, calls } = await openFor('staff');
    await user.keyboard('123{Enter}');
    expect(screen.getByText('Enter the 6-digit email code')).toBeVisible();
    expect(calls).not.toContain(otpPath);
  });

  it('keeps the password out of the history and the storage', async () => {
    const { router } = await openFor('staff');
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    const kept = JSON.stringify([router.state.location, stored, document.cookie]);
    expect(kept).not.toContain(seededPassword);
  });

  it('leads back to the sign-in for another code where a reload lost the password', async () => {
    const { user, place } = openAsVisitor(backend, {
      path: paths.verifyOtp,
      state: { otpAccess: 'x', nextPathname: '/folders', nextSearch: '' },
    });
    await user.click(await screen.findByRole('link', { name: 'Sign in again for a new code' }));
    await screen.findByLabelText('Email');
    expect(place()).toBe(paths.login);
  });
});

describe('Enter or Verify right after the sixth digit', () => {
  afterEach(() => void vi.useRealTimers());

  /** Six digits, with the clock stopped at the last and the server's answer to them taken. */
  const typeAll = async (account: string, body: object, status: number) => {
    const instead = { [otpPath]: () => Response.json(body, { status }) };
    const portal = await openFor(account, { instead });
    await portal.user.keyboard('12345');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    fireEvent.change(boxes()[5] ?? document.body, { target: { value: '6' } });
    await act(() => new Promise((resolve) => void setImmediate(resolve)));
    const submissions = () => portal.calls.filter((path) => path === otpPath).length;
    return { ...portal, submissions };
  };
  const goOn = () => act(() => vi.advanceTimersByTimeAsync(600));
  const verify = () => screen.getByRole('button', { name: /^Verify/ });
  const submit = () => (verify() as HTMLButtonElement).disabled || fireEvent.submit(verify());
  const message = 'Enter the 6-digit email code';

  it.each(['staff', 'both'])('is quiet where the code of %s was wrong', async (account) => {
    const { submissions } = await typeAll(account, {}, 400);
    submit();
    await goOn();
    expect(boxes()[0]).toHaveFocus();
    verify().focus();
    fireEvent.click(verify(), { detail: 1 });
    expect(boxes()[0]).toHaveFocus();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(submissions()).toBe(1);
    submit();
    expect(screen.getByText(message)).toBeVisible();
    expect(submissions()).toBe(1);
  });

  it('is quiet where the code leads to the second step', async () => {
    const second = { totp_success: true, totp_verified: false, totp_access: 'x' };
    await typeAll('both', second, 200);
    submit();
    await goOn();
    const field = screen.getByLabelText('Authenticator code');
    verify().focus();
    fireEvent.click(verify(), { detail: 1 });
    expect(field).toHaveFocus();
    expect(field).not.toHaveAccessibleDescription(/Enter the 6-digit TOTP code/);
    submit();
    expect(field).toHaveAccessibleDescription('Enter the 6-digit TOTP code');
  });
});

describe('/verify-totp', () => {
  it('signs in', async () => {
    const { user, place } = await openFor('totp');
    await user.type(await authenticator(), `${totpCode(seededTotpSecret, Date.now())}{Enter}`);
    expect(await screen.findByText('TOTP verified successfully! Logging in...')).toBeVisible();
    await waitFor(() => expect(place()).toBe(paths.dashboard));
  });

  it('asks for a code where there is none', async () => {
    const { user, calls } = await openFor('totp');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await authenticator()).toHaveAccessibleDescription('Please enter the TOTP code.');
    expect(calls).not.toContain(totpPath);
  });

  it.each([
    ['a wrong code', undefined, 'Invalid TOTP code. Please try again.'],
    ['an answer without tokens', () => Response.json({}), 'TOTP verification failed.'],
    ['no network', () => Promise.reject(new TypeError('x')), 'An unexpected error occurred'],
  ])('says what is wrong and keeps the code: %s', async (_case, answer, told) => {
    const { user } = await openFor('totp', answer ? { instead: { [totpPath]: answer } } : {});
    const code = wrong(totpCode(seededTotpSecret, Date.now()));
    await user.type(await authenticator(), `${code}{Enter}`);
    expect(await screen.findByText(told)).toBeVisible();
    expect(await authenticator()).toHaveValue(code);
  });
});

describe('/verify-both', () => {
  it('asks for the e-mail code, then for the authenticator’s with a hint from the server', async () => {
    const { user, place } = await openFor('both');
    await user.keyboard(await backend.mailedCode(accountEmail('both')));
    const field = await authenticator();
    expect(
      screen.getByText('Email code verified. Now enter the code from your authenticator app.'),
    ).toBeVisible();
    await user.type(field, '123{Enter}');
    expect(field).toHaveAccessibleDescription('Enter the 6-digit TOTP code');
    await user.clear(field);
    await user.type(field, `${totpCode(seededTotpSecret, Date.now())}{Enter}`);
    expect(await screen.findByText('Logged in successfully!')).toBeVisible();
    await waitFor(() => expect(place()).toBe(paths.dashboard));
  });

  it.each([
    ['a refused e-mail code', () => Response.json({}, { status: 400 }), 'Email OTP verification failed.'],
    ['an answer that asks for nothing', () => Response.json({}), 'Unexpected OTP response.'],
    ['no network', () => Promise.reject(new TypeError('x')), 'Something went wrong.'],
  ])('says what is wrong: %s', async (_case, answer, told) => {
    const { user } = await openFor('both', { instead: { [otpPath]: answer } });
    await user.keyboard('123456');
    expect(await screen.findByText(told)).toBeVisible();
    expect(
      boxes()
        .map(({ value }) => value)
        .join(''),
    ).toBe('');
  });
});

describe('a code screen without the state of a sign-in', () => {
  it.each([
    [paths.verifyOtp, []],
    [paths.verifyBoth, []],
    [paths.verifyTotp, ['Missing TOTP access token. Redirecting to login.']],
  ])('%s goes to /login and says %j', async (path, told) => {
    const { place } = openAsVisitor(backend, { path });
    await screen.findByLabelText('Email');
    expect(place()).toBe(paths.login);
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      told.map((text) => expect.stringContaining(text) as string),
    );
  });
});
