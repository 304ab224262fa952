import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { jsonResponse, respondTo, type Interceptor, type SentCall } from '../../support/stubFetch';
import { recordSavedFiles } from '../../support/savedFiles';
import { setUpBackend } from '../../support/setUpBackend';
import { setViewportWidth } from '../../support/setViewportWidth';

const backend = setUpBackend();

const listPathname = '/api/user/manage/';
const isNewest = ({ method, path }: SentCall) =>
  method === 'GET' && path.startsWith(listPathname) && path.includes('page_size=5&');

interface OpenOptions {
  path?: string;
  account?: string;
  intercept?: Interceptor;
}

const openList = async ({
  path = '/admin?perPage=5',
  account = 'superuser',
  intercept,
}: OpenOptions = {}) => {
  const portal = await openAsUser(backend, { account, path, intercept });
  if (path.startsWith('/admin')) await screen.findByText('Users Settings');
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  const filter = () =>
    JSON.parse(new URLSearchParams(portal.router.state.location.search).get('filter') ?? '{}') as unknown;
  return { ...portal, filter };
};
const listPath = (params: Record<string, string | number | object>) =>
  `/admin?${new URLSearchParams(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  ).toString()}`;

const getSearchField = () => screen.getByLabelText<HTMLInputElement>('Search users');
const typeSearch = (value: string) => fireEvent.change(getSearchField(), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pressSoon = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const openPanel = () => press(/^Filters/);
const getField = (name: string) => {
  const found = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const choose = (name: string, value: string) => fireEvent.change(getField(name), { target: { value } });
const getRows = () => [...document.querySelectorAll('tbody tr')];
const findText = (text: string | RegExp) => screen.findByText(text);

it('keeps panel choices through searches, slices and chips until applied', async () => {
  const portal = await openList();
  openPanel();
  choose('is_staff', 'true');
  typeSearch('a');
  await waitFor(() => expect(portal.filter()).toEqual({ search: 'a' }));
  expect(getField('is_staff')).toHaveValue('true');
  press(/^Active \+ Logged In/);
  await waitFor(() => expect(portal.filter()).toEqual({ is_active: true, last_login__isnull: false }));
  expect([getField('is_staff').value, getField('is_active').value]).toEqual(['true', 'true']);
  choose('last_login__isnull', 'true');
  await pressSoon('Remove filter Last Login Status: Has Logged In');
  await waitFor(() => expect(portal.filter()).toEqual({ is_active: true }));
  expect(getField('last_login__isnull')).toHaveValue('');
  press('Apply Filters');
  await waitFor(() => expect(portal.filter()).toEqual({ is_active: true, is_staff: true }));
  expect(screen.getByRole('button', { name: 'Filters (2)', expanded: false })).toHaveFocus();
  press('Clear All');
  await waitFor(() => expect(getField('is_staff')).toHaveValue(''));
});

it('saves, renames, opens and deletes a view, with Undo', async () => {
  const { user, filter } = await openList({ path: listPath({ filter: { is_active: true }, perPage: 5 }) });
  const enterName = async (name: string) => {
    const input = await screen.findByLabelText('Name of this view');
    await user.clear(input);
    await user.type(input, `${name}{Enter}`);
    await waitFor(() => expect(input).not.toBeInTheDocument());
  };
  const chooseAction = async (name: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for view ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await pressSoon('Save This View');
  expect(await screen.findByText('Saved in this browser only.')).toBeVisible();
  await enterName(' Runners ');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Runners' })).toHaveFocus());
  expect(screen.queryByText('Save This View')).toBeNull();
  await chooseAction('Runners', 'Rename');
  await enterName('Old');
  const view = await screen.findByRole('button', { name: 'Old' });
  expect(view).toHaveAttribute('aria-pressed', 'true');
  // The view names its filters, so they have no chips.
  expect(screen.queryByLabelText('Remove filter User Status: Active')).toBeNull();
  press('Clear All');
  await waitFor(() => expect(view).toHaveAttribute('aria-pressed', 'false'));
  await user.click(view);
  await waitFor(() => expect(filter()).toEqual({ is_active: true }));
  await chooseAction('Old', 'Delete');
  expect(await screen.findByText('View “Old” deleted.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save This View' })).toHaveFocus());
  press('Undo');
  expect(await screen.findByRole('button', { name: 'Old' })).toBeVisible();
});

it('counts built-in views after the rows and offers bulk actions', async () => {
  const { user, sent } = await openList({ path: '/admin' });
  const name = /^No sign-in for 90 days (\d+)$/;
  const view = await screen.findByRole('link', { name });
  expect(view).toHaveAccessibleDescription(/who never signed in are listed in a separate view/);
  for (const other of [/^Never signed in \d+$/, /^Superusers 1$/, /^Inactive \d+$/])
    expect(screen.getByRole('link', { name: other })).not.toHaveAttribute('aria-current');
  const lists = sent.filter(({ path }) => path.startsWith(listPathname));
  const isCount = ({ path }: SentCall) => path.includes('page_size=1&');
  expect(lists.findIndex(isCount)).toBeGreaterThan(0);
  expect(lists.filter(isCount)).toHaveLength(4);

  await user.click(view);
  const count = Number(name.exec(view.textContent)?.[1]);
  expect(await findText(new RegExp(`^Showing ${count} of`))).toBeVisible();
  expect(view).toHaveAttribute('aria-current', 'true');
  // The view says the filter by its name.
  expect(screen.getByRole('button', { name: 'Clear All' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
  expect(
    sent.some(({ path }) => path.startsWith(listPathname) && path.includes('ordering=last_login&')),
  ).toBe(true);
  await user.click(screen.getByLabelText('Select all users on this page'));
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByRole('alertdialog', { name: 'Deactivate Users' })).toBeVisible();
});

it.each([
  ['hangs', () => new Promise<Response>(() => {})],
  ['returns none', () => jsonResponse(200, { results: [], count: 0 })],
  ['fails', () => jsonResponse(500, {})],
])('shows the number of users if the request for the five newest %s', async (_how, respondToNewest) => {
  await openList({
    path: listPath({ filter: { search: 'superuser@pulsehub.test' } }),
    intercept: (call) => (isNewest(call) ? respondToNewest() : undefined),
  });
  const [, total] = /^Showing 1 of (\d+) users$/.exec((await findText(/^Showing/)).textContent ?? '') ?? [];
  expect(Number(total)).toBeGreaterThan(60);
  typeSearch('');
  expect(await findText(`Showing ${total} of ${total} users`)).toBeVisible();
});

const sendUser = async (method: string, path: string, fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { authorization: `Bearer ${localStorage.getItem('accessToken') ?? ''}` };
  return (await fetch(path, { method, body, headers })).json() as Promise<unknown>;
};
/** Creates a user by the API and returns the id. */
const createUser = async (email: string) => {
  const fields = { email, first_name: 'Zoe', last_name: 'Zane', is_active: 'true' };
  const response = (await sendUser('POST', listPathname, fields)) as { User_Details: { user_id: number } };
  return response.User_Details.user_id;
};
const deleteUser = async (email: string) => {
  await pressSoon(`Delete ${email}`);
  await pressSoon('Delete');
  fireEvent.click(await screen.findByText('Delete Without Backup'));
  expect(await screen.findByText('User deleted successfully')).toBeVisible();
};

it('reports a failed list once in its place, and a failed reload by a toast above its rows', async () => {
  let fails = true;
  await openList({
    intercept: ({ path }) =>
      fails && path.startsWith(listPathname) && !path.includes('page_size=1&')
        ? jsonResponse(500, {})
        : undefined,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch users');
  expect(screen.getAllByText(/Failed to fetch users/)).toHaveLength(1);
  fails = false;
  press('Retry');
  expect(await findText(/^Showing/)).toBeVisible();
  expect(screen.queryByText(/Failed to fetch users/)).toBeNull();
  fails = true;
  press('Refresh');
  expect(await findText(/Failed to fetch users/)).toBeVisible();
  expect(getRows()).toHaveLength(5);
  expect(screen.queryByText('Retry')).toBeNull();
});

it('reloads server changes by Refresh', async () => {
  const { router } = await openList({ path: '/contact-support' });
  const id = await createUser('a@refreshed.test');
  await router.navigate(listPath({ filter: { search: 'a@refreshed.test' } }));
  expect(await screen.findByRole('cell', { name: 'Developer' })).toBeVisible();
  await sendUser('PATCH', `${listPathname}${id}/`, { title: 'Sculptor' });
  press('Refresh');
  expect(await screen.findByRole('cell', { name: 'Sculptor' })).toBeVisible();
});

it('redirects from a page beyond the last, without a history entry', async () => {
  const { router } = await openList({ path: '/contact-support' });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await createUser(`${name}@gone.test`);
  const searchParams = { filter: { search: '@gone.test' }, perPage: 5, sort: 'email' };
  const page = () => new URLSearchParams(router.state.location.search).get('page');
  await router.navigate(listPath(searchParams));
  await waitFor(() => expect(getRows()).toHaveLength(5));
  await router.navigate(listPath({ ...searchParams, page: 99 }));
  await waitFor(() => expect(page()).toBe('2'));
  await router.navigate(-1);
  await waitFor(() => expect(page()).toBeNull());

  await router.navigate(listPath({ ...searchParams, page: 2 }));
  await deleteUser('f@gone.test');
  await waitFor(() => expect(page()).toBeNull());
  await waitFor(() => expect(getRows()).toHaveLength(5));
  expect(screen.queryByText('Failed to fetch users')).toBeNull();
  expect(screen.queryByRole('row', { name: /f@gone\.test/ })).toBeNull();
  expect(await findText(/^Showing 5 of/)).toBeVisible();
});

it('marks a new user where the list shows them, which is first by default', async () => {
  const email = 'zz.first@created.test';
  const { router } = await openList();
  const state = { createdUser: await createUser(email) };
  await router.navigate('/contact-support');
  await router.navigate('/manage', { state });
  await waitFor(() => expect(getRows()[0]).toHaveTextContent(`${email}New`));
  fireEvent.click(await screen.findByRole('button', { name: /^Inactive \+ Not Logged In/ }));
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  expect(screen.queryByRole('row', { name: new RegExp(email) })).toBeNull();
  press('Clear Filters');
  await waitFor(() => expect(getRows()[0]).toHaveTextContent(`${email}New`));
  await deleteUser(email);
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
});

it('counts the views again after a change', async () => {
  const email = 'zz.second@created.test';
  await openList();
  await createUser(email);
  typeSearch(email);
  const inactive = await screen.findByRole('link', { name: /^Inactive \d+$/ });
  const before = Number(inactive.textContent.replace(/\D/g, ''));
  fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${email}` }));
  await pressSoon('Deactivate');
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Deactivate .+\?$/ }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('1 user changed.')).toBeVisible();
  await waitFor(() => expect(inactive).toHaveTextContent(`Inactive ${before + 1}`));
});

it('names the order where its column is hidden', async () => {
  setViewportWidth(1366);
  const { router } = await openList({ path: listPath({ sort: 'date_joined', order: 'ASC' }) });
  expect(await screen.findByText('· oldest first')).not.toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Date Joined/ }));
  expect(screen.getByText('· oldest first')).toBeVisible();
  await router.navigate(listPath({ sort: 'title' }));
  expect(await screen.findByText('· sorted by Title')).not.toBeVisible();
});

it('selects all matches across pages until the filter changes, with Undo', async () => {
  const activeParams = { filter: { is_active: true }, perPage: 5 };
  const { router, setInterceptor } = await openList({ path: listPath(activeParams) });
  fireEvent.click(await screen.findByLabelText('Select all users on this page'));
  setInterceptor(({ path }) => (path.includes('page_size=100') ? new Promise(() => {}) : undefined));
  const findOffer = () => screen.findByRole('button', { name: /^Select all \d+ that match$/ });
  fireEvent.click(await findOffer());
  press('Cancel');
  const count = Number(/\d+/.exec((await findOffer()).textContent)?.[0]);
  expect(await findText('5 User(s) Selected')).toBeVisible();

  setInterceptor(() => undefined);
  fireEvent.click(await findOffer());
  expect(await findText(`${count} User(s) Selected`)).toBeVisible();
  expect(await findText(`All ${count} that match (User Status: Active).`)).toBeVisible();
  expect(await findText('Ready to send emails to selected users')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
  await router.navigate(listPath({ ...activeParams, page: 2, sort: 'email', order: 'ASC' }));
  const [checkbox] = await screen.findAllByRole('checkbox', { name: /^Select \S+@/, checked: true });
  fireEvent.click(checkbox as HTMLElement);
  expect(await findText(`${count - 1} of the ${count} that match (User Status: Active).`)).toBeVisible();
  typeSearch('superuser');
  expect(
    await findText(`The selection of ${count - 1} users was cleared, because the filter changed.`),
  ).toBeVisible();
  expect(screen.queryByText(/User\(s\) Selected/)).toBeNull();
  press('Undo');
  expect(await findText(`${count - 1} User(s) Selected`)).toBeVisible();
});

it('offers only Close for a bulk action without changes', async () => {
  await openList({ path: listPath({ filter: { is_active: false }, perPage: 5 }) });
  fireEvent.click(await screen.findByLabelText('Select all users on this page'));
  press('Send Email');
  expect(await findText(/^To .+, .+ and 3 others$/)).toBeVisible();
  press('Cancel');
  await pressSoon('Deactivate');
  expect(await findText('All 5 users are already inactive.')).toBeVisible();
  const dialog = within(screen.getByRole('alertdialog', { name: 'Deactivate Users' }));
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
});

it('names the selected user of any row in the dialog of an act, and sends nothing by Enter on an option', async () => {
  const { user, sent } = await openList({
    path: listPath({ filter: { is_active: true, is_staff: false }, perPage: 5 }),
  });
  fireEvent.click((await screen.findAllByRole('checkbox', { name: /^Select .*@/ }))[1] ?? document.body);
  const name = getRows()[1]?.querySelector('[data-column=name]')?.textContent ?? '';
  await pressSoon('Deactivate');
  expect(await screen.findByRole('alertdialog', { name: `Deactivate ${name}?` })).toBeVisible();
  (await screen.findByRole('checkbox', { name: 'End all sessions' })).focus();
  await user.keyboard('{Enter}');
  expect(await findText('1 user will not be able to sign in.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

it.each([
  ['Add User', 'Email', 'Create'],
  ['Save This View', 'Name of this view', 'Save'],
  ['Send Email', 'Subject', 'Send'],
  ['Services…', 'Add', 'Preview Changes'],
  ['Session Limit…', 'Max Active Sessions', 'Preview Changes'],
  ['Verified Until…', 'Verified Until', 'Preview Changes'],
])('opens %s with the focus in the first field and its act filled', async (opener, label, act) => {
  await openList({ path: listPath({ filter: { is_active: true }, perPage: 5 }) });
  const [checkbox] = await screen.findAllByRole('checkbox', { name: /^Select .*@/ });
  fireEvent.click(checkbox as HTMLElement);
  await findText('1 User(s) Selected');
  if (!screen.queryByRole('button', { name: opener })) press('More');
  fireEvent.click(await findText(opener));
  const field = await screen.findByLabelText(label, { selector: '[role$=dialog] input' });
  await waitFor(() => expect(field).toHaveFocus());
  const buttons = field.closest('[role$=dialog]')?.querySelectorAll('.MuiButton-contained') ?? [];
  const [filled, ...others] = [...buttons].filter((button) => !button.closest('[hidden]'));
  expect(filled?.textContent).toMatch(new RegExp(`^${act}`));
  expect(others).toEqual([]);
});

it('adds services in two steps, and undoes them from the toast', async () => {
  const { user, sent } = await openList({ path: listPath({ filter: { is_superuser: false }, perPage: 5 }) });
  const checkboxes = await screen.findAllByRole('checkbox', { name: /^Select .*@/ });
  checkboxes.slice(0, 2).forEach((checkbox) => fireEvent.click(checkbox));
  await pressSoon('Services…');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Services of the Selected Users' }));
  const add = dialog.getByRole('combobox', { name: 'Add' });
  await waitFor(() => expect(add).toHaveFocus());
  await user.type(add, 'ai hub{Enter}');
  await user.type(dialog.getByRole('combobox', { name: 'Remove' }), 'codehub{Enter}');
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep Editing' })).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Preview Changes' }));
  await user.click(await dialog.findByRole('button', { name: /^Change [12] users?$/ }));
  expect(await findText(/^[12] users? changed\.$/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const writes = () =>
    sent.filter(({ method, path }) => method === 'POST' && path === '/api/user/dic-services/');
  const count = writes().length;
  press('Undo');
  await waitFor(() => expect(writes()).toHaveLength(2 * count));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'More list actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Recent Changes…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('offers to undo part of a change, and shows what could not be undone', async () => {
  const { sent, setInterceptor } = await openList();
  const ids = [await createUser('whole@undone.test'), await createUser('part@undone.test')];
  typeSearch('@undone.test');
  await waitFor(() => expect(getRows()).toHaveLength(2));
  setInterceptor(respondTo('GET', `/api/user/active-sessions-manage/?id=${ids[1]}`, 500, {}));
  fireEvent.click(await screen.findByLabelText('Select all users on this page'));
  await pressSoon('Deactivate');
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Users' });
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Deactivate' }));
  expect(await findText('1 user could not be changed: Failed to log out session')).toBeVisible();
  setInterceptor(respondTo('PATCH', `${listPathname}${ids[1]}/`, 500, {}));
  press('Undo');
  expect(await findText('1 user could not be changed: Failed to update user')).toBeVisible();
  expect(screen.getByRole('alertdialog', { name: 'Undo Changes' })).toHaveTextContent('part@undone.test');
  setInterceptor(() => undefined);
  press('Retry (1)');
  expect(await findText('1 user changed.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const undone = sent.filter(
    ({ method, body }) => method === 'PATCH' && JSON.stringify(body) === '{"is_active":"true"}',
  );
  expect(new Set(undone.map(({ path }) => path))).toEqual(new Set(ids.map((id) => `${listPathname}${id}/`)));
});

it('explains a bulk action that may change nobody', async () => {
  await openList({ path: listPath({ filter: { search: 'superuser@pulsehub.test' } }) });
  fireEvent.click(await screen.findByLabelText('Select superuser@pulsehub.test'));
  await pressSoon('Deactivate');
  expect(await findText('There is nothing to change.')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('This is your own account.superuser@pulsehub.test');
});

it('offers templates of all pages and keeps a typed message', async () => {
  const templates = '/api/user/custom-message-template';
  const page = (from: number, next: string | null) => {
    const template = (_: unknown, index: number) => ({
      id: from + index,
      name: from + index === 5 ? '' : `Template ${from + index}`,
      body: null,
      template: null,
    });
    return jsonResponse(200, { count: 40, next, results: Array.from({ length: 20 }, template) });
  };
  let fails = true;
  await openList({
    path: listPath({ filter: { search: 'member@pulsehub.test' } }),
    intercept: ({ path }) => {
      if (!path.startsWith(templates)) return undefined;
      if (!path.includes('?')) return page(1, `http://inner.test${templates}?page=2`);
      return fails ? jsonResponse(500, {}) : page(21, null);
    },
  });
  fireEvent.click(await screen.findByLabelText('Select member@pulsehub.test'));
  press('Send Email');
  const retry = await screen.findByText('Retry');
  expect(getField('template')).not.toHaveTextContent('Template 1');
  fails = false;
  fireEvent.click(retry);
  await waitFor(() =>
    expect(getField('template')).toHaveTextContent(/Template 1Template 2.*Template 40Unnamed Template$/),
  );

  expect(screen.getByText('Each user gets a link to choose a password. It works only once.')).toBeVisible();
  const subject = screen.getByLabelText('Subject');
  const message = screen.getByLabelText('Message');
  expect(subject).toHaveValue('');
  press('Insert Template Text');
  expect(subject).toHaveValue('Set your password');
  expect(message).toHaveFocus();
  choose('template', 'welcome');
  expect(subject).toHaveValue('Welcome');
  fireEvent.change(message, { target: { value: 'My own words' } });
  choose('template', 'notification');
  expect(subject).toHaveValue('News about your account');
  expect(message).toHaveValue('My own words');
});

it.each([
  ['superuser', true],
  ['direct', false],
])('offers deletion and services of a mass upload to %s: %s', async (account, isOffered) => {
  await openList({ account });
  expect(screen.queryAllByLabelText(/^View \S+@/).length).toBeGreaterThan(0);
  expect(screen.queryAllByLabelText(/^Delete \S+@/).length > 0).toBe(isOffered);
  press('Add User');
  fireEvent.click(await screen.findByText('Mass User Upload'));
  expect(await screen.findByLabelText('Create Demo Users?')).toBeChecked();
  expect(screen.queryAllByLabelText('DIC services')).toHaveLength(isOffered ? 1 : 0);
});

it('labels role ticks and inactive users with text', async () => {
  await openList({ path: listPath({ filter: { search: 'inactive@pulsehub.test' } }) });
  expect(within(screen.getByRole('table')).getByText('Inactive')).toBeVisible();
  expect(screen.getAllByText('No')).toHaveLength(2);
  typeSearch('direct@pulsehub.test');
  await waitFor(() => expect(screen.getAllByText('Yes')).toHaveLength(2));
});

it('shows a user in two lines with an action menu on a phone', async () => {
  setViewportWidth(360);
  const path = listPath({ filter: { search: 'direct@pulsehub.test' } });
  const { user, router } = await openList({ path });
  const row = await screen.findByRole('row', { name: /direct@pulsehub\.test/ });
  expect(within(row).getAllByRole('cell')).toHaveLength(2);
  for (const text of ['Active', 'Staff']) expect(within(row).getByText(text)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Actions for direct@pulsehub.test' }));
  const actionNames = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(actionNames).toEqual(['View', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByRole('alertdialog', { name: 'Delete User' })).toBeVisible();
  const { location, navigation } = router.state;
  expect([location.pathname, navigation.state]).toEqual(['/admin', 'idle']);
});

describe('export of all matching users', () => {
  const pageSize = 100;
  const total = 250;
  const pageNumber = ({ path }: SentCall) =>
    path.startsWith(listPathname) && path.includes(`page_size=${pageSize}`)
      ? Number(new URL(path, 'http://a.test').searchParams.get('page'))
      : null;
  const page = (number: number) => {
    const length = Math.min(pageSize, total - (number - 1) * pageSize);
    const results = Array.from({ length }, (_, index) => {
      const id = number * 1000 + index;
      return { id, user_id: id, email: `user${id}@many.test`, first_name: 'A', last_name: 'B' };
    });
    return jsonResponse(200, { count: total, next: number < 3 ? `?page=${number + 1}` : null, results });
  };
  /** Responds with export pages, after the responses in `before` for the second one. */
  const respondWithPages = (...before: Response[]): Interceptor => {
    return (call) => {
      const number = pageNumber(call);
      if (number === null) return undefined;
      return (number === 2 ? before.shift() : undefined) ?? page(number);
    };
  };
  const startExport = async () => {
    await pressSoon('More list actions');
    fireEvent.click(await findText(/^All that match/));
  };

  it('continues after a 429, and saves nothing before a retry if it fails', async () => {
    const throttled = respondWithPages(jsonResponse(429, {}, { 'retry-after': '0' }));
    const { saved } = recordSavedFiles();
    const countSavedRows = async () => (await saved.at(-1)?.text())?.trim().split('\r\n').length;
    const { setInterceptor } = await openList({ intercept: throttled });
    await startExport();
    await waitFor(async () => expect(await countSavedRows()).toBe(1 + total));
    setInterceptor(respondWithPages(jsonResponse(400, {})));
    await startExport();
    expect(await findText(/^The export stopped: /)).toBeVisible();
    expect(saved).toHaveLength(1);
    setInterceptor(respondWithPages());
    press('Retry');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(await countSavedRows()).toBe(1 + total);
    expect(screen.queryByText(/^The export stopped/)).toBeNull();
  });

  it('ends with Cancel', async () => {
    const { saved } = recordSavedFiles();
    const pendingResponse = new Promise<Response>(() => {});
    await openList({
      intercept: (...call) => (pageNumber(call[0]) === 2 ? pendingResponse : respondWithPages()(...call)),
    });
    await startExport();
    expect(await findText('Exporting 100 of 250...')).toBeVisible();
    press('Cancel');
    await waitFor(() => expect(screen.queryByText(/^Exporting/)).toBeNull());
    expect(saved).toEqual([]);
    expect(screen.queryByText(/missing/)).toBeNull();
  });
});
