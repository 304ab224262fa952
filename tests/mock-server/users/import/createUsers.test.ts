import { beforeEach, describe, expect, it } from 'vitest';
import { setUpServer, setUpTokens } from '../../../support/setUpServer';
import { stringMatching } from '../../../support/matchers';
import { createFile, createForm } from '../../../support/uploads';

let serial = 0;
/** Email suffix unique to each test. */
let at = '';

const server = setUpServer();
const tokens = setUpTokens(server, 'staff', 'superuser');
beforeEach(() => {
  at = `${++serial}@pulsehub.test`;
});

type Fields = Parameters<typeof createForm>[0];

const upload = (file: File, fields: Fields = {}, as: keyof typeof tokens = 'superuser') =>
  server.call('POST', '/api/user/mass-account-creation', {
    token: tokens[as],
    body: createForm({ file, ...fields }),
  });
const csv = (text: string | Uint8Array) => createFile('people.csv', text, 'text/csv');
const findUser = (email: string) => server.context.db.findBy('users', 'email', email);
const count = () => server.context.db.count('users');
const header = 'email,first_name,last_name,title,password\n';

describe('valid import', () => {
  it('creates accounts with passwords, without services and mails if the form disables these', async () => {
    const file = csv(` E-Mail ;First Name;LAST NAME;Password\nAMELIE${at}; Amélie ;Novak;pass, word`);
    expect(await upload(file, { is_demo: 'false', send_email: 'false' })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Mass account creation successful!', created: 1 },
    });
    const flags = { is_active: true, is_staff: false, is_superuser: false, is_demo: false };
    expect(findUser(`amelie${at}`)).toMatchObject({ first_name: 'Amélie', last_name: 'Novak', ...flags });
    expect(server.mailsTo(`amelie${at}`)).toEqual([]);
    expect((await server.login(`amelie${at}`, 'pass, word')).status).toBe(200);
  });

  it('creates demo accounts by default, with a mail and the selected services', async () => {
    const { db } = server.context;
    for (const { id: _id, ...service } of db.all('dic_services').slice(0, 1))
      db.insert('dic_services', { ...service, code_name: 'payroll' });
    const named = { dic_services: 'financial, Code Hub, Payroll' };
    expect((await upload(csv(`${header}with${at},W,Ith,,\n`), named)).status).toBe(200);
    const user = findUser(`with${at}`);
    expect(user).toMatchObject({ is_demo: true });
    const access = { financial: true, code_hub: true, payroll: true, shm: false };
    expect(server.context.db.get('service_access', user?.id ?? 0)).toMatchObject(access);
    expect(server.mailsTo(`with${at}`).map(({ link }) => link)).toEqual([
      stringMatching(/\/reset-password\//),
    ]);
  });

  it('keeps the server responsive, and creates no duplicates if a file is sent twice', async () => {
    const others = Array.from({ length: 30 }, (_, n) => `other${n}.${at},O,Ther,,long enough\n`);
    const text = `${header}twin${at},T,Win,,long enough\n${others.join('')}`;
    const statuses: number[] = [];
    const send = async () => statuses.push((await upload(csv(text))).status);
    const uploads = Promise.all([send(), send()]);
    for (let n = 0; n < 5; n++) expect((await server.call('GET', '/healthz')).status).toBe(200);
    expect(statuses).not.toContain(200);
    await uploads;
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(server.context.db.all('users').filter(({ email }) => email === `twin${at}`)).toHaveLength(1);
  });
});

describe('invalid import', () => {
  it('creates no account and returns each error with its row and field', async () => {
    const good = `good${at},Good,One,,`;
    const bad = [
      'x@y,A,B,,',
      good.toUpperCase(),
      'Member@pulsehub.test,A,B,,',
      `short.${good}12345`,
      'y,,,,1',
    ];
    const before = count();
    const { status, body } = await upload(csv(header + [good, ',No,Mail,,', '', ...bad].join('\n')));
    const short = 'Password must be at least 6 characters long.';
    const rows = [
      [3, 'email', 'This field may not be blank.'],
      [5, 'email', 'Enter a valid email address.'],
      [6, 'email', 'Same email as row 2.'],
      [7, 'email', 'A user with this email already exists.'],
      [8, 'password', short],
      [9, 'email', 'Enter a valid email address.'],
      [9, 'password', short],
    ].map(([row, field, message]) => ({ row, field, message }));
    expect([status, body['rows']]).toEqual([400, rows]);
    expect(body['file']).toEqual(['Row 3: This field may not be blank.']);
    expect(count()).toBe(before);
  });

  const invalidFormat = /^Invalid file format\. Please upload a CSV or Excel file\.$/;
  const superusers = () => csv('email,first_name,last_name,is_superuser\na@b.co,A,B,true');

  it.each<[string, () => File, RegExp]>([
    ['an unknown column', superusers, /Unknown column "is_superuser"/],
    [
      '21 columns',
      () => csv(`${header},${',x'.repeat(20)}`),
      /^Row 2: A file can contain up to 20 columns\.$/,
    ],
    ['a missing column', () => csv(''), /The column "email" is missing/],
    ['no rows', () => csv(header), /no accounts/],
    ['another file type', () => createFile('people.pdf', '%PDF'), invalidFormat],
    ['Excel under the name of csv', () => createFile('a.csv', 'PK\u0003\u0004zip'), invalidFormat],
    ['csv under the name of Excel', () => createFile('a.xlsx', header), invalidFormat],
    ['a broken Excel file', () => createFile('a.xlsx', 'PK\u0003\u0004broken'), /could not be read/],
    ['5 MB and a byte', () => csv(new Uint8Array(5_242_881)), /^File is too large\. Max size is 5MB\.$/],
  ])('rejects the file: %s', async (_what, fileOf, sentence) => {
    const before = count();
    const { status, body } = await upload(fileOf());
    expect([status, body['file']]).toEqual([400, [expect.stringMatching(sentence)]]);
    expect(count()).toBe(before);
  });

  it('returns the first 100 errors, and says that there are more', async () => {
    const { body } = await upload(csv(header + 'x,A,B,,\n'.repeat(101)));
    expect(body['rows']).toHaveLength(100);
    expect(body['file']).toEqual([
      'Row 2: Enter a valid email address.',
      'The file has more errors; the first 100 are listed.',
    ]);
  });

  it('rejects an unknown service', async () => {
    const { status, body } = await upload(csv(`${header}good${at},G,Ood,,`), { dic_services: 'shm,coffee' });
    const errors = { file: ['There is no service "coffee".'], dic_services: [expect.any(String)] };
    expect([status, body]).toMatchObject([400, errors]);
    expect(findUser(`good${at}`)).toBeUndefined();
  });
});

it('allows staff to upload, but not to grant services', async () => {
  const file = () => csv(`${header}staff${at},S,Taff,,`);
  expect((await upload(file(), { dic_services: 'shm' }, 'staff')).status).toBe(403);
  expect(findUser(`staff${at}`)).toBeUndefined();
  expect((await upload(file(), {}, 'staff')).status).toBe(200);
});
