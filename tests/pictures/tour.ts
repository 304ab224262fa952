import type { Page } from '@playwright/test';
import { signInAs } from '../support/browser/signInAs';

const size = { width: 1120, height: 700 };
/** Each scene, in seconds. */
const sceneS = 3;

const users = (page: Page) => page.getByRole('table', { name: 'Users' });

/** Scenes in the order shown. */
const scenes: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('superuser@pulsehub.test');
  },
  async (page) => {
    await signInAs(page, 'superuser', '/dashboard');
    await page.getByText('PulseSHM').first().waitFor();
  },
  async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('bi');
    await page.getByRole('option').first().waitFor();
  },
  async (page) => {
    await page.goto('/notifications');
    await page.getByText('Newest First').first().waitFor();
  },
  async (page) => {
    await page.goto('/folders/1/Reports 2026');
    await page.getByText('Reports 2026').first().waitFor();
  },
  async (page) => {
    await page.goto('/admin');
    await users(page).getByRole('row').nth(3).waitFor();
    await page.getByRole('checkbox', { name: 'Select all users on this page' }).check();
  },
  async (page) => {
    await page.getByRole('button', { name: 'Services…' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('group', { name: 'AI Hub' }).getByText('Add', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Preview Changes' }).click();
    await dialog.getByText('AI Hub:').waitFor();
  },
  async (page) => {
    await page.goto('/admin');
    await users(page).getByRole('row').nth(3).getByRole('link').first().click();
    await page.getByRole('tab', { name: 'User Logs' }).click();
    await page.locator('table tbody tr').nth(4).scrollIntoViewIfNeeded();
  },
  async (page) => {
    await page.goto('/dashboard');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByText('PulseSHM').first().waitFor();
  },
  async (page) => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
    await page.locator('html[dir=rtl]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('PulseSHM').first().waitFor();
  },
];

/**
 * The scenes as one SVG that shows them in turn, by styles alone: it runs wherever a picture does. Who asks for less
 * motion sees the dashboard.
 */
export const takeTour = async (page: Page): Promise<string> => {
  await page.setViewportSize(size);
  const frames: string[] = [];
  for (const act of scenes) {
    await act(page);
    await page.waitForLoadState('networkidle');
    frames.push((await page.screenshot({ type: 'jpeg', quality: 60 })).toString('base64'));
  }
  const whole = frames.length * sceneS;
  const share = 100 / frames.length;
  const images = frames.map(
    (frame, at) =>
      `<image width="${size.width}" height="${size.height}" href="data:image/jpeg;base64,${frame}" style="animation-delay:${at * sceneS}s"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="A walk through the portal">
<style>
image { visibility: hidden; animation: show ${whole}s step-end infinite; }
@keyframes show { 0% { visibility: visible; } ${share}% { visibility: hidden; } }
@media (prefers-reduced-motion: reduce) { image { animation: none; } image:nth-of-type(2) { visibility: visible; } }
</style>
${images.join('\n')}
</svg>
`;
};
