import { png } from '../support/uploads';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

test('edits a project with a picture and confirms unsaved changes on Back', async ({ browser }) => {
  // Far from UTC, a date parsed as a date-time would change its day.
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' });
  const page = await context.newPage();
  await signInAs(page, 'demo', '/projects');
  await page.getByRole('row', { name: /Harbour Quay Renewal/ }).click();
  await expect(page).toHaveURL(/\/project\/edit\/2$/);

  const acronym = page.getByLabel('Acronym');
  await acronym.fill('half done');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(acronym).toHaveValue('half done');
  const start = page.getByLabel('Start Date');
  await start.fill('2026-03-01');
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'quay.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: 'Preview of the new picture' })).toBeVisible();
  const updateRequest = page.waitForRequest('**/api/project/update/');
  await page.getByRole('button', { name: 'Update Project' }).click();
  const request = await updateRequest;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expect(page.getByText('Project updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('row', { name: /Harbour Quay Renewal/ })).toContainText('2026-03-01');

  await page.goBack();
  await expect(start).toHaveValue('2026-03-01');
  await expect(page.getByRole('img', { name: 'Current picture of the project' })).toBeVisible();
  await acronym.fill('given up');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await context.close();
});
