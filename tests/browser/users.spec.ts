import { utils, write } from '@e965/xlsx';
import type { Page, Request } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createUser } from '../support/browser/createUser';
import { expectTexts } from '../support/browser/expectTexts';
import { accessibilityFindings } from '../support/browser/findings';
import { nextMail } from '../support/browser/mail';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const row = (page: Page, email: string) => table(page).getByRole('row', { name: new RegExp(email) });
const select = (page: Page, email: string) => page.getByRole('checkbox', { name: `Select ${email}` }).check();
const searchPath = (search: string) => `/admin?filter=${encodeURIComponent(JSON.stringify({ search }))}`;

/** Waits for the next list request, excluding the five newest and the counts of views, and returns its query. */
const nextList = async (page: Page): Promise<URLSearchParams> => {
  const isList = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/api/user/manage/' && !/^[15]$/.test(searchParams.get('page_size') ?? '');
  };
  return new URL((await page.waitForRequest(isList)).url()).searchParams;
};

const exportedRows = async (page: Page, start: () => Promise<void>) => {
  const download = page.waitForEvent('download');
  await start();
  const file = await download;
  expect(file.suggestedFilename()).toBe('users_export.csv');
  return (await readFile(await file.path(), 'utf8')).replace(/\r\n$/, '').split('\r\n');
};

test.describe('user list', () => {
  test('fits eight users into a window and changes sort, page size and columns', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const listRequest = nextList(page);
    await signInAs(page, 'superuser', '/admin');
    await expect(table(page).getByRole('row').nth(8)).toBeInViewport({ ratio: 1 });
    const firstRow = table(page).getByRole('row').nth(1);
    await expect.poll(async () => (await firstRow.boundingBox())?.y).toBeLessThanOrEqual(340);
    const heads = table(page).getByRole('columnheader');
    await expect(heads).toHaveText([
      '',
      'Profile picture',
      'Email',
      'Full Name',
      'Title',
      'Date Joined',
      'Last Login',
      'Active',
      'Superuser',
      'Staff',
      'Actions',
    ]);
    const getEnd = () => heads.last().evaluate((head) => head.getBoundingClientRect().right);
    await expect.poll(getEnd).toBeLessThan(1366 - 24);
    expect(Object.fromEntries(await listRequest)).toEqual({
      page: '1',
      page_size: '10',
      ordering: '-date_joined',
      user_id: '1',
    });

    const heading = table(page).getByRole('button', { name: 'Email' });
    for (const ordering of ['email', '-email']) {
      const sorted = nextList(page);
      await heading.click();
      expect((await sorted).get('ordering')).toBe(ordering);
    }
    const longer = nextList(page);
    await page.getByRole('combobox', { name: 'Rows per page:' }).selectOption('20');
    expect((await longer).get('page_size')).toBe('20');
    await expect(table(page).getByRole('row')).toHaveCount(21);
    await button(page, 'Columns').click();
    await page.getByRole('checkbox', { name: 'Last Login' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(table(page).getByRole('columnheader', { name: 'Last Login' })).toHaveCount(0);

    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.getByRole('textbox', { name: 'Search users' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Actions for / }).first()).toBeVisible();
    await button(page, /^Inactive \+ Logged In/).click();
    await expect(page.getByRole('textbox', { name: 'Search users' })).toBeInViewport({ ratio: 1 });
  });

  test('supports the keys listed by ?', async ({ page }) => {
    await signInAs(page, 'superuser', '/admin');
    const rows = table(page).getByRole('row');
    const firstEmail = (await rows.nth(1).getByRole('link').first().textContent()) ?? '';
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { name: `Select ${firstEmail}` })).toBeChecked();
    await expectTexts(page, '1 User(s) Selected');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email')).toHaveValue(firstEmail);
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: `Select ${firstEmail}` })).toBeVisible();
    await page.keyboard.press('j');
    await expect(table(page).locator('tr:focus')).toHaveCount(1);
    await page.keyboard.press('e');
    await expect(page.getByRole('heading', { name: 'Edit User', level: 1 })).toBeVisible();
    await button(page, 'Back').click();
    await expect(rows.nth(1)).toBeVisible();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
    await expect(sheet.getByRole('definition')).toHaveText([
      'Search users',
      'Next row',
      'Previous row',
      'Open',
      'Select or unselect',
      'Edit the user',
      'Go to a screen, a service, a person...',
      'Show These Shortcuts',
    ]);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('is filtered by slice and panel and keeps filters in the URL', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    // The chart of the five newest has a slice for one of them.
    for (const name of ['a', 'b', 'c', 'd']) await createUser(page, `slice.${name}`);
    await createUser(page, 'slice.e', { is_active: 'false' });
    await signInAs(page, 'superuser', searchPath('a'));
    await page.locator('[data-chart="status"] path').last().click();
    await expectTexts(page, 'Filtered by: Inactive + Not Logged In');
    await expect(button(page, 'Filters (2)')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Search users' })).toHaveValue('');
    await page.reload();
    await expect(button(page, 'Filters (2)')).toBeVisible();
    await button(page, 'Clear Filters').click();
    await expectTexts(page, 'All filters cleared');

    await button(page, 'Filters').click();
    for (const [label, value] of [
      ['User Status', 'Active'],
      ['Staff Role', 'Non-Staff'],
      ['Admin Privileges', 'Non-Superuser'],
      ['Last Login Status', 'Has Logged In'],
    ] as const)
      await page.getByRole('combobox', { name: label }).selectOption(value);
    for (const [label, digits] of [
      ['Login From Date', '202001020304'],
      ['Login To Date', '209901020304'],
    ] as const) {
      await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
      await page.keyboard.type(digits);
    }
    const exact = page.getByRole('group', { name: 'Exact Login Date' });
    await exact.getByRole('spinbutton').first().click();
    await page.keyboard.type('2026');
    const apply = button(page, 'Apply Filters');
    await apply.click();
    await expectTexts(page, 'Please complete the date and the time, or clear them.');
    await exact.getByRole('spinbutton').first().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    const listRequest = nextList(page);
    await apply.press('Enter');
    expect(Object.fromEntries(await listRequest)).toEqual({
      page: '1',
      page_size: '10',
      ordering: '-date_joined',
      user_id: '1',
      is_active: 'true',
      is_staff: 'false',
      is_superuser: 'false',
      last_login__isnull: 'false',
      last_login__gte: '2020-01-02T03:04Z',
      last_login__lte: '2099-01-02T03:04Z',
    });
    await expect(button(page, 'Filters (6)')).toBeVisible();
    await expect(button(page, 'Filters (6)')).toBeFocused();
    await expect(apply).toBeHidden();
    await expect(button(page, 'Remove filter Login From Date: 2020-01-02 03:04')).toBeVisible();
    await expectTexts(page, /^Showing [1-9]\d* of \d+ users$/);
    await expect(table(page).getByRole('row').nth(6)).toBeInViewport({ ratio: 1 });
    await button(page, 'Filters (6)').click();
    await button(page, 'Reset All').click();
    await expect(button(page, 'Filters')).toBeVisible();
  });

  test('opens a user and the next one and returns to the list page', async ({ page }) => {
    await signInAs(page, 'superuser', '/admin?page=2');
    const links = table(page).getByRole('link', { name: /^\S+@\S+$/ });
    await expect(links.first()).toBeVisible();
    const second = (await links.nth(1).textContent()) ?? '';
    await table(page).getByRole('row').nth(1).getByRole('cell').nth(3).click();
    await expectTexts(page, /^11 of \d+$/);
    await button(page, 'Next user').click();
    await expect(page.getByLabel('Email')).toHaveValue(second);
    await button(page, 'Back').click();
    await expect(links.last()).toBeVisible();
    await table(page).getByRole('row').last().getByRole('cell').nth(3).click();
    await expectTexts(page, /^20 of \d+$/);
    await button(page, 'Next user').click();
    await expectTexts(page, /^21 of \d+$/);
    await button(page, 'Back').click();
    await expect(page).toHaveURL(/\/admin\?page=3$/);
    await expect(links.first()).toBeVisible();
    await table(page).getByRole('row').nth(1).getByRole('cell').nth(3).click();
    await button(page, 'Previous user').click();
    await expectTexts(page, /^20 of \d+$/);
    await button(page, 'Back').click();
    await expect(page).toHaveURL(/\/admin\?page=2$/);
  });
});

test('exports the shown page, the selected users of several pages, or all that match', async ({ page }) => {
  const exported = button(page, 'Export');
  const exportMenu = button(page, 'More list actions');
  const choose = async (name: string | RegExp) => {
    await exportMenu.click();
    await page.getByRole('menuitem', { name }).click();
  };
  await signInAs(page, 'superuser', searchPath('superuser@'));
  await expect(row(page, 'superuser@pulsehub.test')).toBeVisible();
  const [head, firstRow] = await exportedRows(page, () => exported.click());
  expect(head).toBe(
    '\uFEFF"Email","Full Name","Title","Date Joined","Last Login","Active","Superuser","Staff"',
  );
  expect(firstRow).toMatch(/^"superuser@pulsehub\.test","Sofia Marchetti","Head of Platform",/);
  await page.getByRole('textbox', { name: 'Search users' }).fill('nobody-is-called-so');
  await expectTexts(page, 'No users found');
  await exported.click();
  await expectTexts(page, 'No users to export.');

  await button(page, 'Clear Filters').click();
  await table(page).getByRole('checkbox').nth(1).check();
  await button(page, 'Next page').click();
  await expectTexts(page, /^11-20 of/);
  await table(page).getByRole('checkbox').nth(2).check();
  await expectTexts(page, '2 User(s) Selected');
  expect(await exportedRows(page, () => choose('The selected users (2)'))).toHaveLength(3);
  const showing = (await page.getByText(/^Showing \d+ of \d+ users$/).textContent()) ?? '';
  const matching = await exportedRows(page, () => choose(/^All that match/));
  expect(matching).toHaveLength(1 + Number(/^Showing (\d+)/.exec(showing)?.[1]));
});

test('selects users from a pasted list, and exports them with their services', async ({ page }) => {
  await signInAs(page, 'superuser', '/admin');
  await page.getByRole('button', { name: 'More list actions' }).click();
  await page.getByRole('menuitem', { name: 'Select from a List...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Users from a List' });
  await expect(dialog.getByLabel('Email addresses')).toBeFocused();
  await page.keyboard.insertText('Member <member@pulsehub.test>; staff@pulsehub.test\nnobody@pulsehub.test');
  await dialog.getByRole('button', { name: 'Find 3 Users' }).click();
  await expect(dialog.getByText('2 users are selected.')).toBeVisible();
  await expect(dialog.getByText('nobody@pulsehub.test')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('2 User(s) Selected')).toBeVisible();

  await page.getByRole('button', { name: 'More list actions' }).click();
  await page.getByRole('menuitem', { name: 'Export with Services...' }).click();
  await page.getByRole('button', { name: 'Read Services' }).click();
  await expect(page.getByText('2 users are in the report.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as XLSX' }).click();
  expect((await download).suggestedFilename()).toBe('users_services.xlsx');
});

test('emails selected users, validated and filled in for each', async ({ page }) => {
  const { email, id } = await createUser(page, 'mail.one');
  await signInAs(page, 'superuser', searchPath(email));
  await select(page, email);
  await expectTexts(page, '1 User(s) Selected');
  await button(page, 'Send Email').click();
  const send = button(page, 'Send (1)');
  await expect(send).toBeDisabled();
  await page.getByRole('combobox', { name: 'Template' }).selectOption('Custom Message');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hi');
  await page.getByRole('textbox', { name: 'Message' }).fill('Nine ch..');
  await send.click();
  await expectTexts(
    page,
    'Please fix the form errors before sending',
    'Subject must be at least 3 characters',
    'Message must be at least 10 characters',
  );
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hi {{first_name}}');
  await page.getByRole('textbox', { name: 'Message' }).fill('Greetings from {{company}}.');
  const format = page.getByRole('combobox', { name: 'Format' });
  await format.selectOption('HTML');
  await expect(page.frameLocator('iframe[title="Preview"]').getByText(/^Greetings from /)).toBeVisible();
  await format.selectOption('Plain Text');
  const preview = page.getByText(/^Greetings from (?!\{)/);
  const expected = await preview.textContent();
  const emailRequest = page.waitForRequest('**/api/user/send-email/');
  await send.click();
  expect((await emailRequest).postDataJSON()).toEqual({
    user_ids: String(id),
    subject: 'Hi {{first_name}}',
    template: 'custom',
    message_type: 'plain',
    message: 'Greetings from {{company}}.',
  });
  await expectTexts(page, 'Emails sent successfully to 1 user(s)!');
  await expect(page.getByText('1 User(s) Selected')).toHaveCount(0);
  const { subject, text } = await nextMail(page.request, email, 1);
  expect({ subject, text }).toEqual({ subject: 'Hi Nadia', text: expected });
});

test('creates a user in the dialog and others from a file after a preview', async ({ page, watch }) => {
  // The first address and file are rejected on purpose.
  watch.allow(/answered 400: POST .*\/(manage\/|mass-account-creation)$/);
  await signInAs(page, 'superuser', '/admin');
  await button(page, 'Add User').click();
  await button(page, 'Create').click();
  await expectTexts(page, 'Email is required.', 'Password is required.');
  await page.getByLabel('Password', { exact: true }).fill('crossing-312');
  await page.getByRole('textbox', { name: 'Email' }).fill('superuser@pulsehub.test');
  await page.getByLabel('First Name').fill('Nadia');
  await page.getByLabel('Last Name').fill('Laurent');
  await button(page, 'Create').click();
  await expectTexts(page, 'A user with this email already exists.');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Editing' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('dialog.one@pulsehub.test');
  await button(page, 'Create').click();
  await expectTexts(page, 'User created successfully. Please check your email for the password setup link.');
  await expect(table(page).getByRole('row').nth(1)).toContainText('dialog.one@pulsehub.testNew');
  await expect(row(page, 'dialog.one@pulsehub.test')).toBeFocused();
  await expect(row(page, 'dialog.one@pulsehub.test')).toBeInViewport({ ratio: 1 });

  await button(page, 'Add User').click();
  await page.getByRole('tab', { name: 'Mass User Upload' }).click();
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: '', buffer });
  await choose('people.txt', Buffer.from('email'));
  await expectTexts(page, 'Invalid file format. Please upload a CSV or Excel file.');
  await choose('people.csv', Buffer.alloc(5 * 1024 * 1024 + 1));
  await expectTexts(page, 'File is too large. Max size is 5MB.');

  const head = ['email', 'first_name', 'last_name'];
  await choose(
    'people.csv',
    Buffer.from(`${head.join()}\nsheet.one@pulsehub.test,Ida,One\nno address,Ben,Two\n`),
  );
  await expectTexts(page, '1 of 2 rows has errors. No account is created until it is corrected.');
  await expect(button(page, 'Correct 1 row first')).toBeDisabled();
  await expect(page.getByText('File is valid and ready to upload!')).toHaveCount(0);

  const createSheet = (email: string) => {
    const sheet = utils.aoa_to_sheet([head, [email, 'Ida', 'One']]);
    const book = { Sheets: { People: sheet }, SheetNames: ['People'] };
    return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  };
  await choose('late.xlsx', createSheet('late.one@pulsehub.test'));
  await expectTexts(page, '1 row, ready to create', 'File is valid and ready to upload!');
  await createUser(page, 'late.one');
  await button(page, 'Upload & Create').click();
  await expectTexts(page, 'Row 2: A user with this email already exists.');
  await expect(button(page, 'Correct 1 row first')).toBeDisabled();

  await choose('people.xlsx', createSheet('sheet.one@pulsehub.test'));
  await expectTexts(page, '1 row, ready to create', 'File is valid and ready to upload!');
  const uploadRequest = page.waitForRequest('**/api/user/mass-account-creation');
  await button(page, 'Upload & Create').click();
  expect((await uploadRequest).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expectTexts(page, 'Mass account creation successful!');
  await button(page, 'Close').click();
  await expect(row(page, 'sheet.one@pulsehub.test')).toBeVisible();
});

test('deletes a user after the backup is opened', async ({ page, context, watch }) => {
  watch.allow(/answered 500: .*\/user\/data/);
  const { email, id } = await createUser(page, 'backup.one');
  const other = await createUser(page, 'backup.two');
  await signInAs(page, 'superuser', searchPath('backup.'));
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(new URL(request.url()).pathname);
  });
  const backUp = async (address: string) => {
    await button(page, `Delete ${address}`).click();
    await page.getByRole('checkbox', { name: 'Force Delete (Cannot be undone)' }).check();
    await button(page, 'Delete').press('Enter');
    await expect(page.getByRole('heading', { name: 'Backup User Data' })).toBeVisible();
    // Another Enter deletes nothing.
    await expect(button(page, 'Cancel')).toBeFocused();
    await button(page, 'Backup First').click();
  };

  const data = '**/api/user/data/?**';
  await page.route(data, (route) => route.fulfill({ status: 500, json: {} }));
  await backUp(email);
  await expectTexts(page, 'Backup failed.');
  await page.unroute(data);
  // Simulates a popup blocker.
  await page.evaluate(() => {
    const open = window.open;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await button(page, 'Backup First').click();
  const link = page.getByRole('link', { name: 'Open the backup' });
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).ok()).toBe(true);
  expect(deletions).toEqual([]);
  await button(page, 'Delete').click();
  await expect(row(page, email)).toHaveCount(0);

  const opened = context.waitForEvent('page');
  const deletion = page.waitForRequest(/force_delete=true$/);
  await backUp(other.email);
  // At once, because the messages go after some seconds.
  await Promise.all([
    expect(page.getByText('Backup completed successfully.').last()).toBeVisible(),
    expect(page.getByText('User deleted successfully').last()).toBeVisible(),
    deletion,
    opened,
  ]);
  await expect(row(page, other.email)).toHaveCount(0);
  expect(deletions).toEqual([id, other.id].map((each) => `/api/user/manage/${each}/`));
});
