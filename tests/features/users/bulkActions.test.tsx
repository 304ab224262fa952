import { beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/api/dataProvider';
import { getRetryWait } from '../../../src/api/errors';
import { createHttp } from '../../../src/api/http';
import { may } from '../../../src/auth/access';
import type { BulkAction, UndoableChange } from '../../../src/features/users/bulk/bulkAction';
import { undoChanges } from '../../../src/features/users/bulk/actions/undoChanges';
import { bulkActionContext, readUsers } from '../../../src/features/users/bulk/bulkActionContext';
import { bulkActionMenu, type BulkActionName } from '../../../src/features/users/bulk/bulkActionMenu';
import { bulkActions } from '../../../src/features/users/bulk/BulkDialog';
import { sendChanges } from '../../../src/features/users/bulk/sendChanges';
import { getI18nProvider } from '../../../src/i18n/i18nProvider';
// oxlint-disable-next-line import/no-unassigned-import -- adds the texts by being loaded
import '../../../src/i18n/signedInMessages';
import { noServices, type ServiceKey } from '../../../src/model/dic-services/services';
import type { UserRecord } from '../../../src/model/users/userRecord';
import { setUpBackend } from '../../support/setUpBackend';
import { fixedToken } from '../../support/fixedToken';
import { signInByApi } from '../../support/openAsUser';
import { createRetry } from '../../../src/ui/task/retry';
import { jsonResponse, stubFetch, type Interceptor } from '../../support/stubFetch';

const backend = setUpBackend();
const { translate: t } = getI18nProvider('en');
const newestFirst = { pagination: { page: 1, perPage: 5 }, sort: { field: 'id', order: 'DESC' } } as const;

type Caller = Awaited<ReturnType<typeof signIn>>;
let superuser: Caller;
let staff: Caller;
/** Ids of ordinary users, not of the special accounts. */
let ids: [number, number, number, number, number];
let intercept: Interceptor;

const signIn = async (account: string) => {
  const { user, access } = await signInByApi(backend, account);
  return { me: user, data: createDataProvider(createHttp('', fixedToken(access))) };
};

beforeEach(async () => {
  intercept = () => undefined;
  stubFetch((...call) => intercept(...call), backend);
  superuser ??= await signIn('superuser');
  staff ??= await signIn('direct');
  const { data: users } = await superuser.data.getList<UserRecord>('users', newestFirst);
  ids = users.map(({ id }) => id) as typeof ids;
});

const setServices = (id: number, ...keys: ServiceKey[]) =>
  superuser.data.saveServiceAccess(id, {
    ...noServices,
    ...Object.fromEntries(keys.map((key) => [key, true])),
  });

const change = (id: number, data: object, as = superuser) =>
  as.data.update('users', { id, data, previousData: { id } });
const activate = (id: number) => change(id, { is_active: true });

/** Every user by id, the newest with services and sessions. */
const rows = async () => {
  const { data: users } = await superuser.data.getAll<UserRecord>('users', {});
  const more = async (id: number) => ({
    services: await superuser.data.serviceAccess(id),
    sessions: await superuser.data.activeSessions(id),
  });
  const read = users.map(async (user) => ({ ...user, ...(ids.includes(user.id) && (await more(user.id))) }));
  return Object.fromEntries((await Promise.all(read)).map((row) => [row.id, row]));
};

/** Returns only the fields that an action changes in the rows. */
const getChanges = async (send: () => Promise<unknown>) => {
  const before = await rows();
  expect(await send()).toEqual([]);
  const after = await rows();
  return Object.fromEntries(
    Object.keys(after).flatMap((id) => {
      const [old, now] = [before[Number(id)] ?? {}, after[Number(id)] ?? {}] as [object, object];
      const changed = Object.entries(now).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name as keyof typeof old]),
      );
      return changed.length > 0 ? [[id, Object.fromEntries(changed)]] : [];
    }),
  );
};

/** `undoable` holds the changes to take back. */
const planOf = async (
  name: BulkActionName | 'takeBack',
  chosen: readonly number[],
  values: unknown = null,
  as = superuser,
  undoable: readonly UndoableChange[] = [],
) => {
  const action: BulkAction<unknown> = name === 'takeBack' ? undoChanges(undoable) : bulkActions[name];
  const unreadable: [number, string][] = [];
  const { signal } = new AbortController();
  const nothing = () => undefined;
  const run = { signal, attempt: createRetry({ signal, getRetryWait }), onProgress: nothing };
  const onUnreadable = ({ id }: UserRecord, reason: string) => unreadable.push([id, reason]);
  const context = bulkActionContext({ ...as, t, run, onUnreadable });
  const people = await readUsers({ ids: chosen, listed: [], filter: {} }, context, nothing);
  const { summary, changes, leftOut, unchanged } = await action.plan(people, values, context);
  const result: { undoable: readonly UndoableChange[] } = { undoable: [] };
  return {
    summary,
    changes: changes.map(({ user, text }) => [user.id, text]),
    leftOut: leftOut.map(({ user, reason }) => [user.id, reason]),
    unchanged,
    unreadable,
    result,
    /** Returns those that failed. */
    send: async () => {
      const attempt = createRetry({ signal, getRetryWait, kind: 'write' });
      const undoableByUser = new Map<number, UndoableChange>();
      const { failures } = await sendChanges(changes, values, { ...run, attempt }, undoableByUser, t);
      result.undoable = [...undoableByUser.values()];
      return failures.map(({ user, reason }) => [user.id, reason]);
    },
  };
};

describe('a bulk change of services', () => {
  it('sends only what differs', async () => {
    const [one, two, three] = ids;
    await setServices(one, 'financial', 'ai_hub');
    await setServices(two, 'code_hub');
    await setServices(three, 'business_hub');
    const plan = await planOf('services', [one, two, three], {
      business_hub: 'give',
      financial: 'take',
      ai_hub: 'leave',
    });
    expect(plan).toMatchObject({
      summary: [
        'PulseFin: 0 gain it, 1 lose it, 2 unchanged',
        'BusinessHub: 2 gain it, 0 lose it, 1 unchanged',
      ],
      changes: [
        [one, 'Adds BusinessHub; removes PulseFin.'],
        [two, 'Adds BusinessHub.'],
      ],
      leftOut: [],
      unchanged: 1,
      unreadable: [],
    });
    expect(await getChanges(plan.send)).toEqual({
      [one]: { services: { ...noServices, ai_hub: true, business_hub: true } },
      [two]: { services: { ...noServices, code_hub: true, business_hub: true } },
    });
  });

  it('keeps services that another administrator gives after the preview', async () => {
    const [one] = ids;
    await setServices(one, 'financial');
    const { send } = await planOf('services', [one], { financial: 'take', ai_hub: 'give' });
    await superuser.data.saveServiceAccess(one, { sales_hub: true });
    await send();
    expect(await superuser.data.serviceAccess(one)).toEqual({ ...noServices, sales_hub: true, ai_hub: true });
  });

  it('copies the services of a user; leaves out that user, and oneself if a service would be lost', async () => {
    const [model, one, two] = ids;
    await setServices(model, 'financial', 'duratrans');
    await setServices(one, 'code_hub', 'duratrans');
    await setServices(two, 'financial', 'duratrans');
    const me = superuser.me.user_id;
    const plan = await planOf('sameServices', [model, one, two, me], {
      id: model,
      email: 'model@pulsehub.test',
    });
    expect(plan).toMatchObject({
      summary: ['PulseFin: 1 gain it, 0 lose it, 1 unchanged', 'CodeHub: 0 gain it, 1 lose it, 1 unchanged'],
      changes: [[one, 'Adds PulseFin; removes CodeHub.']],
      leftOut: [
        [model, "The other users get this user's services."],
        [me, 'This is your own account.'],
      ],
      unchanged: 1,
    });
    expect(await getChanges(plan.send)).toEqual({
      [one]: { services: { ...noServices, financial: true, duratrans: true } },
    });
  });

  it('leaves out deleted users and users whose services are unreadable', async () => {
    const [one, two] = ids;
    await setServices(two);
    intercept = ({ path }) =>
      path.endsWith(`user_id=${one}`)
        ? jsonResponse(200, { success: true, dic_services_list: '[{"financial":true}]' })
        : undefined;
    const plan = await planOf('services', [one, two, 999_999], { financial: 'give' });
    expect(plan).toMatchObject({
      changes: [[two, 'Adds PulseFin.']],
      leftOut: [[one, 'The services could not be loaded.']],
      unreadable: [[999_999, 'The user no longer exists.']],
    });
    const model = { id: one, first_name: 'Ana', last_name: 'Kovac', email: '' };
    expect(await planOf('sameServices', [two], model)).toMatchObject({
      changes: [],
      leftOut: [[two, 'The services of Ana Kovac could not be loaded.']],
    });
  });
});

describe('a bulk change of a field', () => {
  it('sets the session limit where it differs, and nothing else', async () => {
    const [one, two, three] = ids;
    const limit = (id: number, max_active_sessions: number) => change(id, { max_active_sessions });
    await Promise.all([limit(one, 2), limit(two, 3), limit(three, 5)]);
    const plan = await planOf('sessionLimit', [one, two, three], '3');
    expect(plan).toMatchObject({
      summary: ['2 users will have a limit of 3.'],
      changes: [
        [one, 'From 2 to 3'],
        [three, 'From 5 to 3'],
      ],
      unchanged: 1,
    });
    const changed = { max_active_sessions: 3 };
    expect(await getChanges(plan.send)).toEqual({ [one]: changed, [three]: changed });
  });

  it('sets the end of the verification where it differs, and nothing else', async () => {
    const [one] = ids;
    const without = { day: '', isWithout: true };
    await (await planOf('verifiedUntil', [one], without)).send();
    for (const [values, sum, what, verified_until] of [
      [
        { day: '2031-05-06', isWithout: false },
        '1 user will be verified until 2031-05-06.',
        'From no date to 2031-05-06',
        '2031-05-06',
      ],
      [without, '1 user will have no date.', 'From 2031-05-06 to no date', null],
    ] as const) {
      const plan = await planOf('verifiedUntil', [one], values);
      expect(plan).toMatchObject({ summary: [sum], changes: [[one, what]] });
      expect(await getChanges(plan.send)).toEqual({ [one]: { verified_until } });
      expect(await planOf('verifiedUntil', [one], values)).toMatchObject({ changes: [], unchanged: 1 });
    }
  });

  it('leaves out superusers for staff', async () => {
    const me = superuser.me.user_id;
    expect(await planOf('sessionLimit', [me, ids[0]], '9', staff)).toMatchObject({
      changes: [[ids[0], expect.any(String)]],
      leftOut: [[me, 'Only superusers can change the account of a superuser.']],
    });
  });
});

it('the sessions of users end, also new ones, except the one in use', async () => {
  const me = superuser.me.user_id;
  const { me: member } = await signIn('member');
  const staffId = staff.me.user_id;
  const plan = await planOf('endSessions', [me, member.user_id, staffId, ids[0]]);
  const seeded = (await superuser.data.activeSessions(me)).others.length;
  expect(plan).toMatchObject({
    summary: [`${seeded + 2} session(s) of 3 user(s) will end.`, 'Your current session is kept.'],
    unchanged: 1,
  });
  await signIn('member');
  expect(await plan.send()).toEqual([]);
  expect(await planOf('endSessions', [me, member.user_id, staffId])).toMatchObject({
    changes: [],
    leftOut: [[me, 'The only session is your current one.']],
    unchanged: 2,
  });
});

describe('a deactivation', () => {
  it('keeps the services unless they are taken too', async () => {
    const [one, two] = ids;
    await Promise.all([activate(one), setServices(one, 'financial', 'ai_hub'), setServices(two, 'code_hub')]);
    const keeping = await planOf('deactivate', [one], { endsSessions: true, takesServices: false });
    expect(keeping).toMatchObject({
      summary: ['1 user(s) will not be able to sign in.'],
      changes: [[one, 'Becomes inactive']],
    });
    expect(await getChanges(keeping.send)).toEqual({ [one]: { is_active: false } });
    await activate(one);
    const taking = await planOf('deactivate', [one], { endsSessions: true, takesServices: true });
    expect(await getChanges(taking.send)).toEqual({ [one]: { is_active: false, services: noServices } });
  });

  it('ends the sessions that the server left, unless they are to stay', async () => {
    const [one] = ids;
    const other = { user_activate_session_id: 91, ip_address: '192.0.2.7', location: null };
    const ended: string[] = [];
    intercept = ({ method, path }) => {
      if (!path.startsWith('/api/user/active-sessions-manage/')) return undefined;
      if (method === 'DELETE') ended.push(path);
      const list = { success: true, current_active_session: null, other_active_session: [other] };
      return jsonResponse(200, method === 'DELETE' ? { success: true } : list);
    };
    for (const [endsSessions, count] of [
      [false, 0],
      [true, 1],
    ] as const) {
      await activate(one);
      await (await planOf('deactivate', [one], { endsSessions, takesServices: false })).send();
      expect(ended).toHaveLength(count);
    }
  });

  it('names the step that failed; staff change only the account', async () => {
    const [one] = ids;
    await activate(one);
    const all = { endsSessions: true, takesServices: true };
    intercept = ({ path }) => (path.includes('sessions-manage') ? jsonResponse(500, {}) : undefined);
    const failing = await planOf('deactivate', [one], all);
    expect(await failing.send()).toEqual([[one, 'Failed to log out session']]);
    await activate(one);
    const { send } = await planOf('deactivate', [one], all, staff);
    expect(await send()).toEqual([]);
  });
});

describe('take back', () => {
  it('restores everybody except users whom somebody else changed or deleted meanwhile', async () => {
    const other = await signIn('direct');
    const [titled, served, active, gone, one] = ids;
    await Promise.all(ids.map(activate));
    await setServices(one, 'financial', 'code_hub');
    const before = await rows();
    const acting = await planOf('deactivate', ids, { endsSessions: true, takesServices: true });
    expect(await acting.send()).toEqual([]);
    await change(titled, { title: 'Head of Platform' }, other);
    await activate(active);
    await superuser.data.saveServiceAccess(served, { ai_hub: true });
    await superuser.data.delete('users', { id: gone });
    const changed = await rows();

    const taking = await planOf('takeBack', ids, null, superuser, acting.result.undoable);
    const reason = 'Somebody else has made changes in the meantime.';
    expect(taking).toMatchObject({
      summary: ['The previous values of 1 user are restored.'],
      changes: [[one, 'Becomes active Adds PulseFin, CodeHub.']],
      leftOut: [titled, served, active].map((id) => [id, reason]),
      unreadable: [[gone, 'The user no longer exists.']],
    });
    expect(await taking.send()).toEqual([]);
    expect(await rows()).toEqual({ ...changed, [one]: before[one] });
  });

  it.each([
    ['activate', null, 'Becomes inactive'],
    ['services', { financial: 'take', ai_hub: 'give' }, 'Adds PulseFin; removes AI Hub.'],
    ['sessionLimit', '7', 'From 7 to 2'],
    ['verifiedUntil', { day: '2031-05-06', isWithout: false }, 'From 2031-05-06 to no date'],
  ] as const)('restores the values before %s', async (name, values, text) => {
    const [one] = ids;
    await change(one, { is_active: false, max_active_sessions: 2 });
    await (await planOf('verifiedUntil', [one], { day: '', isWithout: true })).send();
    await setServices(one, 'financial');
    const before = await rows();
    const acting = await planOf(name, [one], values);
    expect(await acting.send()).toEqual([]);
    expect(await rows()).not.toEqual(before);
    const taking = await planOf('takeBack', [one], null, superuser, acting.result.undoable);
    expect(taking.changes).toEqual([[one, text]]);
    expect(await taking.send()).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  it('does not include ended sessions', async () => {
    const { me: member } = await signIn('member');
    const acting = await planOf('endSessions', [member.user_id]);
    expect(await acting.send()).toEqual([]);
    expect(acting.result.undoable).toEqual([]);
  });
});

it('nobody takes access from themselves or from the last superuser', async () => {
  staff = await signIn('direct');
  const [me, last] = [staff.me.user_id, superuser.me.user_id];
  const plan = await planOf('deactivate', [me, last], { endsSessions: false, takesServices: false }, staff);
  expect(plan).toMatchObject({
    changes: [],
    leftOut: [
      [me, 'This is your own account.'],
      [last, 'This is the last active superuser.'],
    ],
  });
});

it('staff neither activate nor deactivate other staff', async () => {
  staff = await signIn('direct');
  const filter = { is_staff: true, is_superuser: false };
  const { data: colleagues } = await superuser.data.getAll<UserRecord>('users', { filter });
  const colleague = colleagues.find(({ id }) => id !== staff.me.user_id)?.id ?? 0;
  const options = { endsSessions: false, takesServices: false };
  for (const name of ['activate', 'deactivate'] as const)
    expect(await planOf(name, [colleague, ids[0]], options, staff)).toMatchObject({
      leftOut: [[colleague, 'Only superusers can activate or deactivate a staff account.']],
    });
});

it('staff are offered what they may do', () => {
  const offered = bulkActionMenu.filter(({ needs }) => may(staff.me, needs)).map(({ name }) => name);
  expect(offered).toEqual(['activate', 'deactivate', 'sessionLimit', 'verifiedUntil']);
  expect(bulkActionMenu.filter(({ needs }) => may(superuser.me, needs))).toHaveLength(bulkActionMenu.length);
});
