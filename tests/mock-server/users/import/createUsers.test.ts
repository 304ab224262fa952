import { utils, write, type BookType } from '@e965/xlsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileNamed, formOf } from '../../../support/uploads';
import { serverForFile, tokensOf } from '../../../support/serverForFile';

let serial = 0;
/** An e-mail suffix unique to each test. */
let at = '';

const server = serverForFile();
const tokens = tokensOf(server, 'staff', 'superuser');
beforeEach(() => {
  at = `${++serial}@pulsehub.test`;
});

type Fields = Parameters<typeof formOf>[0];

const upload = (file: File, fields: Fields = {}, as: keyof typeof tokens = 'superuser') =>
  server.call('POST', '/api/user/mass-account-creation', {
    token: tokens[as],
    body: formOf({ file, dic_services: '', is_demo: 'false', send_email: 'false', ...fields }),
  });
const csv = (text: string | Uint8Array) => fileNamed('people.csv', text, 'text/csv');
const userOf = (email: string) => server.context.db.findBy('users', 'email', email);
const header = 'email,first_name,last_name,title,password\n';

const excel = (bookType: BookType, rows: unknown[][]) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'People');
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer);
  return fileNamed(`people.${bookType === 'biff8' ? 'xls' : bookType}`, bytes);
};

describe('each row of a file becomes an account', () => {
  const sheet = (email: string, [first, last] = ['First name', 'Last name']) => [
    ['Email', first, last],
    [email, 'Amélie', 'Novak'],
  ];

  it.each<[string, (email: string) => File]>([
    ['csv', (email) => csv(`email,first_name,last_name\n${email},Amélie,Novak\n`)],
    [
      'csv with a byte order mark',
      (email) => csv(`\uFEFFemail,first_name,last_name\r\n${email},Amélie,Novak`),
    ],
    ['csv with semicolons', (email) => csv(`email;first_name;last_name\n${email};Amélie;Novak`)],
    ['csv with quotes', (email) => csv(`"email","first_name","last_name"\n"${email}","Amélie","Novak"\n\n`)],
    [
      'csv with other headers',
      (email) => csv(` E-Mail , First Name,LAST NAME\n${email.toUpperCase()}, Amélie ,Novak`),
    ],
    [
      'csv of an old Excel',
      (email) => csv(Buffer.from(`email,first_name,last_name\n${email},Am\xe9lie,Novak`, 'latin1')),
    ],
    [
      'csv in UTF-16',
      (email) => csv(Buffer.from(`\uFEFFemail\tfirst_name\tlast_name\n${email}\tAmélie\tNovak`, 'utf16le')),
    ],
    ['xlsx', (email) => excel('xlsx', sheet(email))],
    ['xls', (email) => excel('biff8', sheet(email, ['first_name', 'last_name']))],
  ])('from %s', async (_kind, fileOf) => {
    const email = `amelie${at}`;
    expect(await upload(fileOf(email))).toMatchObject({
      status: 200,
      body: { success: true, message: 'Mass account creation successful!', created: 1 },
    });
    const flags = { is_active: true, is_staff: false, is_superuser: false, is_demo: false };
    expect(userOf(email)).toMatchObject({ first_name: 'Amélie', last_name: 'Novak', ...flags });
  });

  it('with commas and line breaks inside quotes, and with numbers of Excel as text', async () => {
    await upload(csv(`${header}one${at},"Ann, the first","O""Neil\nJr",Dr,\n`));
    const names = { first_name: 'Ann, the first', last_name: 'O"Neil\nJr', title: 'Dr' };
    expect(userOf(`one${at}`)).toMatchObject(names);
    const two = [`two${at}`, 'Two', 2, 123456789012];
    await upload(excel('xlsx', [['email', 'first_name', 'last_name', 'password'], two]));
    expect(userOf(`two${at}`)).toMatchObject({ last_name: '2' });
    expect((await server.login(`two${at}`, '123456789012')).status).toBe(200);
  });

  it('with services, as a demo account and with a mail, where the form requests them', async () => {
    const fields = { dic_services: 'financial, Code Hub', is_demo: 'true', send_email: 'true' };
    expect((await upload(csv(`${header}with${at},W,Ith,,\n`), fields)).status).toBe(200);
    const user = userOf(`with${at}`);
    expect(user).toMatchObject({ is_demo: true });
    const access = { financial: true, code_hub: true, shm: false };
    expect(server.context.db.get('service_access', user?.id ?? 0)).toMatchObject(access);
    expect(server.mailsTo(`with${at}`)[0]?.link).toMatch(/\/reset-password\//);
  });

  it('as a demo account with a mail by default', async () => {
    const body = formOf({ file: csv(`${header}plain${at},P,Lain,,\n`) });
    await server.call('POST', '/api/user/mass-account-creation', { token: tokens.staff, body });
    expect(userOf(`plain${at}`)).toMatchObject({ is_demo: true });
    expect(server.mailsTo(`plain${at}`)).toHaveLength(1);
  });

  it('and signs in with the password of its row, without a mail where none is requested', async () => {
    await upload(csv(`${header}pass${at},P,Ass,,"pass, word"\n`));
    expect(server.mailsTo(`pass${at}`)).toEqual([]);
    expect((await server.login(`pass${at}`, 'pass, word')).status).toBe(200);
  });

  it('and hundreds at a time are all created', async () => {
    const rows = Array.from(
      { length: 300 },
      (_, n) => `many${n}.${at},M,Any,,${n < 8 ? 'a password' : ''}\n`,
    );
    const { body } = await upload(csv(header + rows.join('')));
    expect(body['created']).toBe(300);
    expect(userOf(`many299.${at}`)).toBeDefined();
  });
});

describe('no account is created for an invalid file', () => {
  it('and every error is returned with its row and field', async () => {
    const good = `good${at},Good,One,,`;
    const bad = [
      'x@y,A,B,,',
      good.toUpperCase(),
      'Member@pulsehub.test,A,B,,',
      `short.${good}12345`,
      'y,,,,1',
    ];
    const lines = [good, ',No,Mail,,', '', ...bad];
    const count = server.context.db.all('users').length;
    const { status, body } = await upload(csv(header + lines.join('\n')));
    const short = 'Password must be at least 6 characters long.';
    const rows = [
      [3, 'email', 'This field may not be blank.'],
      [5, 'email', 'Enter a valid email address.'],
      [6, 'email', 'Row 2 has this email already.'],
      [7, 'email', 'A user with this email already exists.'],
      [8, 'password', short],
      [9, 'email', 'Enter a valid email address.'],
      [9, 'password', short],
    ].map(([row, field, message]) => ({ row, field, message }));
    expect([status, body['rows']]).toEqual([400, rows]);
    expect(body['file']).toEqual(['Row 3: This field may not be blank.']);
    expect(server.context.db.all('users')).toHaveLength(count);
    expect(userOf(`good${at}`)).toBeUndefined();
  });

  const invalidFormat = /^Invalid file format\. Please upload a CSV or Excel file\.$/;
  const unreadable = () => fileNamed('a.xlsx', 'PK\u0003\u0004broken beyond repair');
  const tooLarge = () => csv(new Uint8Array(5_242_881).fill(65));
  const superusers = () => csv('email,first_name,last_name,is_superuser\na@b.co,A,B,true');

  it.each<[string, () => File, RegExp]>([
    ['an unknown column', superusers, /Unknown column "is_superuser"/],
    ['a missing column', () => csv('first_name,last_name\nA,B'), /The column "email" is missing/],
    ['no rows', () => csv(header), /no accounts/],
    ['no bytes', () => csv(''), /The column "email" is missing/],
    ['another file type', () => fileNamed('people.pdf', '%PDF'), invalidFormat],
    ['a name without an extension', () => fileNamed('people', header), invalidFormat],
    ['Excel under the name of csv', () => fileNamed('a.csv', 'PK\u0003\u0004zip'), invalidFormat],
    ['csv under the name of Excel', () => fileNamed('a.xlsx', header), invalidFormat],
    ['a broken Excel file', unreadable, /could not be read|is missing/],
    ['5 MB and a byte', tooLarge, /^File is too large\. Max size is 5MB\.$/],
  ])('and the file is rejected for %s', async (_what, fileOf, sentence) => {
    const count = server.context.db.all('users').length;
    const { status, body } = await upload(fileOf());
    expect([status, body['file']]).toEqual([400, [expect.stringMatching(sentence)]]);
    expect(server.context.db.all('users')).toHaveLength(count);
  });

  it('nor for an unknown service', async () => {
    const { status, body } = await upload(csv(`${header}good${at},G,Ood,,`), { dic_services: 'shm,coffee' });
    const errors = { file: ['There is no service "coffee".'], dic_services: [expect.any(String)] };
    expect([status, body]).toMatchObject([400, errors]);
    expect(userOf(`good${at}`)).toBeUndefined();
  });

  it('nor without a file', async () => {
    const sent = { token: tokens.staff, body: formOf({ dic_services: '' }) };
    const answer = await server.call('POST', '/api/user/mass-account-creation', sent);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['file']]);
  });
});

it('staff may upload, but not grant services', async () => {
  const file = () => csv(`${header}staff${at},S,Taff,,`);
  expect((await upload(file(), { dic_services: 'shm' }, 'staff')).status).toBe(403);
  expect(userOf(`staff${at}`)).toBeUndefined();
  expect((await upload(file(), {}, 'staff')).status).toBe(200);
});

it('two concurrent uploads of the same file create the accounts once', async () => {
  // Hashing that many passwords takes longer than reading the second file.
  const others = Array.from({ length: 60 }, (_, n) => `other${n}.${at},O,Ther,,long enough\n`);
  const text = `${header}twin${at},T,Win,,long enough\n${others.join('')}`;
  const answers = await Promise.all([upload(csv(text)), upload(csv(text))]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(server.context.db.all('users').filter(({ email }) => email === `twin${at}`)).toHaveLength(1);
});

it('the server responds to others while it reads a large file and hashes its passwords', async () => {
  const rows = Array.from({ length: 20 }, (_, n) => `slow${n}.${at},S,Low,,password ${n}\n`);
  const progress = { done: false, answered: 0 };
  const watch = async () => {
    while (!progress.done) {
      expect((await server.call('GET', '/healthz')).status).toBe(200);
      if (!progress.done) progress.answered += 1;
    }
  };
  const watching = watch();
  const { status } = await upload(csv(header + rows.join('')));
  progress.done = true;
  await watching;
  expect(status).toBe(200);
  expect(progress.answered).toBeGreaterThan(5);
});
