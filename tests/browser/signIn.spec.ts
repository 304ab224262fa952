import type { Page } from '@playwright/test';
import { accountEmail, seededPassword } from '../../mock-server/dev/accounts';
import { countMails, nextCode } from '../support/browser/mail';
import { serveInChunks } from '../support/browser/serveInChunks';
import { signInAs, submitPassword } from '../support/browser/signInAs';
import { expect, test } from '../support/browser/test';

const boxes = (page: Page) => page.getByRole('textbox');

test('signs in by a pasted code after a wrong one', async ({ page, context, watch }) => {
  watch.allow(/answered 400: POST .*\/verify-otp\//);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = accountEmail('staff');
  const mailsBefore = await countMails(page.request, email);
  await page.goto('/login');
  await submitPassword(page, 'staff');
  await expect(page.getByText('OTP sent successfully. Please verify.')).toBeVisible();
  await expect(page).toHaveURL(/\/verify-otp$/);
  const code = await nextCode(page.request, email, mailsBefore);
  await expect(page.getByRole('textbox', { name: 'Digit 1' })).toBeFocused();
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  const failed = 'OTP verification failed';
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(boxes(page).first()).toHaveAccessibleDescription(failed);
  await expect(boxes(page)).toHaveCount(6);
  for (const box of await boxes(page).all()) await expect(box).toHaveValue('');
  await expect(boxes(page).first()).toBeFocused();
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  const heading = 'Welcome to PulseHub - Your Gate to DIC’s Innovations';
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
});

test('redirects a visitor to /login once, then to the requested page', async ({ page }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(frame.url());
  });
  await page.goto('/admin?x=1');
  await expect(page).toHaveURL(/\/login$/);
  await submitPassword(page, 'direct');
  await expect(page).toHaveURL(/\/admin\?x=1$/);
  expect(visited.length, visited.join()).toBeLessThanOrEqual(6);
});

test.describe('sign-in page while the script loads', () => {
  test('paints the form in the chosen colours, keeps the typed text and submits it', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('pulsehub.preferences', JSON.stringify({ anyone: { theme: 'dark' } })),
    );
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(11, 18, 21)',
    );
    // Focus styles are only shown in the front window.
    await page.bringToFront();
    await expect(page.locator('.MuiInputBase-root:has(> :focus) > fieldset')).toHaveCSS(
      'border-width',
      '2px',
    );
    await page.keyboard.type(accountEmail('direct'));
    await page.keyboard.press('Tab');
    await page.keyboard.type(seededPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    release();
    await expect(page.getByText('Login successful')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('is painted with a focused form once all HTML has arrived', async ({ page, request }) => {
    const html = await (await request.get('/login', { headers: { accept: 'text/html' } })).text();
    const half = html.indexOf('type="password"');
    const server = await serveInChunks(html.slice(0, half), html.slice(half));
    try {
      await page.goto(server.url, { waitUntil: 'commit' });
      const email = page.locator('input[type="email"]');
      await expect(email).toBeAttached();
      const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      expect(await paints()).toBe(0);
      server.finish();
      await expect.poll(paints).toBe(1);
      await expect(email).toBeFocused();
    } finally {
      await server.close();
    }
  });

  test('hides the form from a signed-in user', async ({ page }) => {
    await signInAs(page, 'direct', '/healthz');
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
