import { utils, write, type BookType } from '@e965/xlsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileNamed, formOf } from '../../../support/uploads';
import { serverForFile, tokensOf } from '../../../support/serverForFile';

let serial = 0;
/** An e-mail suffix unique to each test. */
let at = '';

const server = serverForFile();
const tokens = tokensOf(server, 'staff', 'superuser', 'member');
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
const mailsTo = (email: string) => server.context.db.all('mails').filter(({ to }) => to === email);
const header = 'email,first_name,last_name,title,password\n';

const excel = (bookType: BookType, rows: unknown[][]) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'People');
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer);
  return fileNamed(`people.${bookType}`, bytes);
};

describe('each row of a file becomes an account', () => {
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
    [
      'xlsx',
      (email) =>
        excel('xlsx', [
          ['Email', 'First name', 'Last name'],
          [email, 'Amélie', 'Novak'],
        ]),
    ],
    [
      'xls',
      (email) =>
        excel('biff8', [
          ['email', 'first_name', 'last_name'],
          [email, 'Amélie', 'Novak'],
        ]),
    ],
  ])('from %s', async (kind, fileOf) => {
    const email = `amelie${at}`;
    const file = fileOf(email);
    const named = kind === 'xls' ? fileNamed('people.xls', new Uint8Array(await file.arrayBuffer())) : file;
    expect(await upload(named)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Mass account creation successful!', created: 1 },
    });
    expect(userOf(email)).toMatchObject({
      first_name: 'Amélie',
      last_name: 'Novak',
      is_active: true,
      is_staff: false,
      is_superuser: false,
      is_demo: false,
    });
  });

  it('with commas and line breaks inside quotes, and with numbers of Excel as text', async () => {
    await upload(csv(`${header}one${at},"Ann, the first","O""Neil\nJr",Dr,\n`));
    expect(userOf(`one${at}`)).toMatchObject({
      first_name: 'Ann, the first',
      last_name: 'O"Neil\nJr',
      title: 'Dr',
    });
    await upload(
      excel('xlsx', [
        ['email', 'first_name', 'last_name', 'password'],
        [`two${at}`, 'Two', 2, 123456789012],
      ]),
    );
    expect(userOf(`two${at}`)).toMatchObject({ last_name: '2' });
    expect((await server.login(`two${at}`, '123456789012')).status).toBe(200);
  });

  it('with services, as a demo account and with a mail, where the form requests them', async () => {
    const fields = { dic_services: 'financial, Code Hub', is_demo: 'true', send_email: 'true' };
    expect((await upload(csv(`${header}with${at},W,Ith,,\n`), fields)).status).toBe(200);
    const user = userOf(`with${at}`);
    expect(user).toMatchObject({ is_demo: true });
    expect(server.context.db.get('service_access', user?.id ?? 0)).toMatchObject({
      financial: true,
      code_hub: true,
      shm: false,
    });
    expect(mailsTo(`with${at}`)[0]?.link).toMatch(/\/reset-password\//);
  });

  it('without a mail where the form requests none', async () => {
    await upload(csv(`${header}silent${at},S,Ilent,,\n`));
    expect(mailsTo(`silent${at}`)).toEqual([]);
  });

  it('as a demo account with a mail by default', async () => {
    const body = formOf({ file: csv(`${header}plain${at},P,Lain,,\n`) });
    await server.call('POST', '/api/user/mass-account-creation', { token: tokens.staff, body });
    expect(userOf(`plain${at}`)).toMatchObject({ is_demo: true });
    expect(mailsTo(`plain${at}`)).toHaveLength(1);
  });

  it('and signs in with the password of its row', async () => {
    await upload(csv(`${header}pass${at},P,Ass,,"pass, word"\n`));
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
    const lines = [
      good,
      ',No,Mail,,',
      '',
      'x@y,A,B,,',
      good.toUpperCase(),
      'Member@pulsehub.test,A,B,,',
      `short.${good}12345`,
      'y,,,,1',
    ];
    const count = server.context.db.all('users').length;
    const { status, body } = await upload(csv(header + lines.join('\n')));
    const short = 'Password must be at least 6 characters long.';
    const rows = [
      { row: 3, field: 'email', message: 'This field may not be blank.' },
      { row: 5, field: 'email', message: 'Enter a valid email address.' },
      { row: 6, field: 'email', message: 'Row 2 has this email already.' },
      { row: 7, field: 'email', message: 'A user with this email already exists.' },
      { row: 8, field: 'password', message: short },
      { row: 9, field: 'email', message: 'Enter a valid email address.' },
      { row: 9, field: 'password', message: short },
    ];
    expect([status, body['rows']]).toEqual([400, rows]);
    expect(body['file']).toEqual(['Row 3: This field may not be blank.']);
    expect(server.context.db.all('users')).toHaveLength(count);
    expect(userOf(`good${at}`)).toBeUndefined();
  });

  it.each<[string, () => File, RegExp]>([
    [
      'an unknown column',
      () => csv('email,first_name,last_name,is_superuser\na@b.co,A,B,true'),
      /Unknown column "is_superuser"/,
    ],
    ['a missing column', () => csv('first_name,last_name\nA,B'), /The column "email" is missing/],
    ['no rows', () => csv(header), /no accounts/],
    ['no bytes', () => csv(''), /The column "email" is missing/],
    [
      'another file type',
      () => fileNamed('people.pdf', '%PDF'),
      /^Invalid file format\. Please upload a CSV or Excel file\.$/,
    ],
    ['a name without an extension', () => fileNamed('people', header), /^Invalid file format/],
    ['Excel under the name of csv', () => fileNamed('a.csv', 'PK\u0003\u0004zip'), /^Invalid file format/],
    ['csv under the name of Excel', () => fileNamed('a.xlsx', header), /^Invalid file format/],
    [
      'a broken Excel file',
      () => fileNamed('a.xlsx', 'PK\u0003\u0004broken beyond repair'),
      /could not be read|is missing/,
    ],
    [
      '5 MB and a byte',
      () => csv(new Uint8Array(5_242_881).fill(65)),
      /^File is too large\. Max size is 5MB\.$/,
    ],
  ])('and the file is rejected for %s', async (_what, fileOf, sentence) => {
    const count = server.context.db.all('users').length;
    const { status, body } = await upload(fileOf());
    expect([status, body['file']]).toEqual([400, [expect.stringMatching(sentence)]]);
    expect(server.context.db.all('users')).toHaveLength(count);
  });

  it('nor for an unknown service', async () => {
    const { status, body } = await upload(csv(`${header}good${at},G,Ood,,`), { dic_services: 'shm,coffee' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      file: ['There is no service "coffee".'],
      dic_services: [expect.any(String)],
    });
    expect(userOf(`good${at}`)).toBeUndefined();
  });

  it('nor without a file', async () => {
    const body = formOf({ dic_services: '' });
    const answer = await server.call('POST', '/api/user/mass-account-creation', {
      token: tokens.staff,
      body,
    });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['file']]);
  });
});

describe('upload rights', () => {
  it('staff may upload, but not grant services', async () => {
    const file = () => csv(`${header}staff${at},S,Taff,,`);
    expect((await upload(file(), { dic_services: 'shm' }, 'staff')).status).toBe(403);
    expect(userOf(`staff${at}`)).toBeUndefined();
    expect((await upload(file(), {}, 'staff')).status).toBe(200);
  });
});

it('two concurrent uploads of the same file create the accounts once', async () => {
  const text = `${header}twin${at},T,Win,,long enough\nother${at},O,Ther,,\n`;
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
