import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { respondTo, jsonResponse, type Interceptor, type SentCall } from '../../support/stubFetch';
import { recordSavedFiles } from '../../support/savedFiles';
import { setUpBackend } from '../../support/setUpBackend';
import { setViewportWidth } from '../../support/setViewportWidth';
import { singlePage } from '../../support/singlePage';

const backend = setUpBackend();

const openUser = (path: string, account = 'superuser', intercept?: Interceptor) =>
  openAsUser(backend, { account, path, heading: 'Account Management', intercept });
const findField = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const filterRequests = (sent: readonly SentCall[], method: string, path: string) =>
  sent.filter((call) => call.method === method && call.path.startsWith(path));
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

type Portal = Awaited<ReturnType<typeof openUser>>;

/** Opens the menu next to the name and returns its entries. */
const openMore = async ({ user }: Pick<Portal, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
const chooseMore = async (portal: Pick<Portal, 'user'>, name: string) => {
  await openMore(portal);
  await portal.user.click(screen.getByRole('menuitem', { name }));
};

const sessionsPath = '/api/user/active-sessions-manage/';
const session = { user_activate_session_id: 91, ip_address: '192.0.2.7', location: null };

/** Simulates one session that can be ended. */
const withOneSession: Interceptor = ({ method, path }) => {
  const sessionList = { success: true, current_active_session: null, other_active_session: [session] };
  return path.startsWith(sessionsPath)
    ? jsonResponse(200, method === 'DELETE' ? { success: true } : sessionList)
    : undefined;
};

describe('user details', () => {
  it('show the user in the breadcrumb, start read-only and link back to the list', async () => {
    const { router, currentPath } = await openUser('/user/details/12');
    expect(await screen.findByText('Details for Siobhán Doyle')).toBeVisible();
    for (const name of ['Email', 'First Name', 'Last Name', 'Title', 'Max Active Sessions'])
      expect(await findField(name)).toHaveAttribute('readonly');
    for (const name of ['Active', 'Staff', 'Superuser']) expect(await findField(name)).toBeDisabled();
    await press('Back');
    await waitFor(() => expect(currentPath()).toBe('/manage'));
    expect(router.state.location.state).toMatchObject({ activeTab: 'managedUsers' });
  });

  it('offer the same actions on every tab and deactivate the account', async () => {
    const { user, sent } = await openUser('/user/details/11');
    const getActions = async () => {
      const head = (await screen.findByRole('button', { name: 'Change Services' })).closest('section');
      return within(head as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    };
    const expectedActions = ['Change Services', 'More', 'Import User Data', 'Export User Data'];
    expect(await getActions()).toEqual(expectedActions);
    await user.dblClick(screen.getByRole('button', { name: 'Change Services' }));
    await screen.findByRole('tab', { name: 'Services', selected: true });
    expect(await getActions()).toEqual(expectedActions);
    expect(screen.queryByRole('alertdialog')).toBeNull();

    await chooseMore({ user }, 'Deactivate');
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Deactivate .+\?$/ }));
    expect(await dialog.findByRole('checkbox', { name: 'End all sessions' })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'Remove all services' }));
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('1 user changed.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await getActions()).toEqual(expectedActions);
    expect(filterRequests(sent, 'PATCH', '/api/user/manage/11/').map(({ body }) => body)).toEqual([
      { is_active: 'false' },
    ]);
    expect(await screen.findByText('0 of 13 enabled')).toBeVisible();
    expect(await openMore({ user })).toContain('Activate');
  });

  it('report a deleted user and link to the list', async () => {
    const { setInterceptor } = await openUser('/user/details/14');
    await press('Edit');
    fireEvent.change(await findField('First Name'), { target: { value: 'Typed' } });
    setInterceptor((call) => respondTo(call.method, '/api/user/manage/14/', 404, {})(call));
    await press('Save');
    expect(await screen.findByText(/^It was deleted or/)).toBeVisible();
    expect(screen.getByText('Failed to fetch user details')).toBeVisible();
    expect(screen.getByText('Go to the List')).toHaveAttribute('href', '/manage');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('offer staff only the first tab and the password link', async () => {
    const portal = await openUser('/user/details/5?tab=logs', 'direct');
    expect(await screen.findAllByRole('tab')).toHaveLength(1);
    expect(await findField('Email')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    for (const name of ['Delete', 'Change Services'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(portal.sent.filter(({ path }) => /active-sessions|user\/log|dic-services/.test(path))).toEqual([]);
    expect(await openMore(portal)).toEqual([
      'Send Password Link',
      'Deactivate',
      'Verification and Password',
      'Copy both@pulsehub.test',
      'Copy ID 5',
    ]);
  });

  it('let superusers reset an authenticator', async () => {
    const { user, sent } = await openUser('/user/details/4');
    await chooseMore({ user }, 'Reset Second Factor');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Reset the second factor of Theo Bakker?' }),
    );
    expect(dialog.getByText(/^Theo Bakker \(totp@pulsehub\.test\) will be asked/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await chooseMore({ user }, 'Reset Second Factor');
    await user.click(await screen.findByRole('button', { name: 'Reset Second Factor' }));
    expect(await screen.findByText('The second factor of Theo Bakker was reset to email.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
    expect(await openMore({ user })).not.toContain('Reset Second Factor');
    expect(filterRequests(sent, 'PATCH', '/api/user/manage/4/').map(({ body }) => body)).toEqual([
      { mfa_type: 'email' },
    ]);
  });

  it('undo a deactivation from its message', async () => {
    const { user, sent } = await openUser('/user/details/4');
    await chooseMore({ user }, 'Deactivate');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate Theo Bakker?' }));
    await user.click(await dialog.findByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('1 user changed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(filterRequests(sent, 'PATCH', '/api/user/manage/4/').map(({ body }) => body)).toEqual([
        { is_active: 'false' },
        { is_active: 'true' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('do not let staff change the sign-in of other staff', async () => {
    await openUser('/user/details/2', 'direct');
    await press('Edit');
    expect(screen.getByText(/^Only superusers can change the email, password or staff role/)).toBeVisible();
    expect(await findField('Email')).toHaveAttribute('readonly');
    expect(await findField('Staff')).toBeDisabled();
    expect(await findField('First Name')).not.toHaveAttribute('readonly');
  });

  it('send all fields, leave edit mode and show a message', async () => {
    const { sent } = await openUser('/user/details/13');
    await press('Edit');
    fireEvent.change(await findField('First Name'), { target: { value: 'Noor' } });
    fireEvent.change(await findField('Max Active Sessions'), { target: { value: '4' } });
    fireEvent.click(await findField('Staff'));
    expect(screen.getByText(/^(Adds|Removes) Staff\.$/)).toBeVisible();
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }), { detail: 2 });
    expect(filterRequests(sent, 'PATCH', '/api/user/manage/13/')).toEqual([]);
    await press('Save');
    expect(await screen.findByText('User Noor updated successfully')).toBeVisible();
    const [patch] = filterRequests(sent, 'PATCH', '/api/user/manage/13/');
    expect(Object.keys(patch?.body as object).join()).toBe(
      'email,first_name,last_name,title,is_active,is_staff,is_superuser,max_active_sessions',
    );
    expect(patch?.body).toMatchObject({ first_name: 'Noor', max_active_sessions: '4' });
    expect(await screen.findByText('Edit')).toBeVisible();
  });

  it('reject an invalid session limit and restore values on Cancel', async () => {
    const { sent } = await openUser('/user/details/14');
    const stored = (await findField('Title')).value;
    await press('Edit');
    fireEvent.change(await findField('Title'), { target: { value: 'Somebody else' } });
    fireEvent.change(await findField('Max Active Sessions'), { target: { value: '11' } });
    await press('Save');
    expect(await screen.findByText('Please enter a number from 1 to 10')).toBeVisible();
    expect(filterRequests(sent, 'PATCH', '/api/user/manage/')).toEqual([]);
    await press('Cancel');
    expect((await findField('Title')).value).toBe(stored);
  });

  it('offer to end remaining sessions after deactivation', async () => {
    const { sent } = await openUser('/user/details/12', 'superuser', withOneSession);
    await press('Edit');
    fireEvent.click(await findField('Active'));
    await press('Save');
    expect(await screen.findByText(/still has 1 open session\.$/)).toBeVisible();
    await press('End These Sessions');
    await waitFor(() =>
      expect(filterRequests(sent, 'DELETE', '/api/user/active-sessions-manage/?id=91')).toHaveLength(1),
    );
  });

  it('delete after confirmation and redirect to the administration', async () => {
    const { sent, currentPath } = await openUser('/user/details/20');
    const name = `${(await findField('First Name')).value} ${(await findField('Last Name')).value}`;
    await press('Delete');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(`Are you sure you want to delete ${name}?`)).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('User deleted successfully')).toBeVisible();
    expect(filterRequests(sent, 'DELETE', '/api/user/manage/20/')).toHaveLength(1);
    await waitFor(() => expect(currentPath()).toBe('/admin'));
  });
});

describe('user summary', () => {
  const summary = async (name: string) => within(await screen.findByRole('region', { name }));

  it('shows name and state on every tab and copies email and id', async () => {
    const portal = await openUser('/user/details/1');
    const summaryPanel = await summary('Sofia Marchetti');
    const states = summaryPanel.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(states).toEqual(expect.arrayContaining(['Active', 'Superuser', 'Staff', 'Second factor: Email']));
    await chooseMore(portal, 'Copy ID 1');
    expect(await navigator.clipboard.readText()).toBe('1');
    await chooseMore(portal, 'Copy superuser@pulsehub.test');
    expect(await navigator.clipboard.readText()).toBe('superuser@pulsehub.test');

    for (const time of summaryPanel.getAllByRole('time')) {
      expect(time).toHaveTextContent(/ago|last|yesterday|this minute/);
      expect(time).toHaveAttribute('aria-description', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/));
    }
  });

  it('counts what the tabs hold, with names that stay as specified', async () => {
    await openUser('/user/details/12', 'superuser', (call, init) => {
      const { path } = call;
      if (path.startsWith('/api/user/log/')) return jsonResponse(200, { count: 1234, results: [] });
      if (path === '/api/user/dic-services/?user_id=12')
        return jsonResponse(200, { success: true, dic_services_list: [{ financial: true, shm: false }] });
      return withOneSession(call, init);
    });
    const counts = { 'User Logs': '1.2K', 'Active Sessions': '1', Services: '1' };
    for (const [name, count] of Object.entries(counts))
      await waitFor(() => expect(screen.getByRole('tab', { name })).toHaveAccessibleDescription(count));
  });

  it('ends all sessions after a preview and updates the count', async () => {
    const portal = await openUser('/user/details/12?tab=sessions', 'superuser', withOneSession);
    const { user, sent, setInterceptor } = portal;
    const getCount = () => screen.getByRole('tab', { name: 'Active Sessions' });
    await waitFor(() => expect(getCount()).toHaveAccessibleDescription('1'));
    await chooseMore({ user }, 'End Sessions');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'End the sessions of Siobhán Doyle?' }),
    );
    expect(await dialog.findByText(/^Siobhán Doyle · 1 session ends$/)).toBeVisible();
    const ended = jsonResponse(200, {
      success: false,
      message: 'No active sessions available for this user.',
    });
    setInterceptor((call, init) =>
      call.method === 'GET' && filterRequests(sent, 'DELETE', '/api/user/active').length > 0
        ? ended.clone()
        : withOneSession(call, init),
    );
    fireEvent.click(dialog.getByRole('button', { name: 'End Sessions' }));
    expect(await screen.findByText('1 user changed.')).toBeVisible();
    expect(filterRequests(sent, 'DELETE', '/api/user/active-sessions-manage/?id=91')).toHaveLength(1);
    await waitFor(() => expect(getCount()).toHaveAccessibleDescription('0'));
  });
});

describe('user logs', () => {
  it('apply all filters from page 1, reset them and show changes only', async () => {
    const { user, sent, router } = await openUser('/user/details/1?tab=logs&log_page=3');
    const getLogQueries = () =>
      sent
        .filter(({ path }) => path.startsWith('/api/user/log/'))
        .map(({ path }) => Object.fromEntries(new URL(path, 'http://portal.test').searchParams));
    const getMethods = async () =>
      within(await screen.findByRole('table', { name: 'User Logs' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.children[1]?.textContent ?? '');
    const getTotal = () => Number(/of (\d+)$/.exec(screen.getByText(/^\d+-\d+ of \d+$/).textContent)?.[1]);
    await waitFor(() => expect(getLogQueries()).toContainEqual({ user: '1', page: '3', page_size: '10' }));
    fireEvent.change(await findField('Search by IP or path'), { target: { value: ' /api ' } });
    fireEvent.change(await findField('Status Code'), { target: { value: '200' } });
    fireEvent.change(await findField('Method'), { target: { value: 'GET' } });
    await press('Apply Filters');
    const filters = { user: '1', search: '/api', method: 'GET', status_code: '200' };
    await waitFor(() => expect(getLogQueries()).toContainEqual({ ...filters, page: '1', page_size: '10' }));
    await press('Reset Filters');
    expect(await screen.findByText('Apply Filters')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=logs');

    // The filtered rows are all GET.
    await waitFor(async () => expect(new Set(await getMethods()).size).toBeGreaterThan(1));
    const totalBefore = getTotal();
    await user.click(screen.getByLabelText('Changes only'));
    expect(router.state.location.search).toBe('?tab=logs&log_changes=only');
    await waitFor(async () => {
      expect(await getMethods()).not.toContain('GET');
      expect(getTotal()).toBeLessThan(totalBefore);
    });
    fireEvent.change(await findField('Method'), { target: { value: 'GET' } });
    await press('Apply Filters');
    await waitFor(async () => expect(new Set(await getMethods())).toEqual(new Set(['GET'])));
    expect(screen.getByLabelText('Changes only')).not.toBeChecked();
    await user.click(screen.getByLabelText('Changes only'));
    await waitFor(async () => expect(await getMethods()).not.toContain('GET'));
    expect(await findField('Method')).toHaveValue('');
    fireEvent.change(await findField('Status Code'), { target: { value: '404' } });
    await router.navigate('/user/details/1?tab=logs&log_changes=only&log_method=GET');
    await waitFor(async () => expect(new Set(await getMethods())).toEqual(new Set(['GET'])));
    expect(screen.getByLabelText('Changes only')).not.toBeChecked();
    // What is typed but not applied stays, beside a value that was changed elsewhere.
    expect(await findField('Status Code')).toHaveValue('404');
    expect(await findField('Method')).toHaveValue('GET');
  });

  it('export as CSV what the filters show', async () => {
    const { saved } = recordSavedFiles();
    // Nobody signs in as this user, so that the log stays as it is.
    const { sent } = await openUser('/user/details/11?tab=logs&log_method=POST&log_size=5');
    const button = await screen.findByRole('button', { name: 'Export' });
    await waitFor(() => expect(button).toBeEnabled());
    fireEvent.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
    const [header, ...rows] = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(header).toBe('"Path","Method","Timestamp","IP Address","User Agent","Status Code"');
    const total = Number(/of (\d+)$/.exec(screen.getByText(/^\d+-\d+ of \d+$/).textContent)?.[1]);
    expect(total).toBeGreaterThan(5);
    expect(rows).toHaveLength(total);
    for (const row of rows) expect(row).toMatch(/^"\/api\/[^"]+","POST","\d{4}-\d\d-\d\d /);
    const [exported] = filterRequests(sent, 'GET', '/api/user/log/').slice(-1);
    const query = new URLSearchParams(exported?.path.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({ user: '11', method: 'POST' });
  });

  it('describe each request above its path, with linked names', async () => {
    const rows = [
      { method: 'PATCH', path: '/api/user/manage/12/', status_code: 200 },
      { method: 'GET', path: '/api/user/manage/99999/', status_code: 500 },
      { method: 'PATCH', path: '/api/media-library-folder/1/', status_code: 200 },
      { method: 'POST', path: '/api/somewhere/else/', status_code: 200 },
    ];
    const results = rows.map((row, id) => ({ ...row, id }));
    const respond = respondTo('GET', '/api/user/log/', 200, { count: rows.length, results });
    const { sent } = await openUser('/user/details/1?tab=logs', 'superuser', respond);
    const user = await screen.findByRole('link', { name: 'Siobhán Doyle' });
    expect(user).toHaveAttribute('href', '/user/details/12');
    const folder = await screen.findByRole('link', { name: 'Reports 2026' });
    expect(folder).toHaveAttribute('href', '/folders/1/reports-2026');
    const [, ...cells] = within(screen.getByRole('table', { name: 'User Logs' })).getAllByRole('row');
    expect(cells.map((row) => row.firstElementChild?.textContent)).toEqual([
      'Changed user Siobhán Doyle/api/user/manage/12/',
      'Tried to view user 99999/api/user/manage/99999/',
      'Renamed folder Reports 2026/api/media-library-folder/1/',
      '/api/somewhere/else/',
    ]);
    expect(filterRequests(sent, 'GET', '/api/user/manage/99999/')).toHaveLength(1);
    expect(screen.getByText(/^The log does not store request bodies/)).toBeVisible();
  });

  it('never request folders of other users', async () => {
    const row = { id: 1, method: 'PATCH', path: '/api/media-library-folder/1/', status_code: 200 };
    const respond = respondTo('GET', '/api/user/log/', 200, { count: 1, results: [row] });
    const { sent } = await openUser('/user/details/12?tab=logs', 'superuser', respond);
    expect(await screen.findByText(/^Renamed folder/)).toHaveTextContent('Renamed folder 1');
    expect(filterRequests(sent, 'GET', '/api/media-library-folder/')).toEqual([]);
  });

  it('are counted by day and status in charts with tables and Retry', async () => {
    const { sent, setInterceptor } = await openUser('/user/details/2?tab=logs', 'superuser', ({ path }) =>
      path.includes('page_size=100') ? jsonResponse(500, {}) : undefined,
    );
    await press('Show Charts');
    await screen.findByRole('button', { name: 'Retry' });
    const countBefore = sent.length;
    setInterceptor(() => undefined);
    await press('Retry');
    const line = await screen.findByText(/^The newest \d+ of \d+ matching requests\.$/);
    const [countedTotal = 0, matchingTotal = 0] = line.textContent.match(/\d+/g)?.map(Number) ?? [];
    expect(countedTotal).toBe(Math.min(1000, matchingTotal));
    const pages = sent.slice(countBefore).filter(({ path }) => path.includes('page_size=100'));
    expect(pages).toHaveLength(Math.ceil(countedTotal / 100));
    for (const name of ['Requests over time', 'Requests by status']) {
      const [, ...rows] = within(screen.getByLabelText(name)).getAllByRole('row', { hidden: true });
      const counts = rows.map((row) => Number(row.lastElementChild?.textContent));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(countedTotal);
      expect(counts.length).toBeGreaterThan(1);
    }
    await press('Hide Charts');
    expect(screen.queryByText('Requests over time')).toBeNull();
  });
});

describe('user services', () => {
  const cataloguePath = '/api/user/dic-services-list/';
  const respondWithServices = (...dic_services_list: object[]) =>
    respondTo('GET', '/api/user/dic-services/?user_id=15', 200, {
      success: true,
      dic_services: [],
      dic_services_list,
    });

  it('show changes and send thirteen switches and changed catalogue services', async () => {
    const payroll = { id: 90, name: 'Payroll', code_name: 'pay.roll', description: 'Salaries.' };
    const catalogue = [{ ...payroll, id: 91, code_name: 'zoo', name: '' }, payroll];
    const respondWithCatalogue = respondTo('GET', cataloguePath, 200, singlePage(...catalogue));
    const respondToSave = respondTo('POST', '/api/user/dic-services/', 200, { success: true });
    const { sent } = await openUser(
      '/user/details/15',
      'superuser',
      (call) => respondWithCatalogue(call) ?? respondToSave(call),
    );
    await press('Change Services');
    const hub = await findField('BusinessHub');
    await waitFor(() => expect(hub).toBeEnabled());
    expect(screen.getByText('Cancel')).toHaveFocus();
    const isEnabled = !hub.checked;
    fireEvent.click(hub);
    expect(screen.getByText(`${isEnabled ? 'Adds' : 'Removes'} BusinessHub.`)).toBeVisible();
    expect(hub).toHaveAccessibleDescription(/Partners, contracts and opportunities\..*Changed/);
    fireEvent.click(await findField('Payroll'));
    expect(await findField('Payroll')).toHaveAccessibleDescription('Salaries. Changed');
    const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names.slice(-3)).toEqual(['ProjectsHub', 'zoo', 'Payroll']);
    for (const isOn of [true, false]) {
      fireEvent.click(await findField('zoo'));
      expect((await findField('zoo')).checked).toBe(isOn);
    }
    await press('Save Changes');
    expect(await screen.findByText('DIC services updated successfully.')).toBeVisible();
    const [post] = filterRequests(sent, 'POST', '/api/user/dic-services/');
    expect(Object.keys(post?.body as object)).toHaveLength(15);
    expect(post?.body).toMatchObject({ user: 15, business_hub: isEnabled, 'pay.roll': true });
  });

  it('are all in sight before Edit, those that are on first, with icons', async () => {
    const payroll = { id: 90, name: 'Payroll', code_name: 'pay.roll', icon_url: '/media/payroll.png' };
    const respondWithCatalogue = respondTo('GET', cataloguePath, 200, singlePage(payroll));
    const respondWithAccess = respondWithServices({ financial: true, 'pay.roll': true, shm: false });
    await openUser(
      '/user/details/15?tab=services',
      'superuser',
      (call) => respondWithCatalogue(call) ?? respondWithAccess(call),
    );
    const on = await findField('Payroll');
    const boxes = screen.getAllByRole('checkbox', { checked: true });
    expect(boxes.at(-1)).toBe(on);
    const all = within(on.closest('form') as HTMLElement).getAllByRole<HTMLInputElement>('checkbox');
    expect(all.length).toBeGreaterThanOrEqual(15);
    expect(all[1]).toBeChecked();
    expect(all[2]).toBe(on);
    for (const box of all) {
      expect(box).toBeVisible();
      expect(box).toBeDisabled();
    }
    expect(on.closest('label')?.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/payroll\.png$/),
    );
  });

  it('show a message without services', async () => {
    await openUser('/user/details/15?tab=services', 'superuser', respondWithServices());
    expect(await screen.findByText('No DIC services available.')).toBeVisible();
  });
});

describe('user sessions', () => {
  const openWithSessions = (response: object) =>
    openUser('/user/details/17?tab=sessions', 'superuser', respondTo('GET', sessionsPath, 200, response));

  it('show an empty response', async () => {
    const emptyResponse = { success: false, message: 'No active sessions available for this user.' };
    await openWithSessions(emptyResponse);
    expect(await screen.findByText(emptyResponse.message)).toBeVisible();
    expect(screen.getByText('✓ Within limit')).toBeVisible();
    for (const text of ['No current session available.', 'No other active sessions available.'])
      expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Search active sessions' })).toBeNull();
  });

  it('name the empty one of their two lists, without a search over nothing', async () => {
    const response = { success: true, current_active_session: session, other_active_session: [] };
    const { setInterceptor, router } = await openWithSessions(response);
    expect(await screen.findByText('No other active sessions available.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Search active sessions' })).toBeNull();
    setInterceptor(withOneSession);
    await router.navigate('/user/details/18?tab=sessions');
    expect(await screen.findByText('No current session available.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Search active sessions' })).toBeVisible();
  });

  it('show the expiry on a phone, above import and export', async () => {
    setViewportWidth(360);
    await openUser('/user/details/1?tab=sessions');
    const table = await screen.findByRole('table', { name: 'Current Session' });
    expect(await within(table).findByText(/^Expires/)).toBeVisible();
    const below = table.compareDocumentPosition(screen.getByRole('button', { name: 'Import User Data' }));
    expect(below).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are ended after confirmation, keeping the administrator signed in', async () => {
    const { sent, currentPath } = await openUser('/user/details/1?tab=sessions');
    const table = await screen.findByRole('table', { name: 'Other Active Sessions' });
    const [first] = within(table).getAllByRole('button', { name: /^Logout / });
    if (first) fireEvent.click(first);
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('Are you sure you want to log out?')).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Session logged out successfully')).toBeVisible();
    expect(filterRequests(sent, 'DELETE', '/api/user/active-sessions-manage/?id=')).toHaveLength(1);
    expect(currentPath()).toBe('/user/details/1');
  });
});

it('sends all preferences of a user', async () => {
  const { sent } = await openUser('/user/details/16?tab=notifications');
  fireEvent.click(await findField('ticket notifications'));
  await press('Save Changes');
  expect(await screen.findByText('Notification settings updated successfully.')).toBeVisible();
  const [post] = filterRequests(sent, 'POST', '/api/user/notification-control/?user_id=16');
  expect(Object.values(post?.body as object)).toHaveLength(12);
});

describe('user data', () => {
  it('is exported as a link if no tab opens, and imported only from JSON', async () => {
    vi.stubGlobal('open', () => null);
    const { sent } = await openUser('/user/details/12');
    await press('Export User Data');
    await press('Export');
    expect(await screen.findByText('Open the file')).toHaveAttribute(
      'href',
      expect.stringContaining('/files/downloads/'),
    );
    await press('Close');
    await press('Import User Data');
    await press('Import');
    expect(await screen.findByText('Please select a file first.')).toBeVisible();
    const file = new File(['a'], 'users.csv', { type: 'text/csv' });
    fireEvent.change(await findField('Data file (.json)'), { target: { files: [file] } });
    expect(await screen.findByText('Invalid file type. Please upload a JSON file.')).toBeVisible();
    expect(filterRequests(sent, 'POST', '/api/user/data/')).toEqual([]);
  });

  it('says what the exported file leaves out before it is opened', async () => {
    const close = vi.fn<() => void>();
    vi.stubGlobal('open', () => ({ close }));
    const { setInterceptor } = await openUser('/user/details/12');
    const answer = { success: true, data_file_url: '/files/downloads/x', message: 'Not in it: folders 1.' };
    setInterceptor(respondTo('GET', '/api/user/data/', 200, answer));
    await press('Export User Data');
    await press('Export');
    expect(await screen.findByText(/Not in it: folders 1\./)).toBeVisible();
    expect(screen.getByText('Open the file')).toHaveAttribute('href', expect.stringContaining('/files/'));
    expect(close).toHaveBeenCalled();
  });

  it('is compared before import and shows a server error', async () => {
    const { user, setInterceptor } = await openUser('/user/details/12');
    await press('Import User Data');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import User Data' }));
    const choose = async (data: object) => {
      const file = new File([JSON.stringify(data)], 'user.json', { type: 'application/json' });
      await user.upload(await findField('Data file (.json)'), file);
    };
    const account = {
      user_id: 12,
      email: 'old@x.test',
      first_name: 'Siobhan',
      last_name: 'Doyle',
      title: '',
    };
    const file = { format: 'pulsehub-user-data', version: 1, user: account };
    const folder = { name: 'F', description: '', created_at: '2026-01-01T00:00:00Z', within: [] };
    await choose({ ...file, dic_services: { project_hub: true, shm: false }, folders: [folder] });
    const row = await dialog.findByRole('row', { name: /^First Name/ });
    expect(row).toHaveTextContent('First NameSiobhánSiobhan');
    expect(dialog.getByText('The email address old@x.test')).toBeVisible();
    expect(dialog.getByText(/^1 folder without its files/)).toBeVisible();
    const rejection = 'The file contains the data of old@x.test.';
    setInterceptor(respondTo('POST', '/api/user/data/', 400, { data: [rejection] }));
    await press('Import');
    expect(await dialog.findByText(rejection)).toBeVisible();
  });
});
