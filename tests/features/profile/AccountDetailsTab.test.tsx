import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/auth/session';
import { dateTimeText } from '../../../src/model/time';
import { openAsUser } from '../../support/openAsUser';
import { respondTo, writesTo, type Interceptor, type SentCall } from '../../support/stubFetch';
import { setUpBackend } from '../../support/setUpBackend';

const backend = setUpBackend();

const path = '/api/user/details/';
const openTab = (account = 'direct', intercept?: Interceptor) =>
  openAsUser(backend, { account, path: '/profile-tabs', intercept });
const findField = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const findButton = (name: string) => screen.findByRole('button', { name });
const getSaves = (sent: SentCall[]) => writesTo(sent, path);
const respondToSave = (status: number, body: unknown) => respondTo('POST', path, status, body);

const openForEdit = async (account?: string, intercept?: Interceptor) => {
  const portal = await openTab(account, intercept);
  await portal.user.click(await findButton('Edit Profile'));
  const rename = async (name: string, text: string) => {
    await portal.user.clear(await findField(name));
    if (text) await portal.user.type(await findField(name), text);
  };
  const save = async () => portal.user.click(await findButton('Save Changes'));
  return { ...portal, rename, save };
};

describe('account details', () => {
  it('show the stored values as read-only', async () => {
    const { sent } = await openTab();
    expect(await findField('Email')).toHaveValue('direct@pulsehub.test');
    expect(sent.filter((call) => call.path === path)).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Account Details' })).toBeVisible();
    const joined = dateTimeText(session.user()?.date_joined);
    expect(joined).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await findField('Date Joined')).toHaveValue(joined);
    for (const name of ['Email', 'Date Joined', 'Title', 'First Name', 'Last Name'])
      expect(await findField(name)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
    expect(document.title).toBe('Account Details · PulseHub');
  });

  it('send only changed fields and update the app bar', async () => {
    const { rename, save, sent } = await openForEdit('staff');
    const previousUser = session.user();
    await rename('First Name', 'Quentin');
    await save();
    expect(await screen.findByText('User updated successfully.')).toBeVisible();
    expect(getSaves(sent).map(({ body }) => body)).toEqual([{ first_name: 'Quentin' }]);
    const avatar = await screen.findByRole('button', { name: /^Account menu/ });
    expect(avatar).toHaveTextContent(`Q${previousUser?.last_name?.[0]}`);
    expect(session.user()?.first_name).toBe('Quentin');
    expect(await findField('First Name')).toHaveAttribute('readonly');
  });

  it('show a message without changes and mark empty fields', async () => {
    const { user, rename, save, sent } = await openForEdit();
    await save();
    expect(await screen.findByText('No changes detected.')).toBeVisible();
    await user.click(await findButton('Edit Profile'));
    await rename('Last Name', '');
    await save();
    const summary = await screen.findByText('Please fill in all required fields.');
    expect(summary.closest('[role=alert]')).toHaveFocus();
    expect(await findField('Last Name')).toBeInvalid();
    await user.click(screen.getByRole('link', { name: 'Last Name' }));
    expect(await findField('Last Name')).toHaveFocus();
    expect(getSaves(sent)).toEqual([]);
  });

  it('keep the input of a failed save and show the server’s message', async () => {
    const { rename, save, setInterceptor } = await openForEdit(
      'direct',
      respondToSave(400, { title: ['Too grand.'] }),
    );
    await rename('Title', 'Emperor');
    await save();
    expect(await screen.findByText('Too grand.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Title' })).toBeVisible();
    expect(screen.queryByText('Please fill in all required fields.')).not.toBeInTheDocument();
    await rename('Title', 'Lead');
    await waitFor(() => expect(screen.queryByText('Too grand.')).not.toBeInTheDocument());
    setInterceptor(respondToSave(200, { success: true, message: 'Well done.' }));
    await save();
    expect(await screen.findByText('Well done.')).toBeVisible();
  });

  it('keep the input while another tab is open, until cancelled', async () => {
    const { user, router, rename } = await openForEdit();
    await rename('Title', 'Lead');
    await router.navigate('/profile-tabs?tab=security');
    await findButton('Update Password');
    await router.navigate('/profile-tabs');
    expect(await findField('Title')).toHaveValue('Lead');
    for (const name of ['Email', 'Date Joined']) expect(await findField(name)).toHaveAttribute('readonly');
    await user.click(await findButton('Cancel'));
    expect(await findField('Title')).toHaveValue('Operations Manager');
    expect(await findButton('Edit Profile')).toHaveFocus();
    await router.navigate('/profile-tabs?tab=security');
    await findButton('Update Password');
    await router.navigate('/profile-tabs');
    expect(await findButton('Edit Profile')).toBeVisible();
  });

  it('offer authenticator setup after choosing it', async () => {
    const { user, save, sent } = await openForEdit('member');
    await user.click(screen.getByRole('radio', { name: 'Email + Authenticator' }));
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Up Google Authenticator' }));
    expect(getSaves(sent).map(({ body }) => body)).toEqual([{ mfa_type: 'email_and_authenticator' }]);
    await dialog.findByRole('button', { name: 'Show QR Code' });
    await user.click(dialog.getByRole('button', { name: 'Copy QR Code URL' }));
    expect(await screen.findByText('QR Code URL copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^otpauth:\/\/totp\//);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The method is not in use until a code was verified.
    expect(session.user()?.mfa_type).toBe('email');
  });
});
