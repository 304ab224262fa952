import { beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/api/dataProvider';
import { getRetryWait } from '../../../src/api/errors';
import { createHttp } from '../../../src/api/http';
import { may } from '../../../src/auth/access';
import { noChoices, type Choices } from '../../../src/features/users/acts/bulkAction';
import {
  isUndoable,
  type Change,
  type Note,
  type PlannedChange,
} from '../../../src/features/users/acts/changes';
import { undoChanges } from '../../../src/features/users/acts/actions/undoChanges';
import { bulkActionMenu, type BulkActionName } from '../../../src/features/users/acts/bulkActionMenu';
import { bulkActions } from '../../../src/features/users/acts/BulkDialog';
import { planBulkAction } from '../../../src/features/users/acts/planBulkAction';
import { sendChanges } from '../../../src/features/users/acts/sendChanges';
import { i18nProvider } from '../../../src/i18n/i18nProvider';
// oxlint-disable-next-line import/no-unassigned-import -- registers messages on load
import '../../../src/i18n/signedInMessages';
import { noServices, type ServiceKey } from '../../../src/model/dic-services/services';
import type { UserRecord } from '../../../src/model/users/userRecord';
import { setUpBackend } from '../../support/setUpBackend';
import { fixedToken } from '../../support/fixedToken';
import { signInByApi } from '../../support/openAsUser';
import { createRetry } from '../../../src/ui/task/retry';
import { jsonResponse, stubFetch, type Interceptor } from '../../support/stubFetch';

const backend = setUpBackend();
const { translate: t } = i18nProvider;
const newestFirst = { pagination: { page: 1, perPage: 5 }, sort: { field: 'id', order: 'DESC' } } as const;

type Caller = Awaited<ReturnType<typeof signIn>>;
let superuser: Caller;
let staff: Caller;
/** Ids of regular users. */
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

const updateUser = (id: number, data: object, actor = superuser) =>
  actor.data.update('users', { id, data, previousData: { id } });
const activate = (id: number) => updateUser(id, { is_active: true });

/** Reads all users by id, with services and sessions of the newest. */
const readRows = async () => {
  const { data: users } = await superuser.data.getAll<UserRecord>('users', {});
  const readDetails = async (id: number) => ({
    services: await superuser.data.serviceAccess(id),
    sessions: await superuser.data.activeSessions(id),
  });
  const read = users.map(async (user) => ({
    ...user,
    ...(ids.includes(user.id) && (await readDetails(user.id))),
  }));
  return Object.fromEntries((await Promise.all(read)).map((row) => [row.id, row]));
};

/** Returns only the fields that an action changes in the rows. */
const getChanges = async (send: () => Promise<unknown>) => {
  const rowsBefore = await readRows();
  expect(await send()).toEqual([]);
  const after = await readRows();
  return Object.fromEntries(
    Object.keys(after).flatMap((id) => {
      const [old, now] = [rowsBefore[Number(id)] ?? {}, after[Number(id)] ?? {}] as [object, object];
      const changed = Object.entries(now).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name as keyof typeof old]),
      );
      return changed.length > 0 ? [[id, Object.fromEntries(changed)]] : [];
    }),
  );
};

/** Plans an action. `undoable` has the changes to undo. */
const createPlan = async (
  name: BulkActionName | 'undo',
  chosen: readonly number[],
  choices: Partial<Choices> = {},
  actor = superuser,
  undoable: readonly Change[] = [],
) => {
  const action = name === 'undo' ? undoChanges(undoable) : bulkActions[name];
  const { signal } = new AbortController();
  const run = { signal, attempt: createRetry({ signal, getRetryWait }), onProgress: () => undefined };
  const selection = { ids: chosen, listedUsers: [], filter: {} };
  const caller = { ...actor, t };
  const values = { ...noChoices, ...choices };
  const preview = await planBulkAction(action, values, selection, caller, run);
  const { summary, changes, notes, unchanged } = preview;
  const getNotes = (wanted: Note['kind']) =>
    notes.filter(({ kind }) => kind === wanted).map(({ user, reason }) => [user.id, reason]);
  const result: { undoable: readonly Change[] } = { undoable: [] };
  return {
    summary,
    changes: changes.map(({ user, text }) => [user.id, text]),
    leftOut: getNotes('leftOut'),
    unchanged,
    unreadable: getNotes('unreadable'),
    result,
    /** Sends the changes and returns the failed ones. */
    send: async () => {
      const attempt = createRetry({ signal, getRetryWait, kind: 'write' });
      const recorded = new Map<number, PlannedChange>();
      const toSend = changes.map((change) => action.applyOptions?.(change, values, caller) ?? change);
      const sent = await sendChanges(toSend, recorded, caller, { ...run, attempt });
      result.undoable = [...recorded.values()].filter(isUndoable);
      return sent.notes.map(({ user, reason }) => [user.id, reason]);
    },
  };
};

describe('bulk service changes', () => {
  it('sends only differences', async () => {
    const [first, second, third] = ids;
    await setServices(first, 'financial', 'ai_hub');
    await setServices(second, 'code_hub');
    await setServices(third, 'business_hub');
    const plan = await createPlan('services', [first, second, third], {
      services: { business_hub: true, financial: false },
    });
    expect(plan).toMatchObject({
      summary: [
        'PulseFin: 0 gain it, 1 lose it, 2 unchanged',
        'BusinessHub: 2 gain it, 0 lose it, 1 unchanged',
      ],
      changes: [
        [first, 'Adds BusinessHub; removes PulseFin.'],
        [second, 'Adds BusinessHub.'],
      ],
      leftOut: [],
      unchanged: 1,
      unreadable: [],
    });
    expect(await getChanges(plan.send)).toEqual({
      [first]: { services: { ...noServices, ai_hub: true, business_hub: true } },
      [second]: { services: { ...noServices, code_hub: true, business_hub: true } },
    });
  });

  it('keeps services added by another administrator after the preview', async () => {
    const [first] = ids;
    await setServices(first, 'financial');
    const { send } = await createPlan('services', [first], {
      services: { financial: false, ai_hub: true },
    });
    await superuser.data.saveServiceAccess(first, { sales_hub: true });
    await send();
    expect(await superuser.data.serviceAccess(first)).toEqual({
      ...noServices,
      sales_hub: true,
      ai_hub: true,
    });
  });

  it('copies services, excluding the source and an own loss', async () => {
    const [model, first, second] = ids;
    await setServices(model, 'financial', 'duratrans');
    await setServices(first, 'code_hub', 'duratrans');
    await setServices(second, 'financial', 'duratrans');
    const me = superuser.me.user_id;
    const plan = await createPlan('services', [model, first, second, me], {
      model: { id: model, user_id: model, email: 'model@pulsehub.test' },
    });
    expect(plan).toMatchObject({
      summary: ['PulseFin: 1 gain it, 0 lose it, 1 unchanged', 'CodeHub: 0 gain it, 1 lose it, 1 unchanged'],
      changes: [[first, 'Adds PulseFin; removes CodeHub.']],
      leftOut: [
        [model, "The other users get this user's services."],
        [me, 'This is your own account.'],
      ],
      unchanged: 1,
    });
    expect(await getChanges(plan.send)).toEqual({
      [first]: { services: { ...noServices, financial: true, duratrans: true } },
    });
  });

  it('excludes deleted users and users with unreadable services', async () => {
    const [first, second] = ids;
    await setServices(second);
    intercept = ({ path }) =>
      path.endsWith(`user_id=${first}`)
        ? jsonResponse(200, { success: true, dic_services_list: '[{"financial":true}]' })
        : undefined;
    const plan = await createPlan('services', [first, second, 999_999], {
      services: { financial: true },
    });
    expect(plan).toMatchObject({
      changes: [[second, 'Adds PulseFin.']],
      leftOut: [[first, 'The services could not be loaded.']],
      unreadable: [[999_999, 'The user no longer exists.']],
    });
    const model = { id: first, user_id: first, first_name: 'Ana', last_name: 'Kovac', email: '' };
    expect(await createPlan('services', [second], { model })).toMatchObject({
      changes: [],
      leftOut: [[second, 'The services of Ana Kovac could not be loaded.']],
    });
  });
});

describe('bulk field changes', () => {
  it('sets the session limit only if it differs', async () => {
    const [first, second, third] = ids;
    const limit = (id: number, max_active_sessions: number) => updateUser(id, { max_active_sessions });
    await Promise.all([limit(first, 2), limit(second, 3), limit(third, 5)]);
    const plan = await createPlan('sessionLimit', [first, second, third], { limit: '3' });
    expect(plan).toMatchObject({
      summary: ['2 users will have a limit of 3.'],
      changes: [
        [first, 'From 2 to 3'],
        [third, 'From 5 to 3'],
      ],
      unchanged: 1,
    });
    const changed = { max_active_sessions: 3 };
    expect(await getChanges(plan.send)).toEqual({ [first]: changed, [third]: changed });
  });

  it('sets the verification date only if it differs', async () => {
    const [first] = ids;
    const without = { day: '', isCleared: true };
    await (await createPlan('verifiedUntil', [first], without)).send();
    for (const [values, summary, text, verified_until] of [
      [
        { day: '2031-05-06', isCleared: false },
        '1 user will be verified until 2031-05-06.',
        'From no date to 2031-05-06',
        '2031-05-06',
      ],
      [without, '1 user will have no date.', 'From 2031-05-06 to no date', null],
    ] as const) {
      const plan = await createPlan('verifiedUntil', [first], values);
      expect(plan).toMatchObject({ summary: [summary], changes: [[first, text]] });
      expect(await getChanges(plan.send)).toEqual({ [first]: { verified_until } });
      expect(await createPlan('verifiedUntil', [first], values)).toMatchObject({ changes: [], unchanged: 1 });
    }
  });

  it('excludes superusers for staff', async () => {
    const me = superuser.me.user_id;
    expect(await createPlan('sessionLimit', [me, ids[0]], { limit: '9' }, staff)).toMatchObject({
      changes: [[ids[0], expect.any(String)]],
      leftOut: [[me, 'Only superusers can change the account of a superuser.']],
    });
  });
});

it('ends all sessions except the current one', async () => {
  const me = superuser.me.user_id;
  const { me: member } = await signIn('member');
  const staffId = staff.me.user_id;
  const plan = await createPlan('endSessions', [me, member.user_id, staffId, ids[0]]);
  const seededCount = (await superuser.data.activeSessions(me)).others.length;
  expect(plan).toMatchObject({
    summary: [`Sessions that will end: ${seededCount + 2}. Users: 3.`, 'Your current session is kept.'],
    unchanged: 1,
  });
  await signIn('member');
  expect(await plan.send()).toEqual([]);
  expect(await createPlan('endSessions', [me, member.user_id, staffId])).toMatchObject({
    changes: [],
    leftOut: [[me, 'The only session is your current one.']],
    unchanged: 2,
  });
});

describe('deactivation', () => {
  it('keeps services unless they are removed too', async () => {
    const [first, second] = ids;
    await Promise.all([
      activate(first),
      setServices(first, 'financial', 'ai_hub'),
      setServices(second, 'code_hub'),
    ]);
    const keepPlan = await createPlan('deactivate', [first], { endsSessions: true, takesServices: false });
    expect(keepPlan).toMatchObject({
      summary: ['1 user will not be able to sign in.'],
      changes: [[first, 'Becomes inactive']],
    });
    expect(await getChanges(keepPlan.send)).toEqual({ [first]: { is_active: false } });
    await activate(first);
    const revokePlan = await createPlan('deactivate', [first], { endsSessions: true, takesServices: true });
    expect(await getChanges(revokePlan.send)).toEqual({
      [first]: { is_active: false, services: noServices },
    });
  });

  it('ends remaining sessions if requested', async () => {
    const [first] = ids;
    const other = { user_activate_session_id: 91, ip_address: '192.0.2.7', location: null };
    const endedPaths: string[] = [];
    intercept = ({ method, path }) => {
      if (!path.startsWith('/api/user/active-sessions-manage/')) return undefined;
      if (method === 'DELETE') endedPaths.push(path);
      const list = { success: true, current_active_session: null, other_active_session: [other] };
      return jsonResponse(200, method === 'DELETE' ? { success: true } : list);
    };
    for (const [endsSessions, count] of [
      [false, 0],
      [true, 1],
    ] as const) {
      await activate(first);
      await (await createPlan('deactivate', [first], { endsSessions, takesServices: false })).send();
      expect(endedPaths).toHaveLength(count);
    }
  });

  it('reports the failed step and changes only the account for staff', async () => {
    const [first] = ids;
    await activate(first);
    const all = { endsSessions: true, takesServices: true };
    intercept = ({ path }) => (path.includes('sessions-manage') ? jsonResponse(500, {}) : undefined);
    const failing = await createPlan('deactivate', [first], all);
    expect(await failing.send()).toEqual([[first, 'Failed to log out session']]);
    await activate(first);
    const { send } = await createPlan('deactivate', [first], all, staff);
    expect(await send()).toEqual([]);
  });
});

describe('undo', () => {
  it('restores users that nobody else changed or deleted', async () => {
    const other = await signIn('direct');
    const [renamedId, changedServicesId, active, deletedId, first] = ids;
    await Promise.all(ids.map(activate));
    await setServices(first, 'financial', 'code_hub');
    const rowsBefore = await readRows();
    const actionPlan = await createPlan('deactivate', ids, { endsSessions: true, takesServices: true });
    expect(await actionPlan.send()).toEqual([]);
    await updateUser(renamedId, { title: 'Head of Platform' }, other);
    await activate(active);
    await superuser.data.saveServiceAccess(changedServicesId, { ai_hub: true });
    await superuser.data.delete('users', { id: deletedId });
    const changed = await readRows();

    const restorePlan = await createPlan('undo', ids, {}, superuser, actionPlan.result.undoable);
    const reason = 'Somebody else has made changes in the meantime.';
    expect(restorePlan).toMatchObject({
      summary: ['The previous values of 1 user are restored.'],
      changes: [[first, 'Becomes active Adds PulseFin, CodeHub.']],
      leftOut: [renamedId, changedServicesId, active].map((id) => [id, reason]),
      unreadable: [[deletedId, 'The user no longer exists.']],
    });
    expect(await restorePlan.send()).toEqual([]);
    expect(await readRows()).toEqual({ ...changed, [first]: rowsBefore[first] });
  });

  it.each([
    ['activate', {}, 'Becomes inactive'],
    ['services', { services: { financial: false, ai_hub: true } }, 'Adds PulseFin; removes AI Hub.'],
    ['sessionLimit', { limit: '7' }, 'From 7 to 2'],
    ['verifiedUntil', { day: '2031-05-06', isCleared: false }, 'From 2031-05-06 to no date'],
  ] as const)('restores the values before %s', async (name, values, text) => {
    const [first] = ids;
    await updateUser(first, { is_active: false, max_active_sessions: 2 });
    await (await createPlan('verifiedUntil', [first], { day: '', isCleared: true })).send();
    await setServices(first, 'financial');
    const rowsBefore = await readRows();
    const actionPlan = await createPlan(name, [first], values);
    expect(await actionPlan.send()).toEqual([]);
    expect(await readRows()).not.toEqual(rowsBefore);
    const restorePlan = await createPlan('undo', [first], {}, superuser, actionPlan.result.undoable);
    expect(restorePlan.changes).toEqual([[first, text]]);
    expect(await restorePlan.send()).toEqual([]);
    expect(await readRows()).toEqual(rowsBefore);
  });

  it('does not include ended sessions', async () => {
    const { me: member } = await signIn('member');
    const actionPlan = await createPlan('endSessions', [member.user_id]);
    expect(await actionPlan.send()).toEqual([]);
    expect(actionPlan.result.undoable).toEqual([]);
  });
});

it('protects the own account and the last superuser', async () => {
  staff = await signIn('direct');
  const [me, last] = [staff.me.user_id, superuser.me.user_id];
  const plan = await createPlan(
    'deactivate',
    [me, last],
    { endsSessions: false, takesServices: false },
    staff,
  );
  expect(plan).toMatchObject({
    changes: [],
    leftOut: [
      [me, 'This is your own account.'],
      [last, 'This is the last active superuser.'],
    ],
  });
});

it('prevents staff from activating or deactivating staff', async () => {
  staff = await signIn('direct');
  const filter = { is_staff: true, is_superuser: false };
  const { data: colleagues } = await superuser.data.getAll<UserRecord>('users', { filter });
  const colleague = colleagues.find(({ id }) => id !== staff.me.user_id)?.id ?? 0;
  const options = { endsSessions: false, takesServices: false };
  for (const name of ['activate', 'deactivate'] as const)
    expect(await createPlan(name, [colleague, ids[0]], options, staff)).toMatchObject({
      leftOut: [[colleague, 'Only superusers can activate or deactivate a staff account.']],
    });
});

it('offers staff only allowed actions', () => {
  const offeredActions = bulkActionMenu
    .filter(({ requiredRight }) => may(staff.me, requiredRight))
    .map(({ name }) => name);
  expect(offeredActions).toEqual(['activate', 'deactivate', 'sessionLimit', 'verifiedUntil']);
  expect(bulkActionMenu.filter(({ requiredRight }) => may(superuser.me, requiredRight))).toHaveLength(
    bulkActionMenu.length,
  );
});
