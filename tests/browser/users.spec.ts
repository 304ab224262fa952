import { utils, write } from '@e965/xlsx';
import type { Page, Request } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createUser } from '../support/browser/createUser';
import { accessibilityFindings } from '../support/browser/findings';
import { nextMail } from '../support/browser/mail';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const row = (page: Page, email: string) => table(page).getByRole('row', { name: new RegExp(email) });
const select = (page: Page, email: string) => page.getByRole('checkbox', { name: `Select ${email}` }).check();
const searchPath = (search: string) => `/admin?filter=${encodeURIComponent(JSON.stringify({ search }))}`;

/** The query of the next request for the list itself, not for the five newest. */
const nextList = async (page: Page): Promise<URLSearchParams> => {
  const isList = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/api/user/manage/' && searchParams.get('page_size') !== '5';
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

test.describe('the list of users', () => {
  test('begins with users: the first row on a desktop, the search on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 860 });
    await signInAs(page, 'superuser', '/admin');
    await expect(table(page).getByRole('row').nth(1)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.getByRole('textbox', { name: 'Search users' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Actions for / }).first()).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Inactive + Logged In' }).click();
    await expect(page.getByRole('textbox', { name: 'Search users' })).toBeInViewport({ ratio: 1 });
  });

  test('is used by keys, which ? lists and which can be switched off', async ({ page }) => {
    await signInAs(page, 'superuser', '/admin');
    const rows = table(page).getByRole('row');
    const firstEmail = (await rows.nth(1).getByRole('link').first().textContent()) ?? '';
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { name: `Select ${firstEmail}` })).toBeChecked();
    await expect(page.getByText('1 User(s) Selected')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email')).toHaveValue(firstEmail);
    await page.goBack();
    await expect(rows.nth(1)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await expect(page.getByRole('heading', { name: 'Edit User', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(rows.nth(1)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('j?');
    await expect(page.getByRole('textbox', { name: 'Search users' })).toHaveValue('j?');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();

    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByRole('definition')).toHaveText([
      'Search users',
      'Next row',
      'Previous row',
      'Open',
      'Select or unselect',
      'Edit the user',
      'Go to a screen, a service, a person...',
      'Show these shortcuts',
    ]);
    expect(await accessibilityFindings(page)).toEqual([]);
    await sheet.getByRole('switch', { name: 'Single keys' }).click();
    await page.reload();
    await expect(rows.nth(1)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search screens/ }).fill('shortcuts');
    await page.keyboard.press('Enter');
    await sheet.getByRole('switch', { name: 'Single keys' }).click();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
  });

  test('shows every column, the actions too, in a window of 1366 px, and changes order, length and columns', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const asked = nextList(page);
    await signInAs(page, 'superuser', '/admin');
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
    const { x, width } = (await heads.last().boundingBox()) ?? { x: 0, width: 0 };
    expect(x + width).toBeLessThan(1366 - 24);
    expect(Object.fromEntries(await asked)).toEqual({
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
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Last Login' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(table(page).getByRole('columnheader', { name: 'Last Login' })).toHaveCount(0);
  });

  test('is filtered by a slice, keeps filters after a reload and the back button, and saves them under a name', async ({
    page,
  }) => {
    await signInAs(page, 'superuser', searchPath('a'));
    await page.locator('[data-chart="status"] path').last().click();
    await expect(page.getByText('Filtered by: Inactive + Not Logged In')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await expect(
      page.getByText(/^Inactive users who never logged in, newest first \(\d+ of \d+\)$/),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Search users' })).toHaveValue('');
    const filtered = await page.getByText(/^Showing \d+ of \d+ users$/).textContent();
    await page.reload();
    await expect(page.getByText(filtered ?? '', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter User Status: Inactive' }).click();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page.getByText('All filters cleared')).toBeVisible();

    await page.getByRole('textbox', { name: 'Search users' }).fill('engineer');
    await expect(page).toHaveURL(/engineer/);
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByLabel('Name of this view').fill('Engineers');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Engineers', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Search users' })).toHaveValue('engineer');
    await page.getByRole('button', { name: 'Actions for view Engineers' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Engineers', exact: true })).toHaveCount(0);
  });

  test('requests all filters together once they are applied', async ({ page }) => {
    await signInAs(page, 'superuser', '/admin');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
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
    const apply = page.getByRole('button', { name: 'Apply Filters' });
    await apply.click();
    await expect(page.getByText('Please complete the date and the time, or clear them.')).toBeVisible();
    await exact.getByRole('spinbutton').first().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    const asked = nextList(page);
    await apply.press('Enter');
    expect(Object.fromEntries(await asked)).toEqual({
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
    await expect(page.getByRole('button', { name: 'Filters (6)' })).toBeVisible();
    await expect(apply).toBeFocused();
    await expect(
      page.getByRole('button', { name: 'Remove filter Login From Date: 2020-01-02 03:04' }),
    ).toBeVisible();
    await expect(page.getByText(/^Showing [1-9]\d* of \d+ users$/)).toBeVisible();
    await page.getByRole('button', { name: 'Reset All' }).click();
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  });

  test('opens a user, the next and any other of the page, and goes back to the page of the list', async ({
    page,
  }) => {
    await signInAs(page, 'superuser', '/admin?page=2');
    const links = table(page).getByRole('link', { name: /^\S+@\S+$/ });
    await expect(links.first()).toBeVisible();
    const second = (await links.nth(1).textContent()) ?? '';
    await table(page).getByRole('row').nth(1).getByRole('cell').nth(3).click();
    await expect(page.getByText('1 of 10')).toBeVisible();
    await page.getByRole('button', { name: 'Next user' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(second);
    await page.getByRole('button', { name: 'Other users in the list' }).click();
    await page.getByRole('menuitem').last().click();
    await expect(page.getByText('10 of 10')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next user' })).toBeDisabled();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/admin\?page=2$/);
  });
});

test('gives each column at least 100 px, and the one with the checkboxes 48 px', async ({ page }) => {
  const leastWidths = async (name: string, hasSelection: boolean) => {
    const heads = page.getByRole('table', { name }).getByRole('columnheader');
    await expect(heads.first()).toBeVisible();
    for (const width of [1920, 1366, 1100, 800, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const widths = () => heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().width));
      // The table is laid out once more when its rows arrive.
      if (hasSelection) await expect.poll(async () => (await widths())[0]).toBe(48);
      const others = async () => (await widths()).slice(hasSelection ? 1 : 0);
      await expect.poll(async () => Math.min(...(await others()))).toBeGreaterThanOrEqual(100);
    }
  };
  await signInAs(page, 'superuser', '/admin');
  await leastWidths('Users', true);
  await page.goto('/user/details/1?tab=sessions');
  await leastWidths('Other Active Sessions', false);
});

test.describe('the export of users', () => {
  test('contains the shown page, and is refused for an empty list', async ({ page }) => {
    await signInAs(page, 'superuser', searchPath('superuser@'));
    await expect(row(page, 'superuser@pulsehub.test')).toBeVisible();
    const [head, one] = await exportedRows(page, () =>
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    );
    expect(head).toBe('\uFEFFEmail,Full Name,Title,Date Joined,Last Login,Active,Superuser,Staff');
    expect(one).toMatch(/^superuser@pulsehub\.test,Sofia Marchetti,Head of Platform,/);
    await page.getByRole('textbox', { name: 'Search users' }).fill('nobody-is-called-so');
    await expect(page.getByText('No users found')).toBeVisible();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByText('No users to export.')).toBeVisible();
  });

  test('contains the selected users of several pages, or all that match', async ({ page }) => {
    await signInAs(page, 'superuser', '/admin?filter=%7B%22is_active%22%3Atrue%7D');
    await table(page).getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^11-20 of/)).toBeVisible();
    await table(page).getByRole('checkbox').nth(2).check();
    const more = page.getByRole('button', { name: 'More export options' });
    const selected = await exportedRows(page, async () => {
      await more.click();
      await page.getByRole('menuitem', { name: 'The selected users (2)' }).click();
    });
    expect(selected).toHaveLength(3);
    const showing = (await page.getByText(/^Showing \d+ of \d+ users$/).textContent()) ?? '';
    const matching = await exportedRows(page, async () => {
      await more.click();
      await page.getByRole('menuitem', { name: /^All that match/ }).click();
    });
    expect(matching).toHaveLength(1 + Number(/^Showing (\d+)/.exec(showing)?.[1]));
  });
});

test.describe('selected users', () => {
  test('get a mail that is validated before it is sent and filled in for each', async ({ page }) => {
    await signInAs(page, 'superuser');
    const { email, id } = await createUser(page, 'mail.one');
    await page.goto(searchPath(email));
    await select(page, email);
    await expect(page.getByText('1 User(s) Selected')).toBeVisible();
    await page.getByRole('button', { name: 'Send Email' }).click();
    const send = page.getByRole('button', { name: 'Send (1)' });
    await expect(send).toBeDisabled();
    await page.getByRole('combobox', { name: 'Template' }).selectOption('Welcome Message');
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Welcome');
    await page.getByRole('combobox', { name: 'Template' }).selectOption('Custom Message');
    await page.getByRole('textbox', { name: 'Subject' }).fill('Hi');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Nine ch..');
    await send.click();
    await expect(page.getByText('Please fix the form errors before sending')).toBeVisible();
    await expect(page.getByText('Subject must be at least 3 characters')).toBeVisible();
    await expect(page.getByText('Message must be at least 10 characters')).toBeVisible();
    await page.getByRole('textbox', { name: 'Subject' }).fill('Hi {{first_name}}');
    await page.getByRole('textbox', { name: 'Message' }).fill('Greetings from {{company}}.');
    const format = page.getByRole('combobox', { name: 'Format' });
    await format.selectOption('HTML');
    await expect(page.frameLocator('iframe[title="Preview"]').getByText(/^Greetings from /)).toBeVisible();
    await format.selectOption('Plain Text');
    const preview = page.getByText(/^Greetings from (?!\{)/);
    const expected = await preview.textContent();
    const sent = page.waitForRequest('**/api/user/send-email/');
    await send.click();
    expect((await sent).postDataJSON()).toEqual({
      user_ids: String(id),
      subject: 'Hi {{first_name}}',
      template: 'custom',
      message_type: 'plain',
      message: 'Greetings from {{company}}.',
    });
    await expect(page.getByText('Emails sent successfully to 1 user(s)!')).toBeVisible();
    await expect(page.getByText('1 User(s) Selected')).toHaveCount(0);
    const { subject, text } = await nextMail(page.request, email, 1);
    expect({ subject, text }).toEqual({ subject: 'Hi Nadia', text: expected });
  });

  test('are deactivated together, without oneself, who is named with the reason', async ({ page }) => {
    await signInAs(page, 'superuser');
    const { email } = await createUser(page, 'bulk.one', { title: 'Head of Platform' });
    await page.goto(searchPath('Head of Platform'));
    await select(page, email);
    await select(page, 'superuser@pulsehub.test');
    await page.getByRole('button', { name: 'More for the selected users' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('1 user is left out: This is your own account.')).toBeVisible();
    await expect(dialog.getByText('superuser@pulsehub.test')).toBeVisible();
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect(dialog.getByText('1 user(s) changed.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('User(s) Selected')).toHaveCount(0);
    await expect(row(page, email).getByText('No', { exact: true })).toHaveCount(3);
  });
});

test.describe('a new user', () => {
  test('is created in the dialog, listed first and marked', async ({ page, watch }) => {
    watch.allow(/400.*manage\/|manage\/.*400/);
    await signInAs(page, 'superuser', '/admin');
    await page.getByRole('button', { name: 'Add User' }).click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Email is required.')).toBeVisible();
    await expect(page.getByText('Password is required.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('crossing-312');
    await page.getByRole('textbox', { name: 'Email' }).fill('superuser@pulsehub.test');
    await page.getByLabel('First Name').fill('Nadia');
    await page.getByLabel('Last Name').fill('Laurent');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('A user with this email already exists.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('dialog.one@pulsehub.test');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(
      page.getByText('User created successfully. Please check your email for the password setup link.'),
    ).toBeVisible();
    await expect(table(page).getByRole('row').nth(1)).toContainText('dialog.one@pulsehub.testNew');
    await expect(row(page, 'dialog.one@pulsehub.test')).toBeFocused();
    await expect(row(page, 'dialog.one@pulsehub.test')).toBeInViewport({ ratio: 1 });
  });

  test('from a file is previewed first, refused with its errors, and created once the file is valid', async ({
    page,
    watch,
  }) => {
    // The first file is refused on purpose.
    watch.allow(/400.*mass-account-creation|mass-account-creation.*400/);
    await signInAs(page, 'superuser', '/admin');
    await page.getByRole('button', { name: 'Add User' }).click();
    await page.getByRole('tab', { name: 'Mass User Upload' }).click();
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: '', buffer });
    await choose('people.txt', Buffer.from('email'));
    await expect(page.getByText('Invalid file format. Please upload a CSV or Excel file.')).toBeVisible();
    await choose('people.csv', Buffer.alloc(5 * 1024 * 1024 + 1));
    await expect(page.getByText('File is too large. Max size is 5MB.')).toBeVisible();

    const head = ['email', 'first_name', 'last_name'];
    await choose(
      'people.csv',
      Buffer.from(`${head.join()}\nsheet.one@pulsehub.test,Ida,One\nno address,Ben,Two\n`),
    );
    await expect(page.getByText('File is valid and ready to upload!')).toBeVisible();
    await expect(
      page.getByText('1 of 2 rows has errors. No account is created until it is corrected.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Upload & Create' }).click();
    await expect(page.getByText('Row 3: Enter a valid email address.')).toBeVisible();

    const sheet = utils.aoa_to_sheet([head, ['sheet.one@pulsehub.test', 'Ida', 'One']]);
    const book = { Sheets: { People: sheet }, SheetNames: ['People'] };
    await choose('people.xlsx', write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    await expect(page.getByText('1 row, ready to create')).toBeVisible();
    const sent = page.waitForRequest('**/api/user/mass-account-creation');
    await page.getByRole('button', { name: 'Upload & Create' }).click();
    expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    await expect(page.getByText('Mass account creation successful!')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(row(page, 'sheet.one@pulsehub.test')).toBeVisible();
  });
});

test.describe('deleting a user', () => {
  const startDeletion = async (page: Page, name: string) => {
    await signInAs(page, 'superuser');
    const { email, id } = await createUser(page, name);
    await page.goto(searchPath(email));
    await page.getByRole('button', { name: `Delete ${email}` }).click();
    await page.getByRole('checkbox', { name: 'Force Delete (Cannot be undone)' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Backup User Data' })).toBeVisible();
    // Another Enter deletes nothing.
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    return { email, id };
  };
  const isDeletion = (request: Request) => request.method() === 'DELETE';

  test('with a backup opens the backup in a new tab, and then deletes', async ({ page, context }) => {
    const { email, id } = await startDeletion(page, 'backup.one');
    const opened = context.waitForEvent('page');
    const deletion = page.waitForRequest(isDeletion);
    await page.getByRole('button', { name: 'Backup First' }).click();
    expect((await deletion).url()).toMatch(new RegExp(`/api/user/manage/${id}/\\?force_delete=true$`));
    await opened;
    await expect(page.getByText('Backup completed successfully.')).toBeVisible();
    await expect(page.getByText('User deleted successfully')).toBeVisible();
    await expect(row(page, email)).toHaveCount(0);
  });

  test('keeps the user if the backup fails, and until a backup blocked by the browser was opened', async ({
    page,
    watch,
  }) => {
    watch.allow(/500.*user\/data|user\/data.*500/);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await startDeletion(page, 'backup.two');
    const deletion = page.waitForRequest(isDeletion);
    let isDeleted = false;
    void deletion.then(() => (isDeleted = true));
    const data = '**/api/user/data/?**';
    await page.route(data, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Backup First' }).click();
    await expect(page.getByText('Backup failed.')).toBeVisible();
    expect(isDeleted).toBe(false);
    await page.unroute(data);
    await page.getByRole('button', { name: 'Backup First' }).click();
    const link = page.getByRole('link', { name: 'Open the backup' });
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).ok()).toBe(true);
    expect(isDeleted).toBe(false);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await deletion;
    await expect(page.getByText('User deleted successfully')).toBeVisible();
  });
});
