import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountEmail, seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import { paths } from '../../../src/paths';
import { openAsVisitor } from '../../support/openAsVisitor';
import { closeMessages } from '../../support/closeMessages';
import { backendForFile } from '../../support/backendForFile';
import { totpCode } from '../../support/totpCode';

const otpPath = '/api/user/verify-otp/';
const totpPath = '/api/user/verify-totp';

const backend = backendForFile();

/** At the code screen of an account, with the right password given. */
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
/** Differs from the right one in each digit. */
const wrong = (code: string) => code.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));

const typed = () =>
  boxes()
    .map(({ value }) => value)
    .join('');

/** Types a code for each answer of the server: it is told, and the boxes are empty again. Returns how many codes were sent. */
const refuseEach = async (account: string, cases: [() => Response | Promise<Response>, string][]) => {
  let answer = (): Response | Promise<Response> => new Response();
  const { user, calls } = await openFor(account, { intercept: { [otpPath]: () => answer() } });
  for (const [index, [next, told]] of cases.entries()) {
    answer = next;
    await waitFor(() => expect(boxes()[0]).toHaveFocus());
    await user.keyboard(`12345${index}`);
    expect(await screen.findByText(told)).toBeVisible();
    await waitFor(() => expect(typed()).toBe(''));
    await closeMessages();
  }
  return calls.filter((path) => path === otpPath).length;
};

describe('/verify-otp', () => {
  it('signs in as soon as the sixth digit is there, and goes to where the user was headed', async () => {
    const state = { nextPathname: '/folders', nextSearch: '?page=2' };
    const { user, currentPath } = await openFor('member', { state });
    await user.keyboard(await backend.mailedCode(accountEmail('member')));
    expect(await screen.findByText('Login successful')).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe('/folders?page=2'));
  });

  it('leads past an address that is not theirs', async () => {
    const { user, currentPath } = await openFor('member', { state: { nextPathname: '/admin' } });
    await user.keyboard(await backend.mailedCode(accountEmail('member')));
    await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
  });

  it('empties the boxes after a wrong code and begins again', async () => {
    const { user, currentPath } = await openFor('staff');
    const code = await backend.mailedCode(accountEmail('staff'));
    await user.keyboard(wrong(code));
    expect(await screen.findByText('OTP verification failed')).toBeVisible();
    await waitFor(() => expect(typed()).toBe(''));
    expect(boxes()[0]).toHaveFocus();
    await user.keyboard(code);
    await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
  });

  it('says what is wrong, and empties the boxes each time', async () => {
    const sent = await refuseEach('staff', [
      [() => Promise.reject(new TypeError('x')), 'An unexpected error occurred'],
      [() => Response.json({}), 'OTP verification failed'],
      [() => Response.json({}, { status: 500 }), 'OTP verification failed'],
      [
        () => Response.json({}, { status: 429, headers: { 'Retry-After': '9' } }),
        'Request was throttled. Expected available in 9 seconds.',
      ],
    ]);
    expect(sent).toBe(4);
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
    const { user, currentPath } = openAsVisitor(backend, {
      path: paths.verifyOtp,
      state: { otpAccess: 'x', nextPathname: '/folders', nextSearch: '' },
    });
    await user.click(await screen.findByRole('link', { name: 'Sign in again for a new code' }));
    await screen.findByLabelText('Email');
    expect(currentPath()).toBe(paths.login);
  });
});

describe('Enter or Verify right after the sixth digit', () => {
  afterEach(() => void vi.useRealTimers());

  /** Six digits, with the clock stopped at the last and the server's answer to them taken. */
  const typeAll = async (account: string, body: object, status: number) => {
    const intercept = { [otpPath]: () => Response.json(body, { status }) };
    const portal = await openFor(account, { intercept });
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

  it.each(['staff', 'both'])(
    'Enter or Verify right after the sixth digit is quiet where the code of %s was wrong',
    async (account) => {
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
    },
  );

  it('Enter or Verify right after the sixth digit is quiet where the code leads to the second step', async () => {
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
    const { user, currentPath } = await openFor('totp');
    await user.type(await authenticator(), `${totpCode(seededTotpSecret, Date.now())}{Enter}`);
    expect(await screen.findByText('TOTP verified successfully! Logging in...')).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
  });

  it('asks for a code where there is none', async () => {
    const { user, calls } = await openFor('totp');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await authenticator()).toHaveAccessibleDescription('Please enter the TOTP code.');
    expect(calls).not.toContain(totpPath);
  });

  it('says what is wrong, and keeps the code', async () => {
    let answer = (): Response | Promise<Response> | undefined => undefined;
    const { user } = await openFor('totp', { intercept: { [totpPath]: () => answer() } });
    const code = wrong(totpCode(seededTotpSecret, Date.now()));
    const field = await authenticator();
    await user.click(field);
    await user.paste(code);
    for (const [next, told] of [
      [answer, 'Invalid TOTP code. Please try again.'],
      [() => Response.json({}), 'TOTP verification failed.'],
      [() => Promise.reject(new TypeError('x')), 'An unexpected error occurred'],
    ] as const) {
      answer = next;
      await user.type(field, '{Enter}');
      expect(await screen.findByText(told)).toBeVisible();
      expect(field).toHaveValue(code);
    }
  });
});

describe('/verify-both', () => {
  it('asks for the e-mail code, then for the authenticator’s with a hint from the server', async () => {
    const { user, currentPath } = await openFor('both');
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
    await waitFor(() => expect(currentPath()).toBe(paths.dashboard));
  });

  it('says what is wrong with the e-mail code, and empties the boxes each time', async () => {
    const sent = await refuseEach('both', [
      [() => Response.json({}, { status: 400 }), 'Email OTP verification failed.'],
      [() => Response.json({}), 'Unexpected OTP response.'],
      [() => Promise.reject(new TypeError('x')), 'Something went wrong.'],
    ]);
    expect(sent).toBe(3);
  });
});

describe('a code screen without the state of a sign-in', () => {
  it.each([
    [paths.verifyOtp, []],
    [paths.verifyBoth, []],
    [paths.verifyTotp, ['Missing TOTP access token. Redirecting to login.']],
  ])('%s goes to /login and says %j', async (path, told) => {
    const { currentPath } = openAsVisitor(backend, { path });
    await screen.findByLabelText('Email');
    expect(currentPath()).toBe(paths.login);
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      told.map((text) => expect.stringContaining(text) as string),
    );
  });
});
