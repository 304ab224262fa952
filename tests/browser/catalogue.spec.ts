import type { Page } from '@playwright/test';
import { nextMail, countMails } from '../support/browser/mail';
import { png } from '../support/uploads';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const file = (name: string, mimeType: string, content: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
const services = '/admin?tab=dis+services';
const templates = '/admin?tab=message+template';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

const hasRunScript = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { hasRun?: boolean }).hasRun === true);

test('updates an open dashboard when a service is renamed', async ({ page }) => {
  await signInAs(page, 'superuser', services);
  // No other test uses this service; the tests share the portal.
  const dashboard = await page.context().newPage();
  await dashboard.goto('/dashboard');
  await expect(dashboard.getByRole('link', { name: 'DURATRANS' })).toBeVisible();
  await card(page, 'DURATRANS').getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Service Name').fill('DURATRANS Prime');
  await page.getByLabel('Service Icon').setInputFiles(file('a-very-long-icon-name.png', 'image/png', png));
  await expect(page.getByAltText('Preview of the new icon')).toBeVisible();
  await expect(page.getByText('a-very-long-icon-nam', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Update Service' }).click();
  await toast(page, 'Service updated');
  await expect(card(page, 'DURATRANS Prime').locator('img')).toHaveJSProperty('naturalWidth', 1);
  // The dashboard updates live, without focus.
  await expect(dashboard.getByRole('link', { name: 'DURATRANS Prime' })).toBeVisible();
});

test('shows the tab and the heading of the services, and scrolls only if they are out of sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await signInAs(page, 'direct', services);
  await expect(card(page, 'PulseFin')).toBeAttached();
  await expect(page.getByRole('tab', { name: 'DIC Services' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'DIC Services' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('previews a hostile template safely and downloads it from its URL', async ({ page, watch }) => {
  // The preview's policy blocks these requests on purpose.
  watch.allow(/Content Security Policy|sandboxed|csp$/);
  const requestedUrls = new Set<string>();
  page.on('request', (request) => void requestedUrls.add(request.url()));
  // Some Chromium builds report requests that the policy blocked before they were sent.
  page.on(
    'requestfailed',
    (request) => request.failure()?.errorText === 'csp' && requestedUrls.delete(request.url()),
  );
  const html = `<!doctype html><html><head><meta http-equiv="refresh" content="0;url=https://evil.test/refresh">
    <link rel="stylesheet" href="https://evil.test/style"></head>
    <body onload="parent.hasRun=true"><h1>Dear {{first_name}}</h1><p>{{amount}}</p>
    <script>parent.hasRun=true</script><img src="https://evil.test/pixel" onerror="parent.hasRun=true">
    <iframe src="https://evil.test/frame"></iframe>
    <a href="https://evil.test/link" target="_self" id="way">way out</a>
    <form action="https://evil.test/form"><button>send</button></form></body></html>`;
  await signInAs(page, 'direct', templates);
  await page.getByRole('button', { name: 'Add Template' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Hostile');
  await page.getByLabel('Body').fill('{"first_name": "<b onclick=alert(1)>Ada</b>"}');
  await page.getByLabel('Template File').setInputFiles(file('hostile.html', 'text/html', html));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await toast(page, 'Template added successfully');

  await card(page, 'Hostile').getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading')).toHaveText('Dear <b onclick=alert(1)>Ada</b>');
  await expect(frame.locator('mark')).toHaveText('{{amount}}');
  await expect(page.getByText('Without a value: {{amount}}')).toBeVisible();
  await expect(frame.getByText('way out')).not.toHaveAttribute('href');

  const mailsBefore = await countMails(page.request, 'direct@pulsehub.test');
  await page.getByRole('button', { name: 'Send Me a Test' }).click();
  await toast(page, 'The template was sent to direct@pulsehub.test');
  const mail = await nextMail(page.request, 'direct@pulsehub.test', mailsBefore);
  expect(mail.subject).toBe('Template: Hostile');
  expect(mail.html).toContain('Dear &lt;b onclick=alert(1)&gt;Ada&lt;/b&gt;');
  expect(await hasRunScript(page)).toBe(false);
  expect([...requestedUrls].filter((url) => url.includes('evil.test'))).toEqual([]);

  await page.keyboard.press('Escape');
  const url = await card(page, 'Hostile').getByLabel('Template URL').inputValue();
  const download = page.waitForEvent('download');
  await page.goto(url).catch((error: Error) => expect(error.message).toContain('Download is starting'));
  expect((await download).suggestedFilename()).toMatch(/\.html$/);
  expect(page.url()).not.toBe(url);
});
