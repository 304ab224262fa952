import { createFile, createForm } from '../../support/uploads';
import { expectRefusal, isDescending, fetchFile, waitUntil, type Call, type Json } from '../Api';
import type { Check } from '../Check';
import { password } from '../CheckContext';
import { Deviation, assertThat } from '../Deviation';
import { findRecord } from '../lenience';

const path = '/api/user/manage/';
const results = (answer: Json) => answer['results'] as Json[];
const emails = async (call: Call, query: Record<string, string | number | boolean>) =>
  results(await call('GET', path, { query })).map(({ email }) => String(email));

export const userChecks: Check[] = [
  {
    name: 'pages of users',
    rule: 'Spec 2 §3: A list has count, next, previous and results, and may say page_size and currentPage; a page beyond the last answers 404.',
    guide: 'lists-and-paging',
    run: async (context) => {
      const { call } = await context.admin();
      await context.newUser();
      await context.newUser();
      const first = await call('GET', path, { query: { page_size: 1 } });
      const second = await call('GET', path, { query: { page: 2, page_size: 1 } });
      assertThat(results(first).length === 1 && (first['page_size'] ?? 1) === 1, '`page_size` is not kept');
      assertThat((second['currentPage'] ?? 2) === 2, '`currentPage` is not the page that was asked for');
      assertThat(results(first)[0]?.['id'] !== results(second)[0]?.['id'], 'both pages hold the same user');
      assertThat(first['previous'] === null && first['next'] !== null, '`next` and `previous` are wrong');
      await call('GET', path, { query: { page: 1_000_000 }, status: 404 });
    },
  },
  {
    name: 'the order of users',
    rule: 'Decisions §4: `ordering` sorts by a field, with `-` in front descending.',
    guide: 'lists-and-paging',
    run: async (context) => {
      const { call } = await context.admin();
      const last_name = `Order ${Date.now()}`;
      await context.newUser({ first_name: 'Aaa', last_name });
      await context.newUser({ first_name: 'Zzz', last_name });
      const query = { last_name };
      const ascending = results(await call('GET', path, { query: { ...query, ordering: 'first_name' } }));
      const descending = results(await call('GET', path, { query: { ...query, ordering: '-first_name' } }));
      assertThat(descending[0]?.['first_name'] === 'Zzz', '`-first_name` does not begin with the last name');
      assertThat(ascending.at(-1)?.['first_name'] === 'Zzz', '`first_name` does not end with the last name');
    },
  },
  {
    name: 'filters of users',
    rule: 'Spec 2 §6: Search, `email` and the switches narrow the list and its count.',
    guide: 'lists-and-paging',
    run: async (context) => {
      const { call } = await context.admin();
      const { email } = await context.newUser({ is_staff: true });
      const others = await context.newUser();
      for (const query of [{ search: email }, { email }, { email, is_staff: true }]) {
        const found = (await emails(call, query)).join();
        assertThat(found === email, `${JSON.stringify(query)} finds others or none`);
      }
      const none = await emails(call, { email: others.email, is_staff: true });
      assertThat(none.length === 0, '`is_staff` is ignored');
      const { count } = await call('GET', path, { query: { email } });
      assertThat(count === 1, '`count` is not that of what was found');
    },
  },
  {
    name: 'a new user',
    rule: 'Spec 2 §5: A user is created by staff; a taken address is refused in `email`, a short password in `password`.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.admin();
      const { email, id } = await context.newUser();
      const user = findRecord(await call('GET', `${path}${id}/`));
      assertThat(user?.['email'] === email, 'the user has another address');
      await expectRefusal(call, path, createForm({ email, password }), 'email');
      const short = createForm({ email: `short-${email}`, password: 'abc1' });
      await expectRefusal(call, path, short, 'password');
    },
  },
  {
    name: 'a changed user',
    rule: 'Spec 2 §7: PATCH and POST of a user change what they are given and leave the rest.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.admin();
      const { id, email } = await context.newUser({ title: 'Before' });
      await call('PATCH', `${path}${id}/`, { body: createForm({ title: 'Patched' }) });
      await call('POST', `${path}${id}/`, { body: createForm({ first_name: 'Posted' }) });
      const [user] = results(await call('GET', path, { query: { email } }));
      assertThat(user?.['title'] === 'Patched' && user['first_name'] === 'Posted', 'a change is not there');
      await call('PATCH', `${path}999999999/`, { body: createForm({ title: 'None' }), status: 404 });
    },
  },
  {
    name: 'a deleted user',
    rule: 'Decisions §4: A deleted user is gone and cannot sign in; nobody deletes themselves.',
    guide: 'records-and-rights',
    run: async (context) => {
      const admin = await context.admin();
      const { id, email } = await context.newUser();
      await admin.call('DELETE', `${path}${id}/`, { body: { force_delete: true } });
      await admin.call('GET', `${path}${id}/`, { status: 404 });
      await context.anonymous('POST', '/api/user/login/', { body: { email, password }, status: 400 });
      const refusal = await admin.call('DELETE', `${path}${admin.id}/`, { status: 400 });
      assertThat('detail' in refusal, 'the refusal has no `detail`');
    },
  },
  {
    name: 'rights over users',
    rule: 'Decisions §4: Staff and superusers administer users; deletion, logs and sessions are for superusers alone.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { id } = await context.newUser();
      const member = await context.newSignedInUser();
      const staff = await context.newSignedInUser({ is_staff: true });
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
    name: 'the request log',
    rule: 'Spec 2 §2.5: The log of a user lists their calls, newest first, and can be narrowed by method.',
    guide: 'lists-and-paging',
    run: async (context) => {
      const admin = await context.admin();
      const { call, id } = await context.newSignedInUser();
      await call('GET', '/api/user/details/');
      const log = async () =>
        results(await admin.call('GET', '/api/user/log/', { query: { user: id, method: 'GET' } }));
      await waitUntil('a call that was made is not listed', async () =>
        (await log()).some((row) => row['path'] === '/api/user/details/'),
      );
      const rows = await log();
      const isNarrowed = rows.every((row) => row['method'] === 'GET');
      assertThat(isNarrowed, '`method` does not narrow the list');
      assertThat(isDescending(rows.map((row) => row['timestamp'])), 'the newest is not first');
      await admin.call('GET', '/api/user/log/', { status: 400 });
    },
  },
  {
    name: 'users of a file',
    rule: 'Decisions §4: A sheet with `email`, `first_name`, `last_name` creates its users; one with a fault creates none.',
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
      const created = await emails(call, { email: address });
      assertThat(created.length === 0, 'a sheet with a fault created a user');
      await call('POST', upload, { body: sheet(`${address},Sheet,One`) });
      const [user] = results(await call('GET', path, { query: { email: address } }));
      if (!user) throw new Deviation('the user of the sheet is not there');
      context.deleteLater(Number(user['id']));
    },
  },
  {
    name: 'an e-mail to users',
    rule: 'Spec 2 §5: A mail is sent to the users that are named; a short subject is refused.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.admin();
      const { id, email } = await context.newUser();
      const mail = { user_ids: String(id), template: 'custom', message_type: 'plain' };
      const body = { ...mail, subject: 'Conformance', message: 'Hello {{first_name}}, a check.' };
      await call('POST', '/api/user/send-email/', { body: { ...body, subject: 'x' }, status: 400 });
      const mailed = await context.nextMail(email);
      await call('POST', '/api/user/send-email/', { body });
      await mailed();
    },
  },
  {
    name: 'the data of a user',
    rule: 'Decisions §4: The export answers the address of a file that opens without a token, and comes back by the import.',
    guide: 'files',
    run: async (context) => {
      const { call } = await context.admin();
      const { id } = await context.newUser();
      const { data_file_url: url } = await call('GET', '/api/user/data/', { query: { user_id: id } });
      const data = createFile('data.json', await fetchFile(context.origin, url), 'application/json');
      await call('POST', '/api/user/data/', { body: createForm({ data, user_id: id }) });
    },
  },
];
