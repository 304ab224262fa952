import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceKeys } from '../../../src/model/dic-services/services';
import { seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import { freshDatabase } from '../../../mock-server/seed/freshDatabase';
import type { SeedContext } from '../../../mock-server/seed/SeedContext';
import { seedDatabase, type SeedSizes } from '../../../mock-server/seed/seedDatabase';
import { catalogue } from '../../../mock-server/dic-services/seed/seedDicServices';
import { defaultSettings } from '../../../mock-server/settings';
import type { Tables } from '../../../mock-server/storage/tables';
import { folderForFile } from '../../support/temporaryFolder';
import { totpCode } from '../../support/totpCode';

const day = 24 * 3600 * 1000;
const today = Date.parse('2026-03-02T09:00:00Z');

const dataDirs = folderForFile();
const open: SeedContext[] = [];

const seeded = async (now: number, sizes?: Partial<SeedSizes>): Promise<SeedContext> => {
  const dataDir = join(dataDirs, `${open.length}`);
  const context = await freshDatabase({
    ...defaultSettings,
    dataDir,
    now: () => now,
    print: () => undefined,
  });
  open.push(context);
  await seedDatabase(context, sizes);
  return context;
};

let context: SeedContext;

const account = (name: string): Tables['users'] => {
  const user = context.db.findBy('users', 'email', `${name}@pulsehub.test`);
  if (!user) throw new Error(`${name} is not seeded.`);
  return user;
};

beforeAll(async () => {
  context = await seeded(today);
});

afterAll(() => Promise.all(open.map(({ db }) => db.close())));

describe('accounts', () => {
  it.each([
    ['superuser', { is_superuser: true, is_staff: true, mfa_type: 'email', max_active_sessions: 3 }],
    ['staff', { is_staff: true, is_superuser: false, mfa_type: 'email' }],
    ['member', { is_staff: false, is_superuser: false, mfa_type: 'email' }],
    ['totp', { mfa_type: 'authenticator', skips_second_factor: false }],
    ['both', { mfa_type: 'email_and_authenticator', skips_second_factor: false }],
    ['direct', { is_staff: true, skips_second_factor: true }],
    ['demo', { is_demo: true, skips_second_factor: true }],
    ['demo-mfa', { is_demo: true, mfa_type: 'email', skips_second_factor: false }],
    ['newcomer', { skips_second_factor: true }],
    ['inactive', { is_active: false }],
  ])('%s matches the contract', async (name, kind) => {
    expect(account(name)).toMatchObject(kind);
    expect(await context.vault.passwords.check(account(name).id, seededPassword)).toBe(true);
  });

  it.each(['totp', 'both'])('%s signs in with the published secret', (name) => {
    expect(context.vault.authenticator.check(account(name).id, totpCode(seededTotpSecret, today))).toBe(true);
  });

  it('include 60 further users in all four combinations of active and logged in', () => {
    const people = context.db.all('users').slice(10);
    const kinds = new Set(people.map(({ is_active, last_login }) => `${is_active} ${last_login !== null}`));
    expect([people.length, kinds.size]).toEqual([60, 4]);
  });

  it('joined before they logged in, neither in the future, and have unique e-mails', () => {
    const users = context.db.all('users');
    const times = users.map(({ date_joined, last_login }) => [date_joined, last_login ?? date_joined]);
    const ordered = times.map((row) => [...row, new Date(today).toISOString()]);
    expect(ordered.map((row) => row.toSorted())).toEqual(ordered);
    expect(new Set(users.map(({ email }) => email)).size).toBe(70);
    for (const { email } of users) expect(email).toMatch(/^[a-z][a-z0-9.-]*@pulsehub\.test$/);
  });
});

describe('services', () => {
  it('are the eleven of the specification, each with its own icon', async () => {
    const rows = context.db.all('dic_services');
    const icons = await Promise.all(rows.map(({ icon_file }) => context.uploads.read(icon_file ?? '')));
    expect(rows.map(({ code_name }) => code_name)).toEqual(catalogue.map(([code]) => code));
    expect(rows).toHaveLength(11);
    expect(new Set(icons.map(String)).size).toBe(11);
    for (const icon of icons) expect(String(icon)).toMatch(/^<svg /);
  });

  it('have the URLs of their stand-ins in all three environments', () => {
    for (const row of context.db.all('dic_services')) {
      const frontends = [row.dev_frontend_url, row.demo_frontend_url, row.prod_frontend_url];
      for (const url of frontends) expect(new URL(url).pathname).toBe(`/dev/companion/${row.code_name}`);
    }
  });

  it.each([
    ['superuser', [...serviceKeys]],
    ['newcomer', []],
  ])('of %s are exactly those of the contract', (name, expected) => {
    const access = context.db.get('service_access', account(name).id);
    expect(serviceKeys.filter((key) => access?.[key])).toEqual(expected);
  });

  it('of staff are some, without financial', () => {
    const access = context.db.get('service_access', account('staff').id);
    const own = serviceKeys.filter((key) => access?.[key]);
    expect([own.length > 2, own.includes('financial')]).toEqual([true, false]);
  });
});

describe('request log', () => {
  it('has 10,000 entries, 1,000 of them the superuser’s, in the last 30 days', () => {
    const rows = context.db.all('request_logs');
    const times = rows.map(({ timestamp }) => Date.parse(timestamp));
    expect(rows).toHaveLength(10_000);
    expect(rows.filter(({ user }) => user === account('superuser').id)).toHaveLength(1_000);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(today - 30 * day);
    expect(Math.max(...times)).toBeLessThanOrEqual(today);
    expect(new Set(times.map((time) => Math.floor(time / day))).size).toBeGreaterThanOrEqual(30);
  });

  it('has every status and method of the filters', () => {
    const rows = context.db.allBy('request_logs', 'user', account('superuser').id);
    expect(new Set(rows.map(({ status_code }) => status_code))).toEqual(new Set([200, 400, 403, 404, 500]));
    expect(rows.map(({ method }) => method)).toEqual(
      expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']),
    );
  });
});

describe('media library', () => {
  const own = (parent: number | null) =>
    context.db.all('folders').filter((folder) => folder.parent === parent);

  it('has the three folders of the superuser, one of them nested three deep', () => {
    const top = own(null);
    expect(top.map(({ name }) => name)).toEqual(['Reports 2026', 'Site Photos', 'Drawings']);
    expect(new Set(context.db.all('folders').map(({ user }) => user))).toEqual(
      new Set([account('superuser').id]),
    );
    const levels = [top[2]];
    for (const folder of levels) levels.push(...own(folder?.id ?? 0));
    expect(levels).toHaveLength(4);
  });

  it('has nine real files in Reports 2026: pdf, images and others', async () => {
    const files = context.db.allBy('files', 'folder', own(null)[0]?.id ?? 0);
    expect(files).toHaveLength(9);
    const magicBytes: Record<string, string> = {
      'application/pdf': '%PDF-',
      'image/png': '\u{89}PNG',
      'image/jpeg': 'ÿØÿ',
    };
    for (const { stored_as, size, content_type } of files) {
      const bytes = await context.uploads.read(stored_as);
      expect(bytes).toHaveLength(size);
      expect(bytes.toString('latin1').startsWith(magicBytes[content_type] ?? '')).toBe(true);
    }
    const kinds = new Set(files.map(({ content_type }) => content_type));
    for (const kind of [...Object.keys(magicBytes), 'image/svg+xml', 'text/csv'])
      expect(kinds).toContain(kind);
  });
});

it('a new database holds 40 notifications of the superuser, 12 unread, over several days and services', () => {
  const rows = context.db.all('notifications');
  expect(rows).toHaveLength(40);
  expect(new Set(rows.map(({ user }) => user))).toEqual(new Set([account('superuser').id]));
  expect(rows.filter(({ is_read }) => !is_read)).toHaveLength(12);
  expect(new Set(rows.map(({ created_at }) => created_at.slice(0, 10))).size).toBeGreaterThan(5);
  expect(new Set(rows.map(({ service }) => service)).size).toBeGreaterThan(3);
  expect(rows.filter(({ other_data }) => other_data?.ip).length).toBeGreaterThan(3);
  for (const { created_at } of rows) expect(Date.parse(created_at)).toBeLessThan(today);
});

it('a new database holds 3 projects, 4 update links (2 required), 3 templates and one other session of the superuser', () => {
  const { db } = context;
  expect(db.all('projects')).toHaveLength(3);
  const links = db.all('google_play');
  expect([links.length, links.filter(({ must_update }) => must_update).length]).toEqual([4, 2]);
  const templates = db.all('message_templates').map(({ name, body }) => `${typeof body} ${name !== ''}`);
  expect(templates).toEqual(['object true', 'string true', 'object false']);
  expect(db.all('sessions')).toMatchObject([{ user: account('superuser').id }]);
  expect(Date.parse(db.all('sessions')[0]?.session_expire ?? '')).toBeGreaterThan(today);
});

describe('the same seed', () => {
  const tables = [
    'users',
    'service_access',
    'notification_control',
    'request_logs',
    'notifications',
  ] as const;
  const small = { users: 30, notifications: 10, files: 3, logs: 100 };
  const comparable = ({ db }: SeedContext) => tables.map((table) => db.all(table));

  it('creates the same data on the same day, and shifts every date with the day of seeding', async () => {
    const [one, two] = [await seeded(today, small), await seeded(today, small)];
    expect(comparable(one)).toEqual(comparable(two));
    const later = await seeded(today + 5 * day, small);
    const times = ({ db }: SeedContext) =>
      db.all('request_logs').map(({ timestamp }) => Date.parse(timestamp));
    expect(times(later)).toEqual(times(one).map((time) => time + 5 * day));
  });

  it.each<Partial<SeedSizes>>([
    { users: 10, notifications: 0, files: 0, logs: 0 },
    { users: 500, notifications: 100, files: 40, logs: 1_000 },
  ])('accepts other sizes: %o', async (sizes) => {
    const { db } = await seeded(today, sizes);
    const { users, notifications, files, logs } = sizes;
    const tablesOf = ['users', 'notifications', 'files', 'request_logs'] as const;
    expect(tablesOf.map((name) => db.count(name))).toEqual([users, notifications, files, logs]);
    expect(new Set(db.all('users').map(({ email }) => email)).size).toBe(users);
  });
});
