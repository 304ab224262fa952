import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { lookupContentType } from '../../../mock-server/files/contentTypes';
import { stringContaining, stringMatching } from '../../support/matchers';
import { png } from '../../support/uploads';
import { setUpServer, startTestServer } from '../../support/setUpServer';
import { createTestFolder } from '../../support/temporaryFolder';

const server = setUpServer({ seed: { users: 10, notifications: 0, files: 17, logs: 0 } });

const stored = (name: string) => {
  const row = server.context.db.all('files').find(({ file_name }) => file_name === name);
  if (!row) throw new Error(`${name} is not seeded.`);
  return row;
};

it.each([
  ['Annual structural report.pdf', 'application/pdf', 'attachment'],
  ['Budget overview.csv', 'text/csv', 'attachment'],
  ['Crack width chart.png', 'image/png', 'inline'],
  ['Deck cross-section.svg', 'image/svg+xml', 'inline'],
  ['Formwork, pier 3.jpg', 'image/jpeg', 'inline'],
])('serves %s as %s, %s, with its file name and a sandbox', async (name, type, disposition) => {
  const { status, headers } = await server.call('GET', `/files/media/${stored(name).stored_as}`);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': stringContaining(type),
    'content-disposition': `${disposition}; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': stringMatching(/default-src 'none';.*sandbox$/),
  });
});

/** The name under which a browser saves a file: the extended one where there is one (RFC 6266 §4.3). */
const savedName = (header: string): string => {
  const extended = /; filename\*=UTF-8''(\S+)$/.exec(header)?.[1];
  return extended === undefined
    ? (/; filename="([^"\\]*)"$/.exec(header)?.[1] ?? '')
    : decodeURIComponent(extended);
};

it.each([
  ["it's (1) 50%20off 👩‍👩‍👧‍👦.txt", "it's (1) 50%20off 👩‍👩‍👧‍👦.txt"],
  ['été & plan #1.png', 'été & plan #1.png'],
  ['報告書.pdf', '報告書.pdf'],
  ['Отчёт.docx', 'Отчёт.docx'],
  ['تقرير.pdf', 'تقرير.pdf'],
  ['🌉.png', '🌉.png'],
  ["l'été 100%.txt", "l'été 100%.txt"],
  ['a%20b+c, d;e.txt', 'a%20b+c, d;e.txt'],
  ['plain.txt', 'plain.txt'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['..\\system.ini', '.._system.ini'],
  ['two\r\nlines.txt', 'two__lines.txt'],
  ['half \ud83d emoji.txt', 'half _ emoji.txt'],
])('keeps a file name, without paths and line breaks: %j', async (file_name, expected) => {
  const { db, uploads } = server.context;
  const row = { user: 1, folder: 1, size: 1, content_type: 'text/plain', created_at: '2026-01-01T00:00:00Z' };
  const stored_as = await uploads.save(Buffer.from('x'), 'txt');
  db.insert('files', { ...row, stored_as, file_name });
  const { headers } = await server.call('GET', `/files/media/${stored_as}`);
  expect(savedName(headers.get('content-disposition') ?? '')).toBe(expected);
});

it('serves a file from a data folder with a relative path', async () => {
  const other = await startTestServer({ dataDir: relative(process.cwd(), createTestFolder()) });
  const icon = other.context.db.all('dic_services').find(({ icon_file }) => icon_file)?.icon_file;
  expect((await other.call('GET', `/files/icons/${icon}`)).status).toBe(200);
});

it.each(['HTML', 'xhtml', 'xml', 'xsl', 'mht', 'js'])(
  'serves files that could run scripts as downloads: .%s',
  async (extension) => {
    const { db, uploads } = server.context;
    const stored_as = await uploads.save(Buffer.from('<script>alert(1)</script>'), extension);
    const file_name = `a"b\r\n.${extension}`;
    const row = { user: 1, folder: 1, size: 1, created_at: '2026-01-01T00:00:00Z', stored_as };
    db.insert('files', { ...row, file_name, content_type: lookupContentType(file_name) });
    const { headers } = await server.call('GET', `/files/media/${stored_as}`);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox$/);
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('content-disposition')).not.toContain('\n');
  },
);

it('serves a library image only at its own path, not as a public picture', async () => {
  const { stored_as } = stored('Crack width chart.png');
  for (const folder of ['pictures', 'icons', 'templates'])
    expect((await server.call('GET', `/files/${folder}/${stored_as}`)).status).toBe(404);
  const picture = await server.context.uploads.save(png, 'png');
  expect((await server.call('GET', `/files/pictures/${picture}`)).status).toBe(200);
});

it.each([
  '/files/media/..%2F..%2Fdatabase%2Fusers.json',
  '/files/media/..%5c..%5ctoken.key',
  '/files/media/00000000-0000-4000-8000-000000000000.pdf',
  '/files/media/',
  '/files/downloads/unknown',
])('returns 404 for %s', async (path) => {
  expect((await server.call('GET', path)).status).toBe(404);
});
