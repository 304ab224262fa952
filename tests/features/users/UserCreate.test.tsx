import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { jsonResponse, respondTo, type Interceptor, type SentCall } from '../../support/stubFetch';
import { setUpBackend } from '../../support/setUpBackend';

const backend = setUpBackend();

const openForm = (account = 'superuser', intercept?: Interceptor) =>
  openAsUser(backend, { account, path: '/user/create/', heading: 'Create New User', intercept });
const fill = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const getPosts = (sent: readonly SentCall[]) =>
  sent.filter(({ method, path }) => method === 'POST' && !path.includes('decode-token'));
const getCreateButton = () => screen.getByRole('button', { name: 'Create' });
const fillAll = (email: string) => {
  fill('Email', email);
  fill('Password', 'crossing-312');
  fill('Confirm Password', 'crossing-312');
  fill('First Name', 'Nadia');
};

describe('Create New User', () => {
  it('offers services and roles, and shows validation and server errors', async () => {
    const { user, sent } = await openForm();
    const box = within(screen.getByRole('region', { name: 'DIC Services' }));
    expect(box.getAllByRole('checkbox')).toHaveLength(12);
    const roles = within(screen.getByRole('region', { name: 'Roles and Permissions' }));
    expect(roles.getAllByRole('checkbox')).toHaveLength(4);
    expect(roles.getAllByRole('checkbox', { checked: true })).toEqual([
      roles.getByRole('checkbox', { name: 'Active' }),
    ]);

    await user.click(getCreateButton());
    for (const text of ['Email is required', 'Password is required', 'Confirmation password is required'])
      expect(screen.getByText(text)).toBeVisible();
    const summary = (await screen.findByText('Please check 3 fields:')).closest('[role=alert]');
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Password' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    fill('Email', 'nobody');
    fill('Password', 'crossing-312');
    fill('Confirm Password', 'crossing-313');
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(getPosts(sent)).toEqual([]);
    fillAll('member@pulsehub.test');
    await user.click(getCreateButton());
    expect(await screen.findByText('A user with this email already exists.')).toBeVisible();
    expect(screen.queryByText('Success!')).toBeNull();
  });

  it('creates the account, sets the services and passes the user to the list', async () => {
    const { user, sent, router, currentPath } = await openForm();
    fillAll('nadia.one@example.com');
    await user.click(screen.getByLabelText('CodeHub'));
    await user.click(getCreateButton());
    const dialog = await screen.findByRole('dialog', { name: 'Success!' });
    expect(within(dialog).getByText('User is created successfully.')).toBeVisible();
    await within(dialog).findByText('DIC services updated successfully.');
    const [first, second] = getPosts(sent);
    expect(first).toEqual({
      method: 'POST',
      path: '/api/user/manage/',
      body: {
        email: 'nadia.one@example.com',
        first_name: 'Nadia',
        password: 'crossing-312',
        confirm_password: 'crossing-312',
        is_active: 'true',
        is_staff: 'false',
        is_verified: 'false',
        is_superuser: 'false',
      },
    });
    const flags = second?.body as Record<string, unknown>;
    expect(second?.path).toBe('/api/user/dic-services/');
    expect(Object.keys(flags)).toHaveLength(13);
    expect(flags).toMatchObject({ user: expect.any(Number) as number, code_hub: true, ai_hub: false });
    // The list removes the user from the router state once it has read it.
    const states: unknown[] = [];
    router.subscribe(({ state }) => states.push(state));
    await user.click(within(dialog).getByRole('button', { name: 'Back to Managed Users' }));
    await waitFor(() => expect(currentPath()).toBe('/manage'));
    expect(states[0]).toMatchObject({
      activeTab: 'managedUsers',
      createdUser: { email: 'nadia.one@example.com' },
    });
  });

  it('reports services that could not be set and retries', async () => {
    const failToSave = respondTo('POST', '/api/user/dic-services/', 500, {});
    const { user, sent, setInterceptor } = await openForm('superuser', failToSave);
    fillAll('nadia.two@example.com');
    await user.click(getCreateButton());
    expect(await screen.findByText(/^Failed to update DIC services\. The user was created/)).toBeVisible();
    await user.click(screen.getByText('Details'));
    expect(screen.getByText(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)).toBeVisible();
    setInterceptor(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('DIC services updated successfully.')).toBeVisible();
    const posts = getPosts(sent).map(({ path }) => path);
    expect(posts).toEqual(['/api/user/manage/', '/api/user/dic-services/', '/api/user/dic-services/']);
  });

  it('reports them in a toast after the dialog is closed', async () => {
    let fail = () => {};
    const failure = new Promise<Response>((resolve) => (fail = () => resolve(jsonResponse(500, {}))));
    const { user, setInterceptor, currentPath } = await openForm('superuser', ({ method, path }) =>
      method === 'POST' && path === '/api/user/dic-services/' ? failure : undefined,
    );
    fillAll('nadia.three@example.com');
    await user.click(getCreateButton());
    await user.click(await screen.findByText('Back to Managed Users'));
    await waitFor(() => expect(currentPath()).toBe('/manage'));
    fail();
    expect(
      await screen.findByText(
        /^Failed to update DIC services\. The user nadia\.three@example\.com was created/,
      ),
    ).toBeVisible();
    setInterceptor(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('DIC services updated successfully.')).toBeVisible();
    expect(screen.queryByText(/^Failed to update DIC services\./)).toBeNull();
  });

  it('reserves services and the superuser role for superusers', async () => {
    const { user, sent } = await openForm('direct');
    expect(screen.queryByRole('region', { name: 'DIC Services' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /^Superuser/ })).toBeDisabled();
    fillAll('nadia.four@example.com');
    await user.click(getCreateButton());
    await screen.findByText('User is created successfully.');
    expect(sent.filter(({ path }) => path === '/api/user/dic-services/')).toEqual([]);
  });
});
