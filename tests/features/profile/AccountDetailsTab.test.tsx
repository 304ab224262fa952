import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/auth/session';
import { dateTimeText } from '../../../src/model/time';
import { openAsUser } from '../../support/openAsUser';
import { respondTo, writesTo, type Interceptor, type SentCall } from '../../support/stubFetch';
import { setUpBackend } from '../../support/setUpBackend';

const backend = setUpBackend();

const path = '/api/user/details/';
const open = (account = 'direct', intercept?: Interceptor) =>
  openAsUser(backend, { account, path: '/profile-tabs', intercept });
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const button = (name: string) => screen.findByRole('button', { name });
const saves = (sent: SentCall[]) => writesTo(sent, path);
const respondToSave = (status: number, body: unknown) => respondTo('POST', path, status, body);

const edit = async (account?: string, intercept?: Interceptor) => {
  const portal = await open(account, intercept);
  await portal.user.click(await button('Edit Profile'));
  const rename = async (name: string, text: string) => {
    await portal.user.clear(await field(name));
    if (text) await portal.user.type(await field(name), text);
  };
  const save = async () => portal.user.click(await button('Save Changes'));
  return { ...portal, rename, save };
};

describe('the account details', () => {
  it('show the stored values as read-only', async () => {
    const { sent } = await open();
    expect(await field('Email')).toHaveValue('direct@pulsehub.test');
    expect(sent.filter((call) => call.path === path)).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Account Details' })).toBeVisible();
    const joined = dateTimeText(session.user()?.date_joined);
    expect(joined).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await field('Date Joined')).toHaveValue(joined);
    for (const name of ['Email', 'Date Joined', 'Title', 'First Name', 'Last Name'])
      expect(await field(name)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
    expect(document.title).toBe('Account Details · PulseHub');
  });

  it('send only what was changed, and show it in the app bar at once', async () => {
    const { rename, save, sent } = await edit('staff');
    const before = session.user();
    await rename('First Name', 'Quentin');
    await save();
    expect(await screen.findByText('User updated successfully.')).toBeVisible();
    expect(saves(sent).map(({ body }) => body)).toEqual([{ first_name: 'Quentin' }]);
    const avatar = await screen.findByRole('button', { name: /^Account menu/ });
    expect(avatar).toHaveTextContent(`Q${before?.last_name?.[0]}`);
    expect(session.user()?.first_name).toBe('Quentin');
    expect(await field('First Name')).toHaveAttribute('readonly');
  });

  it('show a message when nothing was changed, and mark what is empty', async () => {
    const { user, rename, save, sent } = await edit();
    await save();
    expect(await screen.findByText('No changes detected.')).toBeVisible();
    await user.click(await button('Edit Profile'));
    await rename('Last Name', '');
    await save();
    const summary = await screen.findByText('Please fill in all required fields.');
    expect(summary.closest('[role=alert]')).toHaveFocus();
    expect(await field('Last Name')).toBeInvalid();
    await user.click(screen.getByRole('link', { name: 'Last Name' }));
    expect(await field('Last Name')).toHaveFocus();
    expect(saves(sent)).toEqual([]);
  });

  it('keep what was typed when a save fails, and show the server’s reason, error or message', async () => {
    const { rename, save, setInterceptor } = await edit(
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
    setInterceptor(respondToSave(200, { success: false, error: 'Not today.' }));
    await save();
    expect(await screen.findByText('Not today.')).toBeVisible();
    expect(await field('Title')).toHaveValue('Lead');
    setInterceptor(respondToSave(200, { success: true, message: 'Well done.' }));
    await save();
    expect(await screen.findByText('Well done.')).toBeVisible();
  });

  it('keep what was typed while another tab is open, until it is cancelled', async () => {
    const { user, router, rename } = await edit();
    await rename('Title', 'Lead');
    await router.navigate('/profile-tabs?tab=security');
    await button('Update Password');
    await router.navigate('/profile-tabs');
    expect(await field('Title')).toHaveValue('Lead');
    for (const name of ['Email', 'Date Joined']) expect(await field(name)).toHaveAttribute('readonly');
    await user.click(await button('Cancel'));
    expect(await field('Title')).toHaveValue('Operations Manager');
    expect(await button('Edit Profile')).toHaveFocus();
    await router.navigate('/profile-tabs?tab=security');
    await button('Update Password');
    await router.navigate('/profile-tabs');
    expect(await button('Edit Profile')).toBeVisible();
  });

  it('offer to set up the authenticator after a save that chose one', async () => {
    const { user, save, sent } = await edit('member');
    await user.click(screen.getByRole('radio', { name: 'Email + Authenticator' }));
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Up Google Authenticator' }));
    expect(saves(sent).map(({ body }) => body)).toEqual([{ mfa_type: 'email_and_authenticator' }]);
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
