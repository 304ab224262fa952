import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../src/auth/session';
import { openAsUser } from '../../support/openAsUser';
import { respondTo, jsonResponse, type Interceptor, type SentCall } from '../../support/stubFetch';
import { setUpBackend } from '../../support/setUpBackend';
import { totpCode } from '../../support/totpCode';

const backend = setUpBackend();
afterEach(() => void vi.useRealTimers());

const details = '/api/user/details/';
const activation = '/api/user/google-authenticator-activation/';
const passwordReset = '/api/user/password-reset/';
const secret = 'JBSWY3DPEHPK3PXP';
const setup = { qr_code_url: `otpauth://totp/PulseHub:me?secret=${secret}`, code: secret, first_time: true };

const button = (name: string) => screen.findByRole('button', { name });
const bodies = (sent: SentCall[], path: string) =>
  sent.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body);
const open = async (account = 'direct', intercept?: Interceptor) => {
  const portal = await openAsUser(backend, { account, path: '/profile-tabs?tab=security', intercept });
  await screen.findByRole('heading', { name: 'Multi-Factor Authentication & Password Reset' });
  const choose = async (type: string) => {
    await portal.user.click(await button('Choose Verification Method'));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Select Multi-Factor Authentication Type' }),
    );
    await portal.user.click(dialog.getByRole('radio', { name: type }));
    await portal.user.click(dialog.getByRole('button', { name: 'Confirm' }));
  };
  return { ...portal, choose };
};

it('the verification method is changed, fetched again, and leads to the QR code', async () => {
  const { choose, sent, user } = await open('staff');
  await choose('Email + Authenticator');
  expect(await screen.findByText('MFA Type updated successfully.')).toBeVisible();
  const dialog = await screen.findByRole('dialog', { name: 'Set Up MFA - Scan QR Code' });
  expect(bodies(sent, details)).toEqual([{ mfa_type: 'email_and_authenticator' }]);
  const after = sent.slice(sent.findIndex((call) => call.method === 'POST' && call.path === details) + 1);
  await waitFor(() => expect(after.some(({ method }) => method === 'GET')).toBe(true));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Step 1 Set Up MFA' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Step 2 Reset Password' })).toBeVisible();
  expect(screen.getByText('Email + Authenticator')).toBeVisible();
  // No code was verified yet, so the server still asks for the mailed code, and the page shows that.
  expect(screen.getByText(/^Not in use yet.* Email\.$/)).toBeVisible();
  expect(session.user()?.mfa_type).toBe('email');

  await user.click(await button('Generate New MFA Code'));
  const again = within(await screen.findByRole('dialog', { name: 'Set Up MFA - Scan QR Code' }));
  await user.click(await again.findByRole('button', { name: 'Show QR Code' }));
  const shown = again.getByText(/^[A-Z2-7]{16,}$/).textContent ?? '';
  await user.click(again.getByRole('textbox', { name: /Test your authenticator/ }));
  await user.paste(totpCode(shown, Date.now()));
  expect(await again.findByText(/Correct\. Your/)).toBeVisible();
  await waitFor(() => expect(session.user()?.mfa_type).toBe('email_and_authenticator'));
  expect(screen.queryByText(/^Not in use yet/)).not.toBeInTheDocument();
});

describe('the QR code', () => {
  const openDialog = async (intercept: Interceptor) => {
    const account = { email: 'direct@pulsehub.test', mfa_type: 'authenticator' };
    const mockDetails = respondTo('GET', details, 200, account);
    const portal = await open('direct', (call, init) => intercept(call, init) ?? mockDetails(call));
    await portal.user.click(await button('Generate New MFA Code'));
    const dialog = await screen.findByRole('dialog', { name: 'Set Up MFA - Scan QR Code' });
    return { ...portal, dialog, inside: within(dialog) };
  };
  it('is loaded, loaded again after a failure, and not in the page until it is shown', async () => {
    let fail: (response: Response) => void = () => {};
    const waiting = new Promise<Response>((resolve) => (fail = resolve));
    const { user, dialog, inside, setInterceptor } = await openDialog((call) =>
      call.path === activation ? waiting : undefined,
    );
    expect(inside.getByText('Loading QR Code...')).toBeVisible();
    fail(jsonResponse(500, {}));
    expect(await inside.findByText('Failed to generate QR Code')).toBeVisible();
    setInterceptor(respondTo('GET', activation, 200, setup));
    await user.click(inside.getByRole('button', { name: 'Retry' }));
    const show = await inside.findByRole('button', { name: 'Show QR Code' });
    expect(inside.queryByRole('img')).not.toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain(secret);
    await user.click(show);
    expect(inside.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(inside.getByText(secret)).toBeVisible();
    await user.click(inside.getByRole('button', { name: 'Hide QR Code' }));
    expect(inside.queryByText(secret)).not.toBeInTheDocument();
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(2);
  });

  const codeField = ({ inside }: Awaited<ReturnType<typeof openDialog>>) =>
    inside.findByRole('textbox', { name: /Test your authenticator/ });

  /** Keeps the code valid on the server, whose clock is read in whole seconds. */
  const freezeClockMidCode = () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Math.floor(Date.now() / 30_000) * 30_000 + 15_000);
  };

  it('takes effect once the server accepts a code of it, and shows why it did not', async () => {
    const expired = 'This QR code has expired. Please generate a new one.';
    const refuse = respondTo('POST', activation, 400, { detail: expired });
    const dialog = await openDialog((call) => respondTo('GET', activation, 200, setup)(call) ?? refuse(call));
    const { user, inside, sent, setInterceptor } = dialog;
    freezeClockMidCode();
    const codes = [0, 1].map((steps) => ({ code: totpCode(secret, Date.now(), steps) }));
    const paste = async (index: number) => {
      await user.clear(await codeField(dialog));
      await user.paste(codes[index]?.code);
    };
    await paste(0);
    expect(await inside.findByText(expired)).toBeVisible();
    setInterceptor(respondTo('POST', activation, 500, {}));
    await paste(1);
    expect(await inside.findByText(/could not be checked/)).toBeVisible();
    setInterceptor(respondTo('POST', activation, 200, { success: true }));
    await user.click(inside.getByRole('button', { name: 'Retry' }));
    expect(await inside.findByText(/Correct\. Your/)).toBeVisible();
    expect(bodies(sent, activation)).toEqual([codes[0], codes[1], codes[1]]);
  });
});

const fill = async (user: Awaited<ReturnType<typeof open>>['user'], values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    const input = screen.getByLabelText(label);
    await user.clear(input);
    await user.click(input);
    await user.paste(value);
  }
};
const validValues = {
  'Old Password': 'PulseHub!2026',
  'New Password': 'crossing-312',
  'Confirm New Password': 'crossing-312',
  'MFA Code': '118204',
};

it('a new password is validated before it is sent, and stays typed when it is rejected', async () => {
  const { user, sent, setInterceptor } = await open();
  expect(screen.getByPlaceholderText('Enter your 6-digit MFA code')).toBe(screen.getByLabelText('MFA Code'));
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await user.click(await button('Update Password'));
  const words = [
    'Old password is required',
    'New password is required',
    'Confirm new password is required',
    'Please enter your MFA code.',
  ];
  for (const word of words) expect(screen.getByText(word)).toBeVisible();
  await fill(user, { ...validValues, 'Confirm New Password': 'crossing-313', 'MFA Code': '1 2a3' });
  expect(screen.getByLabelText('MFA Code')).toHaveValue('123');
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  expect(screen.getByText('Please enter a valid 6-digit MFA code')).toBeVisible();
  expect(bodies(sent, passwordReset)).toEqual([]);
  await fill(user, validValues);
  const refusal = 'The MFA code is wrong or has expired.';
  setInterceptor(respondTo('POST', passwordReset, 400, { detail: refusal }));
  await user.click(await button('Update Password'));
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.getByLabelText('Old Password')).toHaveValue('PulseHub!2026');
  expect(session.isSignedIn()).toBe(true);
});
