import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import { catalogue } from '../../../mock-server/dic-services/seed/seedDicServices';
import { resetDatabase } from '../../../mock-server/seed/resetDatabase';
import type { SeedContext } from '../../../mock-server/seedContext';
import { seedDatabase, type SeedSizes } from '../../../mock-server/seed/seedDatabase';
import { defaultSettings } from '../../../mock-server/settings';
import { setUpFolder } from '../../support/temporaryFolder';
import { totpCode } from '../../support/totpCode';

const day = 24 * 3600 * 1000;
const today = Date.parse('2026-03-02T09:00:00Z');

const dataDirs = setUpFolder();
const open: SeedContext[] = [];

const seeded = async (now: number, sizes?: Partial<SeedSizes>): Promise<SeedContext> => {
  const settings = { ...defaultSettings, passwordCost: 1024, print: () => undefined };
  const context = await resetDatabase({
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

const account = (name: string) => context.db.findBy('users', 'email', `${name}@pulsehub.test`);
const superuser = () => account('superuser')?.id ?? 0;

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
])('creates the account %s as the contract describes it', async (name, kind) => {
  const { id = 0, mfa_type } = account(name) ?? {};
  expect(account(name)).toMatchObject(kind);
  expect(await context.vault.passwords.check(id, seededPassword)).toBe(true);
  const hasSecret = context.vault.authenticator.check(id, totpCode(seededTotpSecret, today));
  expect(hasSecret).toBe(mfa_type?.includes('authenticator'));
});

it('creates 60 other users, active or not, signed in or not, with plausible dates', () => {
  const users = context.db.all('users');
  const people = users.slice(10);
  const kinds = new Set(people.map(({ is_active, last_login }) => `${is_active} ${last_login !== null}`));
  expect([people.length, kinds.size, new Set(users.map(({ email }) => email)).size]).toEqual([60, 4, 70]);
  const now = new Date(today).toISOString();
  const times = users.map(({ date_joined, last_login }) => [date_joined, last_login ?? date_joined, now]);
  expect(times.map((row) => row.toSorted())).toEqual(times);
});

it('creates the eleven specified services, with icons and URLs of stand-ins', async () => {
  const rows = context.db.all('dic_services');
  const icons = await Promise.all(rows.map(({ icon_file }) => context.uploads.read(icon_file ?? '')));
  expect(rows.map(({ code_name }) => code_name)).toEqual(catalogue.map(({ code_name }) => code_name));
  expect([rows.length, new Set(icons.map(String)).size]).toEqual([11, 11]);
  for (const { code_name, dev_frontend_url, demo_frontend_url, prod_frontend_url } of rows)
    for (const url of [dev_frontend_url, demo_frontend_url, prod_frontend_url])
      expect(new URL(url).pathname).toBe(`/dev/companion/${code_name}`);
});

it('creates 10,000 log entries of every kind in the last 30 days, 1,000 for the superuser', () => {
  const days = context.db
    .all('request_logs')
    .map(({ timestamp }) => Math.floor((today - Date.parse(timestamp)) / day));
  expect([days.length, Math.min(...days), Math.max(...days)]).toEqual([10_000, 0, 29]);
  const own = context.db.findAllBy('request_logs', 'user', superuser());
  expect([own.length, new Set(days).size]).toEqual([1_000, 30]);
  expect(new Set(own.map(({ status_code }) => status_code))).toEqual(new Set([200, 400, 403, 404, 500]));
  expect(own.map(({ method }) => method)).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']));
});

it('creates three folders for the superuser, one with subfolders, one with nine real files', async () => {
  const folders = context.db.findAllBy('folders', 'user', superuser());
  const findChildren = (parent: number | null) => folders.filter((folder) => folder.parent === parent);
  const top = findChildren(null);
  expect(top.map(({ name }) => name)).toEqual(['Reports 2026', 'Site Photos', 'Drawings']);
  const levels = [top[2]];
  for (const folder of levels) levels.push(...findChildren(folder?.id ?? 0));
  const files = context.db.findAllBy('files', 'folder', top[0]?.id ?? 0);
  expect([folders.length, levels.length, files.length]).toEqual([context.db.count('folders'), 4, 9]);
  const firstBytes: Record<string, string> = {
    pdf: '%PDF-',
    png: '\u{89}PNG',
    jpeg: 'ÿØÿ',
    'svg+xml': '<svg',
    csv: '',
  };
  const kinds = new Set<string>();
  for (const { stored_as, size, content_type } of files) {
    const kind = content_type.split('/')[1] ?? '';
    const bytes = await context.uploads.read(stored_as);
    expect([bytes.length, bytes.toString('latin1').startsWith(firstBytes[kind] ?? '')]).toEqual([size, true]);
    kinds.add(kind);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(Object.keys(firstBytes)));
});

it('creates 40 notifications for the superuser, 12 unread, on several days from several services', () => {
  const rows = context.db.findAllBy('notifications', 'user', superuser());
  const unread = rows.filter(({ is_read }) => !is_read);
  expect([context.db.count('notifications'), rows.length, unread.length]).toEqual([40, 40, 12]);
  expect(new Set(rows.map(({ created_at }) => created_at.slice(0, 10))).size).toBeGreaterThan(5);
  expect(new Set(rows.map(({ service }) => service)).size).toBeGreaterThan(3);
  expect(rows.filter(({ other_data }) => other_data?.ip).length).toBeGreaterThan(3);
  for (const { created_at } of rows) expect(Date.parse(created_at)).toBeLessThan(today);
});

it('creates projects, update links, templates and a second session of the superuser', () => {
  const { db } = context;
  const links = db.all('google_play');
  const required = links.filter(({ must_update }) => must_update);
  expect([db.count('projects'), links.length, required.length]).toEqual([3, 4, 2]);
  const templates = db.all('message_templates').map(({ name, body }) => `${typeof body} ${name !== ''}`);
  expect(templates).toEqual(['object true', 'string true', 'object false']);
  expect(db.all('sessions')).toMatchObject([{ user: superuser() }]);
  expect(Date.parse(db.all('sessions')[0]?.session_expire ?? '')).toBeGreaterThan(today);
});

it('creates reproducible data, with dates relative to the current day', async () => {
  const small = { users: 30, notifications: 10, files: 3, logs: 100 };
  const tables = ['users', 'notifications', 'files', 'request_logs'] as const;
  const [one, two] = [await seeded(today, small), await seeded(today, small)];
  expect(tables.map((name) => one.db.count(name))).toEqual(Object.values(small));
  for (const table of ['users', 'service_access', 'notifications', 'request_logs'] as const)
    expect(one.db.all(table)).toEqual(two.db.all(table));
  const later = await seeded(today + 5 * day, small);
  const times = ({ db }: SeedContext) => db.all('request_logs').map(({ timestamp }) => Date.parse(timestamp));
  expect(times(later)).toEqual(times(one).map((time) => time + 5 * day));
});
