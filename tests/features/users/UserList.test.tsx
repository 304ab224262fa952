import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openAsUser } from '../../support/openAsUser';
import { jsonResponse, type Interceptor, type SentCall } from '../../support/stubFetch';
import { backendForFile } from '../../support/backendForFile';
import { setViewportWidth } from '../../support/setViewportWidth';

const backend = backendForFile();

const list = '/api/user/manage/';
const isNewest = ({ method, path }: SentCall) =>
  method === 'GET' && path.startsWith(list) && path.includes('page_size=5&');

interface OpenOptions {
  path?: string;
  account?: string;
  intercept?: Interceptor;
}

const open = async ({ path = '/admin', account = 'superuser', intercept }: OpenOptions = {}) => {
  const portal = await openAsUser(backend, { account, path, intercept });
  await screen.findByText('Users Settings');
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

const search = () => screen.getByLabelText<HTMLInputElement>('Search users');
const type = (value: string) => fireEvent.change(search(), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pressSoon = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const openPanel = () => press(/^Filters/);
const field = (name: string) => {
  const found = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const choose = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const rows = () => [...document.querySelectorAll('tbody tr')];
const findText = (text: string | RegExp) => screen.findByText(text);

const callApi = async (
  method: string,
  path: string,
  fields: Record<string, string> = {},
): Promise<Response> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const init = method === 'POST' ? { body } : {};
  const token = localStorage.getItem('accessToken') ?? '';
  return fetch(path, { method, ...init, headers: { authorization: `Bearer ${token}` } });
};

describe('the search and the filters of the list', () => {
  it('both apply when filters are applied while a search is delayed', async () => {
    const portal = await open();
    openPanel();
    choose('is_staff', 'true');
    type('a');
    press('Apply Filters');
    expect(await screen.findByLabelText('Remove filter Search: a')).toBeVisible();
    expect(portal.filter()).toEqual({ is_staff: true, search: 'a' });
  });

  it('keep what is chosen in the panel through a search, a slice and a chip until it is applied', async () => {
    const portal = await open();
    openPanel();
    choose('is_staff', 'true');
    type('a');
    await waitFor(() => expect(portal.filter()).toEqual({ search: 'a' }));
    expect(field('is_staff')).toHaveValue('true');
    press(/^Active \+ Logged In/);
    await waitFor(() => expect(portal.filter()).toEqual({ is_active: true, last_login__isnull: false }));
    expect([field('is_staff').value, field('is_active').value]).toEqual(['true', 'true']);
    await pressSoon('Remove filter Last Login Status: Has Logged In');
    await waitFor(() => expect(portal.filter()).toEqual({ is_active: true }));
    press('Apply Filters');
    await waitFor(() => expect(portal.filter()).toEqual({ is_active: true, is_staff: true }));
    press('Clear All');
    await waitFor(() => expect(field('is_staff')).toHaveValue(''));
  });
});

describe('the saved views', () => {
  const filtered = { is_active: true };
  const nameIt = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => {
    const input = await screen.findByLabelText('Name of this view');
    await user.clear(input);
    await user.type(input, `${name}{Enter}`);
    await waitFor(() => expect(input).not.toBeInTheDocument());
  };
  const save = async (portal: Awaited<ReturnType<typeof open>>, name: string) => {
    await pressSoon('Save this view');
    expect(await screen.findByText('Saved in this browser only.')).toBeVisible();
    await nameIt(portal, name);
  };
  const act = async ({ user }: Awaited<ReturnType<typeof open>>, name: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for view ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  const chip = (name: string) => screen.findByRole('button', { name });

  it('are saved, opened, renamed and deleted, by the keyboard too', async () => {
    const portal = await open({ path: listPath({ filter: filtered, sort: 'email', page: 2 }) });
    await save(portal, ' Runners ');
    await waitFor(async () => expect(await chip('Runners')).toHaveFocus());
    expect(screen.queryByText('Save this view')).toBeNull();

    await act(portal, 'Runners', 'Rename');
    await nameIt(portal, 'Old');
    expect(await chip('Old')).toHaveAttribute('aria-pressed', 'true');

    fireEvent.click(screen.getByLabelText('Remove filter User Status: Active'));
    await waitFor(async () => expect(await chip('Old')).toHaveAttribute('aria-pressed', 'false'));
    await portal.user.click(await chip('Old'));
    await waitFor(() => expect(portal.filter()).toEqual(filtered));
    expect(await chip('Old')).toHaveAttribute('aria-pressed', 'true');

    await act(portal, 'Old', 'Delete');
    expect(await screen.findByText('View “Old” deleted.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save this view' })).toHaveFocus());
    press('Undo');
    expect(await chip('Old')).toBeVisible();
  });

  it.each([
    [1, 'View 1', 'Another view has this name.'],
    [20, 'View', 'You have 20 saved views, and there can be no more. Delete one first.'],
  ])('%i of them, and one more called %s: %s', async (count, name, problem) => {
    const views = Array.from({ length: count }, (_, at) => ({
      name: `View ${at + 1}`,
      search: listPath({ filter: { search: `s${at}` } }).replace('/admin', ''),
    }));
    localStorage.setItem(
      'pulsehub.preferences',
      JSON.stringify({ 1: { 'preferences.users.filters': views } }),
    );
    const { user } = await open({ path: listPath({ filter: filtered }) });
    await pressSoon('Save this view');
    await user.type(await screen.findByLabelText('Name of this view'), name);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

describe('the number of users', () => {
  it.each([
    ['fails', () => jsonResponse(500, {})],
    ['hangs', () => new Promise<Response>(() => {})],
    ['returns none', () => jsonResponse(200, { results: [], count: 0 })],
  ])('is shown when the call for the five newest %s', async (_how, newest) => {
    await open({ intercept: (call) => (isNewest(call) ? newest() : undefined) });
    const [, total] =
      /^Showing (\d+) of \1 users$/.exec((await findText(/^Showing/)).textContent ?? '') ?? [];
    expect(Number(total)).toBeGreaterThan(60);
    type('superuser@pulsehub.test');
    expect(await findText(`Showing 1 of ${total} users`)).toBeVisible();
  });

  it('is shown for a filter in the URL, without the five newest', async () => {
    await open({
      path: listPath({ filter: { search: 'superuser@pulsehub.test' } }),
      intercept: (call) => (isNewest(call) ? jsonResponse(500, {}) : undefined),
    });
    expect(await findText(/^Showing 1 of [1-9]\d+ users$/)).toBeVisible();
  });
});

describe('a page beyond the last', () => {
  const createUsers = async (names: string[]) => {
    for (const name of names)
      await callApi('POST', list, {
        email: `${name}@gone.test`,
        first_name: 'Gone',
        last_name: 'One',
        is_active: 'true',
      });
  };

  it('leads to the last page once its only user was deleted', async () => {
    const portal = await open({
      path: listPath({ filter: { search: '@gone.test' }, perPage: 5, sort: 'email' }),
    });
    await createUsers(['a', 'b', 'c', 'd', 'e', 'f']);
    await portal.router.navigate(
      listPath({ filter: { search: '@gone.test' }, perPage: 5, sort: 'email', page: 2 }),
    );
    await pressSoon('Delete f@gone.test');
    await pressSoon('Delete');
    fireEvent.click(await screen.findByText('Delete Without Backup'));
    expect(await screen.findByText('User deleted successfully')).toBeVisible();
    await waitFor(() => expect(portal.router.state.location.search).not.toContain('page='));
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(screen.queryByText('Failed to fetch users')).toBeNull();
    expect(screen.queryByRole('row', { name: /f@gone\.test/ })).toBeNull();
    expect(await findText(/^Showing 5 of/)).toBeVisible();
  });

  it('leads to the last page when the URL names it, and Back does not return there', async () => {
    const { router } = await open();
    await router.navigate('/admin?page=99');
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?page=[5-9]$/));
    expect(screen.queryByText('Failed to fetch users')).toBeNull();
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

it('a page that cannot be loaded is retried, and not left', async () => {
  const { setInterceptor, router } = await open({
    path: '/admin?page=2',
    intercept: ({ path }) => (path.includes('page_size=10&') ? jsonResponse(500, {}) : undefined),
  });
  await screen.findByText('Failed to fetch users', { selector: '.MuiAlert-message *' });
  expect(router.state.location.search).toBe('?page=2');
  setInterceptor(() => undefined);
  press('Retry');
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(router.state.location.search).toBe('?page=2');
});

describe('a user who was just created', () => {
  /** Creates a user by the API and opens a list in which they would not come first. */
  const openWith = async (email: string) => {
    const portal = await open();
    const response = await callApi('POST', list, {
      email,
      first_name: 'Zoe',
      last_name: 'Zane',
      is_active: 'true',
    });
    const { User_Details: details } = (await response.json()) as { User_Details: { user_id: number } };
    await portal.router.navigate(listPath({ sort: 'email' }), { state: { createdUser: details.user_id } });
    await waitFor(() => expect(rows()[0]).toHaveTextContent(`${email}New`));
    return { ...portal, id: details.user_id };
  };
  const expectNoneNew = () => waitFor(() => expect(screen.queryByText('New')).toBeNull());

  it('is listed first when the filter matches, whatever the order, until the list is left', async () => {
    const { router } = await openWith('zz.first@created.test');
    type('nobody-is-called-so');
    expect(await findText(/^Showing 0 of/)).toBeVisible();
    expect(screen.getByText('No users found')).toBeVisible();
    expect(screen.queryByText('New')).toBeNull();
    type('');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('zz.first@created.testNew'));
    press(/^Inactive \+ Not Logged In/);
    await expectNoneNew();
    press('Clear Filters');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('zz.first@created.testNew'));
    await router.navigate('/notifications');
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
    await router.navigate(-1);
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    expect(screen.queryByText('New')).toBeNull();
  });

  it('is removed once deleted, and never fetched again', async () => {
    const { sent, id } = await openWith('zz.second@created.test');
    await pressSoon('Delete zz.second@created.test');
    await pressSoon('Delete');
    fireEvent.click(await screen.findByText('Delete Without Backup'));
    expect(await screen.findByText('User deleted successfully')).toBeVisible();
    await expectNoneNew();
    const deletion = sent.findIndex(({ method }) => method === 'DELETE');
    expect(sent.slice(deletion + 1).filter(({ path }) => path.startsWith(`${list}${id}/`))).toEqual([]);
  });

  it('is no longer marked as new once changed', async () => {
    await openWith('zz.third@created.test');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select zz.third@created.test' }));
    await pressSoon('More for the selected users');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    await pressSoon('Deactivate');
    expect(await screen.findByText('1 user(s) changed.')).toBeVisible();
    await expectNoneNew();
  });
});

describe('all that match', () => {
  const selectAll = async (path: string) => {
    const portal = await open({ path });
    fireEvent.click(await screen.findByLabelText('Select all users on this page'));
    const offer = await screen.findByRole('button', { name: /^Select all \d+ that match$/ });
    const count = Number(/\d+/.exec(offer.textContent)?.[0]);
    fireEvent.click(offer);
    return { ...portal, count };
  };

  it('are selected over pages and orders, until another filter drops the selection, which Undo restores', async () => {
    const { count, router } = await selectAll(listPath({ filter: { is_active: true }, perPage: 5 }));
    const title = `${count} User(s) Selected`;
    const sentence = `All ${count} that match: active users.`;
    expect(await findText(title)).toBeVisible();
    expect(await findText(sentence)).toBeVisible();
    expect(await findText('Ready to send emails to selected users')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await router.navigate(
      listPath({ filter: { is_active: true }, perPage: 5, page: 2, sort: 'email', order: 'ASC' }),
    );
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select \S+@/, checked: true });
    fireEvent.click(box as HTMLElement);
    expect(await findText(`${count - 1} of the ${count} that match: active users.`)).toBeVisible();
    type('superuser');
    expect(
      await findText(`The selection of ${count - 1} users was cleared, because the filter changed.`),
    ).toBeVisible();
    expect(screen.queryByText(/User\(s\) Selected/)).toBeNull();
    press('Undo');
    expect(await findText(`${count - 1} User(s) Selected`)).toBeVisible();
  });

  it('are not selected after Cancel', async () => {
    const { setInterceptor } = await open({ path: '/admin?perPage=5' });
    fireEvent.click(await screen.findByLabelText('Select all users on this page'));
    setInterceptor(({ path }) => (path.includes('page_size=100') ? new Promise(() => {}) : undefined));
    fireEvent.click(await screen.findByRole('button', { name: /^Select all/ }));
    press('Cancel');
    expect(await screen.findByRole('button', { name: /^Select all/ })).toBeVisible();
    expect(await findText('5 User(s) Selected')).toBeVisible();
  });
});

describe('the mail to the selected users', () => {
  it('takes over the text of a template, except where something else was typed', async () => {
    await open();
    fireEvent.click((await screen.findAllByLabelText(/^Select \S+@/))[0] as HTMLElement);
    press('Send Email');
    const template = await screen.findByLabelText('Template');
    const subject = screen.getByLabelText('Subject');
    const message = screen.getByLabelText('Message');
    const chooseTemplate = (value: string) => fireEvent.change(template, { target: { value } });
    expect(subject).toHaveValue('');
    press('Insert template text');
    expect(subject).toHaveValue('Set your password');
    expect(message).toHaveFocus();
    chooseTemplate('welcome');
    expect(subject).toHaveValue('Welcome');
    chooseTemplate('custom');
    expect(subject).toHaveValue('');
    expect(message).toHaveValue('');
    chooseTemplate('welcome');
    fireEvent.change(message, { target: { value: 'My own words' } });
    chooseTemplate('notification');
    expect(subject).toHaveValue('News about your account');
    expect(message).toHaveValue('My own words');
  });
});

describe('the mass upload', () => {
  it.each([
    ['superuser', true],
    ['direct', false],
  ])('offers services to %s: %s', async (account, isOffered) => {
    await open({ account });
    press('Add User');
    fireEvent.click(await screen.findByText('Mass User Upload'));
    expect(await screen.findByLabelText('Create Demo Users?')).toBeChecked();
    expect(screen.queryAllByLabelText('DIC services')).toHaveLength(isOffered ? 1 : 0);
  });
});

describe('deleting from the list', () => {
  it.each([
    ['superuser', true],
    ['direct', false],
  ])('is offered to %s: %s', async (account, isOffered) => {
    await open({ account });
    expect((await screen.findAllByLabelText(/^View \S+@/)).length).toBeGreaterThan(0);
    expect(screen.queryAllByLabelText(/^Delete \S+@/).length > 0).toBe(isOffered);
  });
});

it('says in words what the columns of a role show by a tick', async () => {
  await open({ path: listPath({ filter: { search: 'inactive@pulsehub.test' } }) });
  expect(screen.getAllByText('No')).toHaveLength(3);
  type('direct@pulsehub.test');
  await waitFor(() => expect(screen.getAllByText('Yes')).toHaveLength(2));
});

it('a phone shows name, state, role and email of a user in two lines, and what may be done in a menu', async () => {
  setViewportWidth(360);
  const path = listPath({ filter: { search: 'direct@pulsehub.test' } });
  const { user, router } = await open({ path });
  const row = await screen.findByRole('row', { name: /direct@pulsehub\.test/ });
  expect(within(row).getAllByRole('cell')).toHaveLength(2);
  for (const text of ['Active', 'Staff']) expect(within(row).getByText(text)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Actions for direct@pulsehub.test' }));
  const acts = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(acts).toEqual(['View', 'Secure this account', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByRole('alertdialog', { name: 'Delete User' })).toBeVisible();
  const { location, navigation } = router.state;
  expect([location.pathname, navigation.state]).toEqual(['/admin', 'idle']);
});

describe('the export of all users that match', () => {
  const pageSize = 100;
  const total = 250;
  const pageNumber = ({ path }: SentCall) =>
    path.startsWith(list) && path.includes(`page_size=${pageSize}`)
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
  /** Answers the pages of the export, after the responses in `before` for the second one. */
  const scripted = (...before: Response[]): Interceptor => {
    return (call) => {
      const number = pageNumber(call);
      if (number === null) return undefined;
      return (number === 2 ? before.shift() : undefined) ?? page(number);
    };
  };
  const saved: Blob[] = [];
  const rowsSaved = async () => (await saved.at(-1)?.text())?.trim().split('\r\n').length;
  beforeEach(() => {
    saved.length = 0;
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob), revokeObjectURL: () => {} }),
    );
  });
  const exportAll = async (intercept: Interceptor) => {
    const portal = await open({ intercept });
    await pressSoon('More export options');
    fireEvent.click(await findText(/^All that match/));
    return portal;
  };

  it('goes on after a 429 and a 5xx', async () => {
    const now = { 'retry-after': '0' };
    await exportAll(scripted(jsonResponse(429, {}, now), jsonResponse(503, {}, now)));
    await waitFor(async () => expect(await rowsSaved()).toBe(1 + total));
    expect(screen.queryByText(/missing/)).toBeNull();
  });

  it('offers what came where it must give up, says what is missing, and can be repeated', async () => {
    const { setInterceptor } = await exportAll(scripted(jsonResponse(400, {})));
    expect(await findText(/150 of 250 rows are missing\./)).toBeVisible();
    expect(saved).toEqual([]);
    press('Save the 100 loaded rows');
    await waitFor(async () => expect(await rowsSaved()).toBe(1 + 100));
    expect(screen.queryByText(/missing/)).toBeNull();

    setInterceptor(scripted(jsonResponse(400, {})));
    await pressSoon('More export options');
    fireEvent.click(await findText(/^All that match/));
    await findText(/rows are missing/);
    setInterceptor(scripted());
    press('Retry');
    await waitFor(async () => expect(await rowsSaved()).toBe(1 + total));
  });

  it('ends with Cancel', async () => {
    const hanging = new Promise<Response>(() => {});
    await exportAll((call, init) => (pageNumber(call) === 2 ? hanging : scripted()(call, init)));
    expect(await findText('Exporting 100 of 250...')).toBeVisible();
    press('Cancel');
    await waitFor(() => expect(screen.queryByText(/^Exporting/)).toBeNull());
    expect(saved).toEqual([]);
    expect(screen.queryByText(/missing/)).toBeNull();
  });
});

it('the mail form offers the templates of every page, and says when they cannot be loaded', async () => {
  const path = '/api/user/custom-message-template';
  const template = (id: number) => ({ id, name: `Template ${id}`, body: null, template: null });
  const ids = (from: number) => Array.from({ length: 20 }, (_, index) => template(from + index));
  let fails = true;
  await open({
    path: listPath({ filter: { search: 'member@pulsehub.test' } }),
    intercept: (call) => {
      if (!call.path.startsWith(path)) return undefined;
      if (!call.path.includes('?'))
        return jsonResponse(200, { count: 40, next: `http://inner.test${path}?page=2`, results: ids(1) });
      return fails ? jsonResponse(500, {}) : jsonResponse(200, { count: 40, next: null, results: ids(21) });
    },
  });
  fireEvent.click(await screen.findByLabelText('Select member@pulsehub.test'));
  press('Send Email');
  const retry = await screen.findByText('Retry');
  expect(document.querySelector('select[name=template]')).not.toHaveTextContent('Template 1');
  fails = false;
  fireEvent.click(retry);
  await waitFor(() => expect(field('template')).toHaveTextContent(/Template 1Template 2.*Template 40$/));
});
