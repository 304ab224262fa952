import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceKeys } from '../../../src/model/dic-services/services';
import { seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import { catalogue } from '../../../mock-server/dic-services/seed/seedDicServices';
import { freshDatabase } from '../../../mock-server/seed/freshDatabase';
import type { SeedContext } from '../../../mock-server/seed/SeedContext';
import { seedDatabase, type SeedSizes } from '../../../mock-server/seed/seedDatabase';
import { defaultSettings } from '../../../mock-server/settings';
import type { Tables } from '../../../mock-server/storage/tables';
import { folderForFile } from '../../support/temporaryFolder';
import { totpCode } from '../../support/totpCode';

const day = 24 * 3600 * 1000;
const today = Date.parse('2026-03-02T09:00:00Z');

const dataDirs = folderForFile();
const open: SeedContext[] = [];

const seeded = async (now: number, sizes?: Partial<SeedSizes>): Promise<SeedContext> => {
  const settings = { ...defaultSettings, passwordCost: 1024, print: () => undefined };
  const context = await freshDatabase({
    ...settings,
    dataDir: join(dataDirs, `${open.length}`),
    now: () => now,
  });
  open.push(context);
  await seedDatabase(context, sizes);
  return context;
};

let context: SeedContext;
beforeAll(async () => {
  context = await seeded(today);
});
afterAll(() => Promise.all(open.map(({ db }) => db.close())));

const account = (name: string): Tables['users'] => {
  const user = context.db.findBy('users', 'email', `${name}@pulsehub.test`);
  if (!user) throw new Error(`${name} is not seeded.`);
  return user;
};

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
    const { id, mfa_type, ...user } = account(name);
    expect({ mfa_type, ...user }).toMatchObject(kind);
    expect(await context.vault.passwords.check(id, seededPassword)).toBe(true);
    const hasSecret = mfa_type.includes('authenticator');
    expect(context.vault.authenticator.check(id, totpCode(seededTotpSecret, today))).toBe(hasSecret);
  });

  it('include 60 further users in all four combinations of active and logged in, with plausible dates', () => {
    const users = context.db.all('users');
    const people = users.slice(10);
    const kinds = new Set(people.map(({ is_active, last_login }) => `${is_active} ${last_login !== null}`));
    expect([people.length, kinds.size]).toEqual([60, 4]);
    const now = new Date(today).toISOString();
    const times = users.map(({ date_joined, last_login }) => [date_joined, last_login ?? date_joined, now]);
    expect(times.map((row) => row.toSorted())).toEqual(times);
    expect(new Set(users.map(({ email }) => email)).size).toBe(70);
    for (const { email } of users) expect(email).toMatch(/^[a-z][a-z0-9.-]*@pulsehub\.test$/);
  });
});

describe('services', () => {
  it('are the eleven of the specification, with their own icons and the addresses of their stand-ins', async () => {
    const rows = context.db.all('dic_services');
    const icons = await Promise.all(rows.map(({ icon_file }) => context.uploads.read(icon_file ?? '')));
    expect(rows.map(({ code_name }) => code_name)).toEqual(catalogue.map(([code]) => code));
    expect([rows.length, new Set(icons.map(String)).size]).toEqual([11, 11]);
    for (const row of rows)
      for (const url of [row.dev_frontend_url, row.demo_frontend_url, row.prod_frontend_url])
        expect(new URL(url).pathname).toBe(`/dev/companion/${row.code_name}`);
  });

  it.each([
    ['superuser', serviceKeys.length, true],
    ['staff', expect.toSatisfy((count: number) => count > 2), false],
    ['newcomer', 0, false],
  ])('of %s are those of the contract', (name, count, hasFinancial) => {
    const access = context.db.get('service_access', account(name).id);
    const own = serviceKeys.filter((key) => access?.[key]);
    expect([own.length, own.includes('financial')]).toEqual([count, hasFinancial]);
  });
});

it('the request log has 10,000 entries, 1,000 of the superuser, in the last 30 days, of every kind', () => {
  const rows = context.db.all('request_logs');
  const times = rows.map(({ timestamp }) => Date.parse(timestamp));
  expect(rows).toHaveLength(10_000);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(today - 30 * day);
  expect(Math.max(...times)).toBeLessThanOrEqual(today);
  expect(new Set(times.map((time) => Math.floor(time / day))).size).toBeGreaterThanOrEqual(30);
  const own = context.db.allBy('request_logs', 'user', account('superuser').id);
  expect(own).toHaveLength(1_000);
  expect(new Set(own.map(({ status_code }) => status_code))).toEqual(new Set([200, 400, 403, 404, 500]));
  expect(own.map(({ method }) => method)).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']));
});

it('the library has three folders of the superuser, one three deep, one with nine real files', async () => {
  const folders = context.db.all('folders');
  const within = (parent: number | null) => folders.filter((folder) => folder.parent === parent);
  const top = within(null);
  expect(top.map(({ name }) => name)).toEqual(['Reports 2026', 'Site Photos', 'Drawings']);
  expect(folders.every(({ user }) => user === account('superuser').id)).toBe(true);
  const levels = [top[2]];
  for (const folder of levels) levels.push(...within(folder?.id ?? 0));
  expect(levels).toHaveLength(4);

  const files = context.db.allBy('files', 'folder', top[0]?.id ?? 0);
  expect(files).toHaveLength(9);
  const firstBytes: Record<string, string> = {
    'application/pdf': '%PDF-',
    'image/png': '\u{89}PNG',
    'image/jpeg': 'ÿØÿ',
    'image/svg+xml': '<svg',
    'text/csv': '',
  };
  for (const { stored_as, size, content_type } of files) {
    const bytes = await context.uploads.read(stored_as);
    expect(bytes).toHaveLength(size);
    expect(bytes.toString('latin1').startsWith(firstBytes[content_type] ?? '')).toBe(true);
  }
  const kinds = files.map(({ content_type }) => content_type);
  expect(kinds).toEqual(expect.arrayContaining(Object.keys(firstBytes)));
});

it('a new database holds 40 notifications of the superuser, 12 unread, over several days and services', () => {
  const rows = context.db.all('notifications');
  expect(rows).toHaveLength(40);
  expect(rows.every(({ user }) => user === account('superuser').id)).toBe(true);
  expect(rows.filter(({ is_read }) => !is_read)).toHaveLength(12);
  expect(new Set(rows.map(({ created_at }) => created_at.slice(0, 10))).size).toBeGreaterThan(5);
  expect(new Set(rows.map(({ service }) => service)).size).toBeGreaterThan(3);
  expect(rows.filter(({ other_data }) => other_data?.ip).length).toBeGreaterThan(3);
  for (const { created_at } of rows) expect(Date.parse(created_at)).toBeLessThan(today);
});

it('a new database holds 3 projects, 4 update links (2 required), 3 templates and one other session of the superuser', () => {
  const { db } = context;
  const links = db.all('google_play');
  const required = links.filter(({ must_update }) => must_update);
  expect([db.count('projects'), links.length, required.length]).toEqual([3, 4, 2]);
  const templates = db.all('message_templates').map(({ name, body }) => `${typeof body} ${name !== ''}`);
  expect(templates).toEqual(['object true', 'string true', 'object false']);
  expect(db.all('sessions')).toMatchObject([{ user: account('superuser').id }]);
  expect(Date.parse(db.all('sessions')[0]?.session_expire ?? '')).toBeGreaterThan(today);
});

it('the same seed creates the same data of any size, and shifts every date with the day of seeding', async () => {
  const small = { users: 30, notifications: 10, files: 3, logs: 100 };
  const tables = ['users', 'notifications', 'files', 'request_logs'] as const;
  const [one, two] = [await seeded(today, small), await seeded(today, small)];
  expect(tables.map((name) => one.db.count(name))).toEqual(Object.values(small));
  for (const table of [
    'users',
    'service_access',
    'notification_control',
    'notifications',
    'request_logs',
  ] as const)
    expect(one.db.all(table)).toEqual(two.db.all(table));
  const later = await seeded(today + 5 * day, small);
  const times = ({ db }: SeedContext) => db.all('request_logs').map(({ timestamp }) => Date.parse(timestamp));
  expect(times(later)).toEqual(times(one).map((time) => time + 5 * day));
});
