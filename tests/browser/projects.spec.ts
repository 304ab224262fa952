import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

// Far from UTC: a day that were read as a moment would become another one.
test.use({ timezoneId: 'Pacific/Kiritimati' });

test('a project is opened, changed with a picture, and back in the list', async ({ page }) => {
  await signInAs(page, 'demo', '/projects');
  await page.getByRole('row', { name: /Harbour Quay Renewal/ }).click();
  await expect(page).toHaveURL(/\/project\/edit\/2$/);

  const start = page.getByLabel('Start Date');
  await start.fill('2026-03-01');
  await page.getByLabel('Picture').setInputFiles({
    name: 'quay.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(page.getByRole('img', { name: 'Preview of the new picture' })).toBeVisible();
  const sent = page.waitForRequest('**/api/project/update/');
  await page.getByRole('button', { name: 'Update Project' }).click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expect(page.getByText('Project updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('row', { name: /Harbour Quay Renewal/ })).toContainText('2026-03-01');

  await page.goBack();
  await expect(start).toHaveValue('2026-03-01');
  await expect(page.getByRole('img', { name: 'Current picture of the project' })).toBeVisible();
});

test('a day that was begun but not finished is told, not lost in silence', async ({ page }) => {
  await signInAs(page, 'demo', '/project/edit/2');
  await page.getByLabel('Construction Date').focus();
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(
    page.getByText('Construction date must be in YYYY-MM-DD format', { exact: true }),
  ).toBeVisible();
});

test('unsaved changes are asked about, by the back button too', async ({ page }) => {
  await signInAs(page, 'demo', '/projects');
  await page.getByRole('link', { name: 'Bridge East Monitoring' }).click();
  await page.getByLabel('Acronym').fill('half done');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Acronym')).toHaveValue('half done');
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
});
