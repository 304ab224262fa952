import { createUser } from '../support/browser/createUser';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

test('edits a user, and rejects an incomplete date', async ({ page }) => {
  const { id } = await createUser(page, 'edited');
  await signInAs(page, 'superuser', `/user/edit/${id}`);
  await page.getByLabel('Verified Until').focus();
  await page.keyboard.type('05');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Please enter a date as YYYY-MM-DD')).toBeVisible();
  await page.getByLabel('Verified Until').fill('2031-05-01');
  const updateRequest = page.waitForRequest((request) => request.url().endsWith(`/api/user/manage/${id}/`));
  await page.getByRole('button', { name: 'Update' }).click();
  const request = await updateRequest;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/manage$/);
});
