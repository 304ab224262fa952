import { createFile, createForm } from '../../support/uploads';
import { expectFieldError, isDescending, fetchFile, waitUntil, type Call, type Json } from '../Api';
import type { Check } from '../Check';
import { password } from '../CheckContext';
import { Deviation, assertThat } from '../Deviation';
import { findRecord } from '../tolerantSchema';

const path = '/api/user/manage/';
const getResults = (body: Json) => body['results'] as Json[];
const listEmails = async (call: Call, query: Record<string, string | number | boolean>) =>
  getResults(await call('GET', path, { query })).map(({ email }) => String(email));

const assertNewestGets = (rows: Json[]) => {
  assertThat(
    rows.every((row) => row['method'] === 'GET'),
    '`method` does not filter the log',
  );
  assertThat(isDescending(rows.map((row) => row['timestamp'])), 'the log is not sorted newest first');
};

export const userChecks: Check[] = [
  {
    name: 'user list: pagination',
    rule: 'Spec 2 §3: A list has count, next, previous and results, and may have page_size and currentPage; a page beyond the last returns 404.',
    guide: 'lists-and-paging',
    run: async (context) => {
      const { call } = await context.admin();
      await context.createUser();
      await context.createUser();
      const first = await call('GET', path, { query: { page_size: 1 } });
      const second = await call('GET', path, { query: { page: 2, page_size: 1 } });
      assertThat(
        getResults(first).length === 1 && (first['page_size'] ?? 1) === 1,
        '`page_size` is not respected',
      );
      assertThat((second['currentPage'] ?? 2) === 2, '`currentPage` is not the requested page');
      assertThat(
        getResults(first)[0]?.['id'] !== getResults(second)[0]?.['id'],
        'both pages contain the same user',
      );
      assertThat(first['previous'] === null && first['next'] !== null, '`next` and `previous` are wrong');
      await call('GET', path, { query: { page: 1_000_000 }, status: 404 });
    },
  },
  {
    name: 'user list: sorting',
    rule: 'Contract: `ordering` sorts by a field; a leading `-` sorts in descending order.',
    guide: 'lists-and-paging',
    run: async (context) => {
      const { call } = await context.admin();
      const last_name = `Order ${Date.now()}`;
      await context.createUser({ first_name: 'Aaa', last_name });
      await context.createUser({ first_name: 'Zzz', last_name });
      const query = { last_name };
      const ascending = getResults(await call('GET', path, { query: { ...query, ordering: 'first_name' } }));
      const descending = getResults(
        await call('GET', path, { query: { ...query, ordering: '-first_name' } }),
      );
      assertThat(descending[0]?.['first_name'] === 'Zzz', '`-first_name` does not sort in descending order');
      assertThat(ascending.at(-1)?.['first_name'] === 'Zzz', '`first_name` does not sort in ascending order');
    },
  },
  {
    name: 'user list: filters',
    rule: 'Spec 2 §6: `search`, `email` and the boolean filters apply to the list and its count.',
    guide: 'lists-and-paging',
    run: async (context) => {
      const { call } = await context.admin();
      const { email } = await context.createUser({ is_staff: true });
      const others = await context.createUser();
      for (const query of [{ search: email }, { email }, { email, is_staff: true }]) {
        const found = (await listEmails(call, query)).join();
        assertThat(found === email, `${JSON.stringify(query)} does not return exactly the matching user`);
      }
      const none = await listEmails(call, { email: others.email, is_staff: true });
      assertThat(none.length === 0, '`is_staff` is ignored');
      const { count } = await call('GET', path, { query: { email } });
      assertThat(count === 1, '`count` does not match the filtered list');
    },
  },
  {
    name: 'user creation',
    rule: 'Spec 2 §5: Staff can create users; an address in use returns an error in `email`, a short password in `password`.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.admin();
      const { email, id } = await context.createUser();
      const user = findRecord(await call('GET', `${path}${id}/`));
      assertThat(user?.['email'] === email, 'the created user has a different address');
      await expectFieldError(call, path, createForm({ email, password }), 'email');
      const short = createForm({ email: `short-${email}`, password: 'abc1' });
      await expectFieldError(call, path, short, 'password');
    },
  },
  {
    name: 'user changes',
    rule: 'Spec 2 §7: PATCH and POST change the fields in the request and keep the others.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.admin();
      const { id, email } = await context.createUser({ title: 'Before' });
      await call('PATCH', `${path}${id}/`, { body: createForm({ title: 'Patched' }) });
      await call('POST', `${path}${id}/`, { body: createForm({ first_name: 'Posted' }) });
      const [user] = getResults(await call('GET', path, { query: { email } }));
      assertThat(user?.['title'] === 'Patched' && user['first_name'] === 'Posted', 'a change was not saved');
      await call('PATCH', `${path}999999999/`, { body: createForm({ title: 'None' }), status: 404 });
    },
  },
  {
    name: 'user deletion',
    rule: 'Contract: A deleted user no longer exists and cannot sign in; users cannot delete themselves.',
    guide: 'records-and-rights',
    run: async (context) => {
      const admin = await context.admin();
      const { id, email } = await context.createUser();
      await admin.call('DELETE', `${path}${id}/`, { body: { force_delete: true } });
      await admin.call('GET', `${path}${id}/`, { status: 404 });
      await context.anonymous('POST', '/api/user/login/', { body: { email, password }, status: 400 });
      const refusal = await admin.call('DELETE', `${path}${admin.id}/`, { status: 400 });
      assertThat('detail' in refusal, 'the error has no `detail`');
    },
  },
  {
    name: 'user administration: rights',
    rule: 'Decisions §1: Staff and superusers can manage users; only superusers can delete them or see their logs and sessions.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { id } = await context.createUser();
      const member = await context.createSignedInUser();
      const staff = await context.createSignedInUser({ is_staff: true });
      await member.call('GET', path, { status: 403 });
      await member.call('PATCH', `${path}${id}/`, { body: createForm({ title: 'x' }), status: 403 });
      await staff.call('GET', path);
      await staff.call('DELETE', `${path}${id}/`, { status: 403 });
      await staff.call('GET', '/api/user/log/', { query: { user: id }, status: 403 });
      await staff.call('POST', `${path}${id}/`, {
        body: createForm({ is_superuser: true }),
        status: [400, 403],
      });
    },
  },
  {
    name: 'request log',
    rule: 'Spec 2 §2.5: The request log lists a user’s calls, newest first, and can be filtered by method.',
    guide: 'lists-and-paging',
    run: async (context) => {
      const admin = await context.admin();
      const { call, id } = await context.createSignedInUser();
      await call('GET', '/api/user/details/');
      const fetchLog = async () =>
        getResults(await admin.call('GET', '/api/user/log/', { query: { user: id, method: 'GET' } }));
      await waitUntil('a recent call is not in the log', async () =>
        (await fetchLog()).some((row) => row['path'] === '/api/user/details/'),
      );
      assertNewestGets(await fetchLog());
    },
  },
  {
    name: 'request log of everybody',
    rule: 'Decisions: Without `user`, the log lists the calls of everybody to superusers, or the server answers 400, 403 or 404.',
    guide: 'lists-and-paging',
    run: async (context) => {
      const admin = await context.admin();
      const staff = await context.createSignedInUser({ is_staff: true });
      await staff.call('GET', '/api/user/log/', { status: [400, 403, 404] });
      const answer = await admin.call('GET', '/api/user/log/', {
        query: { method: 'GET' },
        status: [200, 400, 403, 404],
      });
      // Optional: the portal hides the tab.
      if (Array.isArray(answer['results'])) assertNewestGets(getResults(answer));
    },
  },
  {
    name: 'user import from a file',
    rule: 'Decisions §6: A sheet with `email`, `first_name` and `last_name` creates its users; a sheet with an error creates none.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.admin();
      const address = `sheet-${Date.now()}@example.com`;
      const sheet = (rows: string) => {
        const file = createFile('users.csv', `email,first_name,last_name\n${rows}\n`, 'text/csv');
        return createForm({ file, send_email: false });
      };
      const upload = '/api/user/mass-account-creation';
      await call('POST', upload, { body: sheet(`${address},Sheet,One\nno address,Sheet,Two`), status: 400 });
      const created = await listEmails(call, { email: address });
      assertThat(created.length === 0, 'a sheet with an error created a user');
      await call('POST', upload, { body: sheet(`${address},Sheet,One`) });
      const [user] = getResults(await call('GET', path, { query: { email: address } }));
      if (!user) throw new Deviation('the imported user does not exist');
      context.deleteUserOnCleanUp(Number(user['id']));
    },
  },
  {
    name: 'e-mail to users',
    rule: 'Spec 2 §5: A mail goes to the selected users; a short subject is rejected.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.admin();
      const { id, email } = await context.createUser();
      const mail = { user_ids: String(id), template: 'custom', message_type: 'plain' };
      const body = { ...mail, subject: 'Conformance', message: 'Hello {{first_name}}, a check.' };
      await call('POST', '/api/user/send-email/', { body: { ...body, subject: 'x' }, status: 400 });
      const waitForMail = await context.watchForMail(email);
      await call('POST', '/api/user/send-email/', { body });
      await waitForMail();
    },
  },
  {
    name: 'user data export and import',
    rule: 'Decisions §6: The export returns the URL of a file that opens without a token and can be imported again.',
    guide: 'files',
    run: async (context) => {
      const { call } = await context.admin();
      const { id } = await context.createUser();
      const { data_file_url: url } = await call('GET', '/api/user/data/', { query: { user_id: id } });
      const data = createFile('data.json', await fetchFile(context.origin, url), 'application/json');
      await call('POST', '/api/user/data/', { body: createForm({ data, user_id: id }) });
    },
  },
];
