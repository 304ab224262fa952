import { randomUUID } from 'node:crypto';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const aUser = (name: string) => `${name}.${randomUUID()}@example.com`;

test('creates a user with services, and changes them on the edit page', async ({ page }) => {
  const email = aUser('nadia');
  await signInAs(page, 'superuser', '/user/create/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('crossing-312');
  await page.getByLabel('Confirm Password').fill('crossing-312');
  await page.getByLabel('First Name').fill('Nadia');
  await page.getByRole('checkbox', { name: 'CodeHub' }).check();
  const given = page.waitForResponse('**/api/user/dic-services/');
  await page.getByRole('button', { name: 'Create' }).click();
  const { user, code_hub: codeHub } = (await given).request().postDataJSON() as Record<string, unknown>;
  expect(codeHub).toBe(true);
  await expect(page.getByText('User is created successfully.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Managed Users' }).click();
  await expect(page).toHaveURL(/\/manage$/);
  const created = page.getByRole('row', { name: email });
  await expect(created).toBeFocused();
  await expect(created).toBeInViewport({ ratio: 1 });
  await expect(created).toContainText('New');

  await page.goto(`/user/details/${String(user)}?tab=services`);
  await expect(page.getByRole('checkbox', { name: 'CodeHub' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'AI Hub' })).not.toBeChecked();

  await page.goto(`/user/edit/${String(user)}`);
  await page.getByLabel('Verified Until').focus();
  await page.keyboard.type('05');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Please enter a date as YYYY-MM-DD')).toBeVisible();
  await page.getByLabel('Verified Until').fill('2031-05-01');
  const sent = page.waitForRequest((request) => request.url().endsWith(`/api/user/manage/${String(user)}/`));
  await page.getByRole('button', { name: 'Update' }).click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/manage$/);
});
