import type { Page } from '@playwright/test';
import { nextMail, countMails } from '../support/browser/mail';
import { signInAs } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const file = (name: string, mimeType: string, content: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const services = '/admin?tab=dis+services';
const templates = '/admin?tab=message+template';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

const scripts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { hasRun?: boolean }).hasRun === true);

test('a service is added with an icon, changed, seen on the dashboard, and deleted', async ({ page }) => {
  await signInAs(page, 'superuser', services);
  await page.getByRole('link', { name: 'Add Service' }).click();
  await page.getByLabel('Service Name').fill('Weather Watch');
  await page.getByLabel('Code Name').fill('weather_watch');
  await page
    .getByRole('group', { name: 'Production' })
    .getByLabel('Frontend URL')
    .fill('https://weather.test');
  await page.getByLabel('Service Icon').setInputFiles(file('a-very-long-icon-name.png', 'image/png', png));
  await expect(page.getByAltText('Preview of the new icon')).toBeVisible();
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Create Service' }).click();
  expect((await sending).headers()['content-type']).toMatch(/^multipart\/form-data/);
  await toast(page, 'Service created');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('tab', { name: 'DIC Services' })).toHaveAttribute('aria-selected', 'true');
  const icon = card(page, 'Weather Watch').locator('img');
  await expect(icon).toHaveJSProperty('naturalWidth', 1);

  // One that no other test looks for: they share the portal.
  const dashboard = await page.context().newPage();
  await dashboard.goto('/dashboard');
  await expect(dashboard.getByRole('link', { name: 'DURATRANS' })).toBeVisible();
  await card(page, 'DURATRANS').getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Service Name').fill('DURATRANS Prime');
  const changing = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Update Service' }).click();
  expect((await changing).headers()['content-type']).toBe('application/json');
  await toast(page, 'Service updated');
  // Told live, without a look at the page.
  await expect(dashboard.getByRole('link', { name: 'DURATRANS Prime' })).toBeVisible();

  await card(page, 'Weather Watch').getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText('Are you sure you want to delete "Weather Watch"? This action cannot be undone.'),
  ).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Service deleted successfully');
  await expect(card(page, 'Weather Watch')).toHaveCount(0);
});

test('the services scroll into view on a small window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await signInAs(page, 'direct', services);
  await expect(card(page, 'PulseFin')).toBeAttached();
  await expect(page.getByRole('tab', { name: 'DIC Services' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'DIC Services' })).toBeInViewport();
});

test('the services scroll into view when their content arrives late', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await signInAs(page, 'direct', '/admin');
  await expect(page.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/user/dic-services-list/**', async (route) => {
    await held;
    await route.continue();
  });
  // A list that is not there yet leaves the page too short to scroll.
  await page.addStyleTag({ content: '[role=tabpanel] output { display: none !important }' });
  const tab = page.getByRole('tab', { name: 'DIC Services' });
  await tab.click();
  await expect(page.getByRole('heading', { name: 'DIC Services' })).toBeVisible();
  release();
  await expect(card(page, 'PulseFin')).toBeAttached();
  const barHeight = 80;
  await expect.poll(async () => (await tab.boundingBox())?.y).toBeLessThan(barHeight + 24);
  await page.mouse.wheel(0, -10_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('refusals of the server are told field by field, and nothing typed is lost', async ({ page, watch }) => {
  watch.allow(/answered 400/);
  await signInAs(page, 'direct', '/admin/dic-services/add');
  await page.getByLabel('Service Name').fill('<img src=x onerror="hasRun=true">');
  await page.getByLabel('Code Name').fill('SHM');
  await page.getByRole('group', { name: 'Development' }).getByLabel('Backend URL').fill('http://a.test');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>parent.hasRun=true</script></svg>';
  await page.getByLabel('Service Icon').setInputFiles(file('icon.svg', 'image/svg+xml', drawing));
  await page.getByRole('button', { name: 'Create Service' }).click();
  await toast(page, 'CODE_NAME: DIC service with this code name already exists.');
  await page.getByLabel('Code Name').fill('hostile');
  await page.getByRole('button', { name: 'Create Service' }).click();
  await expect(page.getByText(/^ICON: Upload a valid image\./)).toBeVisible();
  await page.getByRole('button', { name: 'Remove icon' }).click();
  await page.getByRole('button', { name: 'Create Service' }).click();
  await toast(page, 'Service created');
  await expect(card(page, '<img src=x onerror="hasRun=true">')).toBeVisible();
  expect(await scripts(page)).toBe(false);
});

test('a hostile template is previewed without running, loading or leading anywhere', async ({
  page,
  watch,
}) => {
  // What the preview's own policy refuses is what is tested here.
  watch.allow(/Content Security Policy|sandboxed/);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
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

  const known = await countMails(page.request, 'direct@pulsehub.test');
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await toast(page, 'The template was sent to direct@pulsehub.test');
  const mail = await nextMail(page.request, 'direct@pulsehub.test', known);
  expect(mail.subject).toBe('Template: Hostile');
  expect(mail.html).toContain('Dear &lt;b onclick=alert(1)&gt;Ada&lt;/b&gt;');
  expect(await scripts(page)).toBe(false);
  expect(asked.filter((url) => url.includes('evil.test'))).toEqual([]);
});

test('a template opened by itself is downloaded, and no page of the portal', async ({ page }) => {
  await signInAs(page, 'direct', templates);
  const url = await card(page, 'Maintenance window').getByLabel('Template URL').inputValue();
  const download = page.waitForEvent('download');
  await page.goto(url).catch((failure: Error) => expect(failure.message).toContain('Download is starting'));
  expect((await download).suggestedFilename()).toMatch(/\.html$/);
  expect(page.url()).not.toBe(url);
});

test('an update link is added, shown with its badge, and deleted', async ({ page }) => {
  await signInAs(page, 'direct', '/admin');
  await page.getByRole('tab', { name: 'Google Play URL' }).click();
  await page.getByRole('button', { name: 'Add Google Play URL' }).click();
  await page.getByRole('textbox', { name: 'URL' }).fill('javascript:hasRun=true');
  await page.getByRole('textbox', { name: 'Version' }).fill('9.9.9');
  await page.getByLabel('Must Update').check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await toast(page, 'Google Play URL added successfully');
  const added = card(page, 'Version 9.9.9');
  await expect(added.getByText('Must Update')).toBeVisible();
  await expect(added.getByText('not http')).toBeVisible();
  await expect(added.getByRole('link')).toHaveCount(0);
  await added.getByRole('button', { name: 'Actions for version 9.9.9' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Google Play URL deleted successfully');
  await expect(added).toHaveCount(0);
});

test('a member is told that the administration is not theirs', async ({ page }) => {
  await signInAs(page, 'member', services);
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
});
