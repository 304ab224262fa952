import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answer, closePortal, openSignedIn, type Instead } from '../../support/openSignedIn';
import { startBackend, type Backend } from '../../support/startBackend';

vi.setConfig({ testTimeout: 60_000 });

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.close());
afterEach(closePortal);

const open = async ({
  path = '/admin',
  instead,
  account = 'superuser',
}: { path?: string; instead?: Instead; account?: string } = {}) => {
  const portal = await openSignedIn(backend, { account, path, ...(instead ? { instead } : {}) });
  await screen.findByRole('heading', { name: 'Users Settings' }, { timeout: 20_000 });
  await screen.findByText(/^Showing \d+ of \d+ users$/, {}, { timeout: 20_000 });
  const lists = () =>
    portal.sent
      .filter(
        ({ path: address }) => /^\/api\/user\/manage\/\?/.test(address) && !address.includes('page_size=5&'),
      )
      .map(({ path: address }) => address.split('?')[1]);
  return { ...portal, lists };
};
const usual = (userId: number) => `page=1&page_size=10&ordering=-date_joined&user_id=${userId}`;

describe('the list of users', () => {
  it('asks for ten of the newest, and names who asks', async () => {
    const { lists, userId } = await open();
    expect(lists()).toEqual([usual(userId)]);
    const table = screen.getByRole('table', { name: 'Users' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .slice(1),
    ).toEqual([
      'Profile picture',
      'Email',
      'Full Name',
      'Title',
      'Date Joined',
      'Last Login',
      'Active',
      'Superuser',
      'Staff',
      'Actions',
    ]);
  });

  it('asks once filters are applied, and takes one away by its chip', async () => {
    const { user, lists, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'User Status' }), 'Inactive');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Last Login Status' }), 'Never Logged In');
    expect(lists()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(lists().at(-1)).toContain('is_active=false&last_login__isnull=true'));
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    expect(
      await screen.findByText(/^Inactive users who never logged in, newest first \(\d+ of \d+\)$/),
    ).toBeVisible();
    expect(router.state.location.search).toContain('is_active');
    await user.click(screen.getByRole('button', { name: 'Remove filter User Status: Inactive' }));
    await waitFor(() => expect(lists().at(-1)).not.toContain('is_active'));
    expect(lists().at(-1)).toContain('last_login__isnull=true');
  });

  it('is restored from its address', async () => {
    const filter = encodeURIComponent(JSON.stringify({ is_staff: true, search: 'a' }));
    const { sent, userId } = await open({
      path: `/admin?filter=${filter}&order=ASC&page=1&perPage=5&sort=email`,
    });
    expect(sent.map(({ path }) => path)).toContain(
      `/api/user/manage/?page=1&page_size=5&ordering=email&is_staff=true&search=a&user_id=${userId}`,
    );
    expect(screen.getByRole('textbox', { name: 'Search users' })).toHaveValue('a');
    expect(screen.getByRole('button', { name: 'Remove filter Staff Role: Staff' })).toBeVisible();
  });

  it('is filtered by a slice of the chart, which clears the other filters', async () => {
    const { user, lists } = await open();
    await user.click(screen.getByRole('button', { name: /^Inactive \+ Logged In/ }));
    expect(await screen.findByText('Filtered by: Inactive + Logged In')).toBeVisible();
    await waitFor(() => expect(lists().at(-1)).toContain('is_active=false&last_login__isnull=false'));
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText('All filters cleared')).toBeVisible();
  });

  it('is sorted up and down by the same column', async () => {
    const { user, lists } = await open();
    await user.click(screen.getByRole('button', { name: 'Email' }));
    await waitFor(() => expect(lists().at(-1)).toContain('ordering=email&'));
    await user.click(screen.getByRole('button', { name: 'Email' }));
    await waitFor(() => expect(lists().at(-1)).toContain('ordering=-email&'));
  });

  it('says that it could not be fetched', async () => {
    const portal = await openSignedIn(backend, {
      account: 'superuser',
      path: '/admin',
      instead: ({ path }) => (path.startsWith('/api/user/manage/') ? answer(500, {}) : undefined),
    });
    expect(
      (await screen.findAllByText('Failed to fetch users', {}, { timeout: 20_000 })).length,
    ).toBeGreaterThan(0);
    expect(portal.place()).toBe('/admin');
  });
});

describe('a mail to selected users', () => {
  it('goes out as it was written, to those selected', async () => {
    const { user, sent } = await open();
    const boxes = within(screen.getByRole('table', { name: 'Users' })).getAllByRole('checkbox');
    await user.click(boxes[1]!);
    expect(boxes[0]).toHaveAttribute('data-indeterminate', 'true');
    await user.click(boxes[2]!);
    expect(screen.getByText('2 User(s) Selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send Email' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Template' }), 'Custom Message');
    const send = screen.getByRole('button', { name: 'Send (2)' });
    expect(send).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Hi');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Nine ch..');
    await user.click(send);
    expect(await screen.findByText('Please fix the form errors before sending')).toBeVisible();
    expect(screen.getByText('Subject must be at least 3 characters')).toBeVisible();
    expect(screen.getByText('Message must be at least 10 characters')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), ' there');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), ' and more');
    await user.click(send);
    expect(await screen.findByText('Emails sent successfully to 2 user(s)!')).toBeVisible();
    const call = sent.find(({ path }) => path === '/api/user/send-email/');
    expect(call).toMatchObject({
      method: 'POST',
      body: {
        user_ids: expect.stringMatching(/^\d+,\d+$/) as string,
        subject: 'Hi there',
        template: 'custom',
        message_type: 'plain',
        message: 'Nine ch.. and more',
      },
    });
    expect(screen.queryByText('2 User(s) Selected')).toBeNull();
  });
});

describe('a new user', () => {
  it('is created from the dialog and stands first', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Add User' }));
    await user.click(await screen.findByRole('button', { name: 'Create' }));
    expect(screen.getByText('Email is required.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'superuser@pulsehub.test');
    await user.type(screen.getByRole('textbox', { name: 'First Name' }), 'Nadia');
    await user.type(screen.getByRole('textbox', { name: 'Last Name' }), 'Laurent');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('A user with this email already exists.')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'nadia.laurent@pulsehub.test');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(
      await screen.findByText(
        'User created successfully. Please check your email for the password setup link.',
      ),
    ).toBeVisible();
    expect(
      sent.filter(({ method, path }) => method === 'POST' && path === '/api/user/manage/').at(-1)?.body,
    ).toEqual({
      email: 'nadia.laurent@pulsehub.test',
      first_name: 'Nadia',
      last_name: 'Laurent',
      is_active: 'true',
      is_staff: 'false',
      is_superuser: 'false',
    });
    expect(await screen.findByText('New')).toBeVisible();
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('nadia.laurent@pulsehub.test');
  });
});

describe('deleting a user', () => {
  const begin = async (instead?: Instead) => {
    const portal = await open(instead ? { instead } : {});
    const [remove] = screen.getAllByRole('button', { name: /^Delete .*@/ });
    await portal.user.click(remove!);
    await portal.user.click(screen.getByRole('checkbox', { name: 'Force Delete (Cannot be undone)' }));
    await portal.user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('heading', { name: 'Backup User Data' })).toBeVisible();
    return portal;
  };
  const deletions = (sent: { method: string; path: string }[]) =>
    sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

  it('keeps the user where the backup fails', async () => {
    vi.stubGlobal('open', () => null);
    const { user, sent } = await begin(({ path }) =>
      path.startsWith('/api/user/data/') ? answer(500, {}) : undefined,
    );
    await user.click(screen.getByRole('button', { name: 'Backup First' }));
    expect(await screen.findByText('Backup failed.')).toBeVisible();
    expect(deletions(sent)).toEqual([]);
  });

  it('shows the way to a backup that the browser would not open, and deletes after it', async () => {
    vi.stubGlobal('open', () => null);
    const { user, sent } = await begin();
    await user.click(screen.getByRole('button', { name: 'Backup First' }));
    expect(await screen.findByRole('link', { name: 'Open the backup' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/files\/downloads\//),
    );
    expect(deletions(sent)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('User deleted successfully')).toBeVisible();
    expect(deletions(sent)).toEqual([
      expect.stringMatching(/^\/api\/user\/manage\/\d+\/\?force_delete=true$/),
    ]);
  });

  it('is not offered to staff who are no superusers', async () => {
    await open({ account: 'direct' });
    expect(screen.queryByRole('button', { name: /^Delete .*@/ })).toBeNull();
  });
});
