import { readFile } from 'node:fs/promises';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

test('users are filtered by a slice, found again after a reload, and by the back button', async ({
  page,
}) => {
  await signInAs(page, 'superuser', '/admin');
  await page.getByRole('button', { name: /^Inactive \+ Not Logged In/ }).click();
  await expect(page.getByText('Filtered by: Inactive + Not Logged In')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  const filtered = await page.getByText(/^Showing \d+ of \d+ users$/).textContent();
  await page.reload();
  await expect(page.getByText(filtered ?? '', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter User Status: Inactive' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
});

test('the page of users is exported as it is shown', async ({ page }) => {
  await signInAs(page, 'superuser', '/admin?filter=%7B%22search%22%3A%22superuser%40%22%7D');
  await expect(page.getByRole('row', { name: /superuser@pulsehub\.test/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('users_export.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFEmail,Full Name,Title,Date Joined,Last Login,Active,Superuser,Staff\r\n/);
  expect(text).toContain('superuser@pulsehub.test,Sofia Marchetti,Head of Platform,');
});

test('a file of users is looked at first, refused with its faults, and created once it is right', async ({
  page,
  watch,
}) => {
  // The first file is refused on purpose.
  watch.allow(/400.*mass-account-creation|mass-account-creation.*400/);
  await signInAs(page, 'superuser', '/admin');
  await page.getByRole('button', { name: 'Add User' }).click();
  await page.getByRole('tab', { name: 'Mass User Upload' }).click();
  const choose = (rows: string) =>
    page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`email,first_name,last_name\n${rows}`),
    });
  await choose('journey.one@pulsehub.test,Ida,One\nno address,Ben,Two\n');
  await expect(page.getByText('2 rows: 1 will be created, 1 will not')).toBeVisible();
  await page.getByRole('button', { name: 'Upload & Create' }).click();
  await expect(page.getByText('Row 3: Enter a valid email address.')).toBeVisible();

  await choose('journey.one@pulsehub.test,Ida,One\n');
  const sent = page.waitForRequest('**/api/user/mass-account-creation');
  await page.getByRole('button', { name: 'Upload & Create' }).click();
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expect(page.getByText('Mass account creation successful!')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('row', { name: /journey\.one@pulsehub\.test/ })).toBeVisible();

  await page.getByRole('button', { name: 'Delete journey.one@pulsehub.test' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Without Backup' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /journey\.one@pulsehub\.test/ })).toHaveCount(0);
});
