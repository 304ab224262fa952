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

const findButton = (name: string) => screen.findByRole('button', { name });
const getBodies = (sent: SentCall[], path: string) =>
  sent.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body);
const openTab = async (account = 'direct', intercept?: Interceptor) => {
  const portal = await openAsUser(backend, { account, path: '/profile-tabs?tab=security', intercept });
  await screen.findByRole('heading', { name: 'Multi-Factor Authentication & Password Reset' });
  const choose = async (type: string) => {
    await portal.user.click(await findButton('Choose Verification Method'));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Select Multi-Factor Authentication Type' }),
    );
    await portal.user.click(dialog.getByRole('radio', { name: type }));
    await portal.user.click(dialog.getByRole('button', { name: 'Confirm' }));
  };
  return { ...portal, choose };
};

it('changes the verification method and opens the QR code', async () => {
  const { choose, sent, user } = await openTab('staff');
  await choose('Email + Authenticator');
  expect(await screen.findByText('MFA Type updated successfully.')).toBeVisible();
  const dialog = await screen.findByRole('dialog', { name: 'Set Up MFA - Scan QR Code' });
  expect(getBodies(sent, details)).toEqual([{ mfa_type: 'email_and_authenticator' }]);
  const laterRequests = sent.slice(
    sent.findIndex((call) => call.method === 'POST' && call.path === details) + 1,
  );
  await waitFor(() => expect(laterRequests.some(({ method }) => method === 'GET')).toBe(true));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Step 1 Set Up MFA' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Step 2 Reset Password' })).toBeVisible();
  expect(screen.getByText('Email + Authenticator')).toBeVisible();
  // Without a verified code, the server still requires the emailed code.
  expect(screen.getByText(/^Not in use yet.* Email\.$/)).toBeVisible();
  expect(session.user()?.mfa_type).toBe('email');

  await user.click(await findButton('Generate New MFA Code'));
  const reopenedDialog = within(await screen.findByRole('dialog', { name: 'Set Up MFA - Scan QR Code' }));
  await user.click(await reopenedDialog.findByRole('button', { name: 'Show QR Code' }));
  const shownSecret = reopenedDialog.getByText(/^[A-Z2-7]{16,}$/).textContent ?? '';
  await user.click(reopenedDialog.getByRole('textbox', { name: /Test your authenticator/ }));
  await user.paste(totpCode(shownSecret, Date.now()));
  expect(await reopenedDialog.findByText(/Correct\. Your/)).toBeVisible();
  await waitFor(() => expect(session.user()?.mfa_type).toBe('email_and_authenticator'));
  expect(screen.queryByText(/^Not in use yet/)).not.toBeInTheDocument();
});

describe('QR code', () => {
  const openDialog = async (intercept: Interceptor) => {
    const account = { email: 'direct@pulsehub.test', mfa_type: 'authenticator' };
    const mockDetails = respondTo('GET', details, 200, account);
    const portal = await openTab('direct', (call, init) => intercept(call, init) ?? mockDetails(call));
    await portal.user.click(await findButton('Generate New MFA Code'));
    const dialog = await screen.findByRole('dialog', { name: 'Set Up MFA - Scan QR Code' });
    return { ...portal, dialog, inside: within(dialog) };
  };
  it('is loaded, retried after an error and hidden until requested', async () => {
    let respond: (response: Response) => void = () => {};
    const pendingResponse = new Promise<Response>((resolve) => (respond = resolve));
    const { user, dialog, inside, setInterceptor } = await openDialog((call) =>
      call.path === activation ? pendingResponse : undefined,
    );
    expect(screen.queryByText('Send code')).toBeNull();
    expect(inside.getByText('Loading QR Code...')).toBeVisible();
    respond(jsonResponse(500, {}));
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

  /** Keeps the code valid on the server. */
  const freezeClockMidCode = () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Math.floor(Date.now() / 30_000) * 30_000 + 15_000);
  };

  it('takes effect once the server accepts a code, or shows the error', async () => {
    const expired = 'This QR code has expired. Please generate a new one.';
    const respondWithError = respondTo('POST', activation, 400, { detail: expired });
    const dialog = await openDialog(
      (call) => respondTo('GET', activation, 200, setup)(call) ?? respondWithError(call),
    );
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
    expect(getBodies(sent, activation)).toEqual([codes[0], codes[1], codes[1]]);
  });
});

const fill = async (user: Awaited<ReturnType<typeof openTab>>['user'], values: Record<string, string>) => {
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

it('validates a new password and keeps a rejected one', async () => {
  const { user, sent, setInterceptor } = await openTab();
  expect(screen.getByPlaceholderText('Enter your 6-digit MFA code')).toBe(screen.getByLabelText('MFA Code'));
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await user.click(await findButton('Update Password'));
  const expectedErrors = [
    'Old password is required',
    'New password is required',
    'Confirm new password is required',
    'Please enter your MFA code.',
  ];
  for (const error of expectedErrors) expect(screen.getByText(error)).toBeVisible();
  await fill(user, { ...validValues, 'Confirm New Password': 'crossing-313', 'MFA Code': '1 2a3' });
  expect(screen.getByLabelText('MFA Code')).toHaveValue('123');
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  expect(screen.getByText('Please enter a valid 6-digit MFA code')).toBeVisible();
  expect(getBodies(sent, passwordReset)).toEqual([]);
  await fill(user, validValues);
  const rejection = 'The MFA code is wrong or has expired.';
  setInterceptor(respondTo('POST', passwordReset, 400, { detail: rejection }));
  await user.click(await findButton('Update Password'));
  expect(await screen.findByText(rejection)).toBeVisible();
  expect(screen.getByLabelText('Old Password')).toHaveValue('PulseHub!2026');
  expect(session.isSignedIn()).toBe(true);
});
