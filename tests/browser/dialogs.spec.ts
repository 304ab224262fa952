import type { Page } from '@playwright/test';
import { pseudoLocale } from '../../src/i18n/pseudo';
import { dialogFindings } from '../support/browser/dialogFindings';
import { accessibilityFindings, overflowFindings } from '../support/browser/findings';
import { allLocales, isFull } from '../support/browser/fullMatrix';
import { layoutFindings } from '../support/browser/layoutFindings';
import { png } from '../support/uploads';
import { signInAs } from '../support/browser/signInAs';
import { switchLanguage } from '../support/browser/switchLanguage';
import { expect, test } from '../support/browser/test';

const locales = isFull ? allLocales : [pseudoLocale];
/** The last one is 1366 × 650 px at 200 %. */
const sizes = [...(isFull ? [[1366, 650] as const] : []), [320, 480], [683, 325]] as const;

type Step = (page: Page) => Promise<unknown>;

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();
const choose =
  (menu: string | RegExp, item: string): Step =>
  async (page) => {
    await press(menu)(page);
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
const tick =
  (name: RegExp): Step =>
  (page) =>
    page.getByRole('checkbox', { name }).first().check();
const type =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(text);

/** Chooses a file in the dialog, the last file input. */
const attach =
  (name: string, mimeType: string, content: string | Buffer): Step =>
  (page) =>
    page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name, mimeType, buffer: Buffer.from(content) });

const manyUsers = Array.from({ length: 60 }, (_, row) => `person${row}@example.com,Ida,${'Long'.repeat(9)}`);
const importedUser = {
  format: 'pulsehub-user-data',
  version: 1,
  user: { user_id: 12, email: 'old@x.test', first_name: 'n'.repeat(151), last_name: '', title: 'Lead' },
  dic_services: Object.fromEntries(['shm', 'financial', 'ai_hub', 'code_hub'].map((key) => [key, true])),
};
const longText = 'A line of the text.\n'.repeat(60);

/** Dialogs with the steps that open and fill them. */
const dialogs: Record<string, [address: string, ...steps: Step[]]> = {
  'Add User': ['/admin', press('Add User'), press('Create')],
  'Add User, a file': [
    '/admin',
    press('Add User'),
    (page) => page.getByRole('tab', { name: 'Mass User Upload' }).click(),
    attach('people.csv', '', ['email,first_name,last_name', ...manyUsers].join('\n')),
    (page) => expect(page.getByRole('table', { name: 'Rows of the file' })).toBeVisible(),
  ],
  'Discard Changes': [
    '/admin',
    press('Add User'),
    type('Email', 'ida'),
    (page) => page.keyboard.press('Escape'),
  ],
  'Send Email': ['/admin', tick(/^Select .*@/), press('Send Email'), type('Message', longText)],
  'Activate Users': [
    '/admin?filter=%7B%22is_active%22%3Afalse%7D',
    tick(/^Select .*@/),
    choose(/^More$/, 'Activate'),
    (page) => expect(page.getByText('1 user will be able to sign in.')).toBeVisible(),
  ],
  'services of many': ['/admin', tick(/^Select .*@/), press('Services…')],
  'same services as': [
    '/admin',
    tick(/^Select .*@/),
    press('Services…'),
    type('Add', 'copy'),
    (page) => page.getByRole('option', { name: 'Copy the services of another user…' }).click(),
    type('User', 'pulsehub'),
    (page) => expect(page.getByRole('option')).toHaveCount(6),
  ],
  'select from a list': [
    '/admin',
    choose('More list actions', 'Select from a List...'),
    type('Email addresses', 'member@pulsehub.test; nobody@pulsehub.test'),
    press('Find 2 Users'),
    (page) => expect(page.getByText('1 address has no account.')).toBeVisible(),
  ],
  'export with services': [
    '/admin?filter=%7B%22search%22%3A%22superuser%40%22%7D',
    choose('More list actions', 'Export with Services...'),
    press('Read Services'),
    (page) => expect(page.getByRole('button', { name: 'Save as XLSX' })).toBeVisible(),
  ],
  'session limit of many': [
    '/admin',
    tick(/^Select .*@/),
    choose(/^More$/, 'Session Limit…'),
    type('Max Active Sessions', '11'),
  ],
  'verified until of many': [
    '/admin',
    tick(/^Select .*@/),
    choose(/^More$/, 'Verified Until…'),
    type('Verified Until', '2020-01-01'),
  ],
  'Delete User': ['/admin', press(/^Delete .*@/)],
  'Delete User, backup': [
    '/admin',
    press(/^Delete .*@/),
    (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
  ],
  'Save a view': ['/admin?filter=%7B%22is_active%22%3Atrue%7D', press('Save This View')],
  'delete a user': ['/user/details/7', press('Delete')],
  'Export User Data': ['/user/details/12', press('Export User Data')],
  'Import User Data': ['/user/details/12', press('Import User Data')],
  'Import User Data, a file': [
    '/user/details/12',
    press('Import User Data'),
    attach('user.json', 'application/json', JSON.stringify(importedUser)),
    (page) => expect(page.getByText('In the file, but never imported')).toBeVisible(),
  ],
  'deactivate a user': [
    '/user/details/12',
    choose('More', 'Deactivate'),
    (page) => expect(page.getByRole('checkbox', { name: 'End all sessions' })).toBeVisible(),
  ],
  'session details': [
    '/user/details/1?tab=sessions',
    (page) => page.getByRole('table', { name: 'Current Session' }).getByRole('button').first().click(),
  ],
  'end a session': [
    '/user/details/1?tab=sessions',
    (page) => page.getByRole('table', { name: 'Current Session' }).getByRole('button').last().click(),
  ],
  'edit a service': [
    '/admin?tab=dis+services',
    choose('More actions', 'Quick Edit'),
    type('Description', longText),
  ],
  'duplicate a service': ['/admin?tab=dis+services', choose('More actions', 'Duplicate')],
  'delete a service': ['/admin?tab=dis+services', press('Delete')],
  'add a link': ['/admin?tab=google+play', press('Add Google Play URL')],
  'edit a link': ['/admin?tab=google+play', choose(/^Actions for/, 'Edit')],
  'delete a link': ['/admin?tab=google+play', choose(/^Actions for/, 'Delete')],
  'add a template': [
    '/admin?tab=message+template',
    press('Add Template'),
    type('Body', `{\n${'  "key": 1,\n'.repeat(40)}"last": "${'long '.repeat(80)}"\n}`),
  ],
  'edit a template': ['/admin?tab=message+template', press('Edit')],
  'preview a template': ['/admin?tab=message+template', press('Preview')],
  'delete a template': ['/admin?tab=message+template', press('Delete')],
  'New Folder': ['/folders', press('New Folder'), press('Create')],
  'shortcuts of the library': [
    '/folders',
    (page) => expect(page.getByRole('link', { name: 'Drawings', exact: true })).toBeVisible(),
    (page) => page.keyboard.press('?'),
  ],
  'rename a folder': ['/folders', press(/^Rename /)],
  'delete a folder': ['/folders', press(/^Delete /)],
  'Upload File': ['/folders/1/reports-2026', choose('Actions', 'Upload File'), press('Upload')],
  'a file that exists': [
    '/folders/1/reports-2026',
    choose('Actions', 'Upload File'),
    attach('Load test.jpg', 'image/jpeg', png),
    (page) => page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click(),
    (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
  ],
  'Format Folders': ['/folders/1/reports-2026', choose('Actions', 'Format Folders')],
  'preview a picture': [
    '/folders/1/reports-2026',
    (page) => page.getByRole('link', { name: 'Load test.jpg', exact: true }).click(),
  ],
  'preview a PDF': [
    '/folders/1/reports-2026',
    (page) => page.getByRole('link', { name: 'Annual structural report.pdf', exact: true }).click(),
  ],
  'verification method': ['/profile-tabs?tab=security', press('Choose Verification Method')],
  'set up an authenticator': [
    '/profile-tabs?tab=security',
    // Other tests sign in with this account's method.
    (page) =>
      page.route('**/api/user/details/', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ json: { success: true } }) : route.fallback(),
      ),
    press('Choose Verification Method'),
    (page) => page.getByRole('radio', { name: 'Email + Authenticator' }).check(),
    press('Confirm'),
    press('Show QR Code'),
    (page) => expect(page.getByLabel('Test your authenticator')).toBeVisible(),
  ],
  'Logout Current': ['/profile-tabs?tab=sessions', press('Logout Current')],
  'Not me': ['/profile-tabs?tab=sessions', press('Not me')],
  'crop a picture': ['/profile-tabs', press('Edit Profile'), attach('me.png', 'image/png', png)],
  'delete notifications': ['/notifications', tick(/^Select: /), press('Delete Selected')],
  'shortcuts of notifications': [
    '/notifications',
    (page) => expect(page.getByRole('article').first()).toBeVisible(),
    (page) => page.keyboard.press('?'),
  ],
};

const collectFindings = async (page: Page): Promise<string[]> => [
  ...(await dialogFindings(page)),
  ...(await overflowFindings(page)),
  ...(await layoutFindings(page)),
];

/** Confirmation dialogs with their confirm buttons. */
const confirmations: Record<string, string> = {
  'Delete User, backup': 'Delete Without Backup',
  'Activate Users': 'Activate',
  'delete a user': 'Delete',
  'delete a service': 'Delete',
  'delete a link': 'Delete',
  'delete a template': 'Delete',
  'delete a folder': 'Delete',
};

/** Blocks responses to writes. page.route would disable the browser's cache. */
const holdWrites = (page: Page) =>
  page.evaluate(() => {
    const send = window.fetch.bind(window);
    window.fetch = (input, init) =>
      (init?.method ?? 'GET') === 'GET' ? send(input, init) : new Promise<Response>(() => {});
  });

for (const [name, [address, ...steps]] of Object.entries(dialogs))
  test(`passes axe in the dialog "${name}", which scrolls in one place without cut text`, async ({
    page,
    watch,
  }) => {
    watch.allow(/answered 4\d\d/);
    await page.setViewportSize({ width: 1366, height: 900 });
    await signInAs(page, 'superuser', address);
    for (const step of steps) await step(page);
    const front = page.locator('[role=dialog], [role=alertdialog]').last();
    await expect(front).toBeVisible();
    await expect(front.locator('.MuiSkeleton-root')).toHaveCount(0);
    expect.soft(await accessibilityFindings(page), 'axe').toEqual([]);
    for (const locale of locales) {
      await switchLanguage(page, locale);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => collectFindings(page), `in ${locale} at ${width} × ${height}`).toEqual([]);
      }
    }
    const confirm = confirmations[name];
    if (!confirm) return;
    await switchLanguage(page, 'en');
    await holdWrites(page);
    await front.getByRole('button', { name: confirm, exact: true }).click();
    await expect(front.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  });
