import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpBackend } from '../../support/setUpBackend';
import { openAsUser } from '../../support/openAsUser';
import { respondTo, jsonResponse, type Interceptor, type SentCall } from '../../support/stubFetch';

const backend = setUpBackend();

const detailsPath = '/api/user/details/';
const findButton = (name: string) => screen.findByRole('button', { name });
const getBodies = (sent: SentCall[], path: string) =>
  sent.filter((call) => call.method !== 'GET' && call.path === path).map(({ body }) => body);
const findProofDialog = () => screen.findByRole('dialog', { name: "Confirm it's you" });
const detail = 'Please confirm this change with a code of your verification method.';
const requireCode = () => jsonResponse(403, { detail, code: 'fresh_code_required' });

/** Requires a code, as the backend does ten minutes after sign-in. */
const askForCode: Interceptor = ({ method, path, body }) =>
  method === 'POST' && path === detailsPath && !(body as { code?: string }).code ? requireCode() : undefined;

it('keeps the chosen verification method if the change is cancelled, fails or is throttled', async () => {
  const { user, sent, setInterceptor } = await openAsUser(backend, {
    account: 'staff',
    path: '/profile-tabs?tab=security',
    intercept: askForCode,
  });
  await user.click(await findButton('Choose Verification Method'));
  await user.click(await screen.findByRole('radio', { name: 'Authenticator' }));
  const openProof = async () => {
    await user.click(await findButton('Confirm'));
    const dialog = within(await findProofDialog());
    const enter = async (code: string) => {
      await user.type(dialog.getByLabelText('MFA Code'), code);
      await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    };
    return { dialog, enter };
  };
  const expectClosed = () => waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  const changeBody = { mfa_type: 'authenticator' };

  const cancelled = await openProof();
  expect(cancelled.dialog.queryByLabelText('Old Password')).not.toBeInTheDocument();
  await user.click(cancelled.dialog.getByRole('button', { name: 'Cancel' }));
  await expectClosed();
  expect(screen.getByRole('radio', { name: 'Authenticator' })).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(getBodies(sent, detailsPath)).toEqual([changeBody]);

  const failing = await openProof();
  await user.click(failing.dialog.getByRole('button', { name: 'Confirm' }));
  expect(failing.dialog.getByText('Please enter your MFA code.')).toBeVisible();
  setInterceptor(respondTo('POST', detailsPath, 500, {}));
  await failing.enter('118204');
  expect(await screen.findByText('Failed to update MFA type.')).toBeVisible();
  await expectClosed();
  expect(screen.getByRole('radio', { name: 'Authenticator' })).toBeChecked();

  setInterceptor(askForCode);
  const throttled = await openProof();
  const throttledBody = { detail: 'Request was throttled. Expected available in 42 seconds.' };
  setInterceptor(respondTo('POST', detailsPath, 429, throttledBody, { 'retry-after': '42' }));
  await throttled.enter('000001');
  expect(await throttled.dialog.findByRole('button', { name: /^Confirm \(4\d s\)$/ })).toBeDisabled();
  expect(getBodies(sent, detailsPath).at(-1)).toEqual({ ...changeBody, code: '000001' });
});

it('changes the own email with the old password and a code', async () => {
  const { user, sent, userId, router } = await openAsUser(backend, {
    account: 'direct',
    path: '/contact-support',
  });
  await router.navigate(`/user/edit/${userId}`);
  const email = await screen.findByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'dilan@pulsehub.test');
  await user.click(await findButton('Update'));
  const dialog = within(await findProofDialog());
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  await screen.findByText('Password reset code sent successfully');
  await user.type(dialog.getByLabelText('MFA Code'), await backend.mailedCode('direct@pulsehub.test'));
  await user.type(dialog.getByLabelText('Old Password'), 'not the password');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText(/^Your old password was entered incorrectly/)).toBeVisible();
  await user.clear(dialog.getByLabelText('Old Password'));
  await user.type(dialog.getByLabelText('Old Password'), 'PulseHub!2026');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('User updated successfully!')).toBeVisible();
  expect(getBodies(sent, `/api/user/manage/${userId}/`)).toHaveLength(3);
});
