import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backendForFile } from '../../support/backendForFile';
import { openAsUser } from '../../support/openAsUser';
import { answering, jsonResponse, type Interceptor, type SentCall } from '../../support/stubFetch';

const backend = backendForFile();

const details = '/api/user/details/';
const button = (name: string) => screen.findByRole('button', { name });
const bodies = (sent: SentCall[], path: string) =>
  sent.filter((call) => call.method !== 'GET' && call.path === path).map(({ body }) => body);
const proofDialog = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });
const detail = 'Please confirm this change with a code of your verification method.';
const asked = () => jsonResponse(403, { detail, code: 'fresh_code_required' });

/** Asks for a code as the backend does ten minutes after the sign-in. */
const askForCode: Interceptor = ({ method, path, body }) =>
  method === 'POST' && path === details && !(body as { code?: string }).code ? asked() : undefined;

describe('a change of the verification method', () => {
  const choose = async (type: string, intercept: Interceptor) => {
    const portal = await openAsUser(backend, {
      account: 'staff',
      path: '/profile-tabs?tab=security',
      intercept,
    });
    await portal.user.click(await button('Choose Verification Method'));
    await portal.user.click(await screen.findByRole('radio', { name: type }));
    await portal.user.click(await button('Confirm'));
    const dialog = within(await proofDialog());
    const enter = async (code: string) => {
      await portal.user.clear(dialog.getByLabelText('MFA Code'));
      await portal.user.type(dialog.getByLabelText('MFA Code'), code);
      await portal.user.click(dialog.getByRole('button', { name: 'Confirm' }));
    };
    return { ...portal, dialog, enter };
  };
  const change = { mfa_type: 'email_and_authenticator' };

  it('that the backend wants confirmed is sent again with a code, and may have to wait', async () => {
    const { user, sent, dialog, enter, setInterceptor } = await choose('Email + Authenticator', askForCode);
    expect(dialog.queryByLabelText('Old Password')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(dialog.getByText('Please enter your MFA code.')).toBeVisible();
    const wait = { detail: 'Request was throttled. Expected available in 42 seconds.' };
    setInterceptor(answering('POST', details, 429, wait, { 'retry-after': '42' }));
    await enter('000001');
    expect(await dialog.findByRole('button', { name: /^Confirm \(4\d s\)$/ })).toBeDisabled();
    expect(bodies(sent, details)).toEqual([change, { ...change, code: '000001' }]);
  });

  it('is neither made nor reported when the dialog is cancelled', async () => {
    const { user, sent, dialog } = await choose('Authenticator', askForCode);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByRole('radio', { name: 'Authenticator' })).toBeChecked();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(bodies(sent, details)).toHaveLength(1);
    await user.click(await button('Confirm'));
    expect(await proofDialog()).toBeVisible();
  });

  it('shows any other failure where it was made, and keeps what was chosen', async () => {
    const { setInterceptor, enter } = await choose('Authenticator', askForCode);
    setInterceptor(answering('POST', details, 500, {}));
    await enter('118204');
    expect(await screen.findByText('Failed to update MFA type.')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Authenticator' })).toBeChecked();
  });
});

it('the profile form keeps its texts when its method needs a code, and saves all with it', async () => {
  const { user, sent } = await openAsUser(backend, {
    account: 'demo-mfa',
    path: '/profile-tabs',
    intercept: askForCode,
  });
  await user.click(await button('Edit Profile'));
  await user.clear(screen.getByLabelText('Title'));
  await user.type(screen.getByLabelText('Title'), 'Lead');
  await user.click(screen.getByRole('radio', { name: 'Authenticator' }));
  await user.click(await button('Save Changes'));
  const dialog = within(await proofDialog());
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Title')).toHaveValue('Lead');
  await user.click(await button('Save Changes'));
  await user.type(within(await proofDialog()).getByLabelText('MFA Code'), '118204{Enter}');
  expect(await screen.findByText('User updated successfully.')).toBeVisible();
  const change = { title: 'Lead', mfa_type: 'authenticator' };
  expect(bodies(sent, details)).toEqual([change, change, { ...change, code: '118204' }]);
});

describe('one’s own email', () => {
  const open = async (path: (id: number) => string, heading: string, account: string) => {
    const portal = await openAsUser(backend, { account, path: '/contact-support' });
    await portal.router.navigate(path(portal.userId));
    await screen.findByRole('heading', { name: heading });
    return portal;
  };

  it('changes on the edit page with the old password and a code', async () => {
    const { user, sent, userId } = await open((id) => `/user/edit/${id}`, 'Edit User', 'direct');
    const email = await screen.findByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'dilan@pulsehub.test');
    await user.click(await button('Update'));
    const dialog = within(await proofDialog());
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
    expect(bodies(sent, `/api/user/manage/${userId}/`)).toHaveLength(3);
  });

  it('stays typed on the details page when it is not confirmed, without a message', async () => {
    const { user } = await open((id) => `/user/details/${id}`, 'Account Management', 'superuser');
    await user.click(await button('Edit'));
    const email = await screen.findByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'sofia@pulsehub.test');
    await user.click(await button('Save'));
    await user.click(within(await proofDialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(email).toHaveValue('sofia@pulsehub.test');
    expect(screen.queryByText('Session expired. Please re-login.')).not.toBeInTheDocument();
    expect(await button('Save')).toBeEnabled();
  });
});
