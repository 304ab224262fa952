import type { Page } from 'playwright-core';
import { accountEmail, seededPassword } from '../../mock-server/dev/accounts';
import type { SeedSizes } from '../../mock-server/seed/seedDatabase';
import { startInProcessServer } from '../support/startInProcessServer';
import { openBrowser, openTab } from './pages/openBrowser';

/** Screens behind the sign-in, and the content that shows that they have loaded. */
export const screens = {
  dashboard: { path: '/dashboard', selector: 'main a[data-service]', text: 'PulseSHM' },
  administration: { path: '/admin', selector: 'main tbody', text: '@' },
  user: { path: '/user/details/', selector: 'main input', text: '@' },
  folders: { path: '/folders', selector: 'main a', text: 'Reports 2026' },
  folder: { path: '/folders/', selector: 'main td', text: '\\.pdf' },
  notifications: { path: '/notifications', selector: 'main article' },
  profile: { path: '/profile-tabs', selector: 'main input, main', text: '@' },
} as const;

const signIn = async (page: Page, url: string, codeOf: () => string) => {
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(accountEmail('superuser'));
  await page.getByLabel('Password', { exact: true }).fill(seededPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('textbox', { name: 'Digit 1' }).click();
  await page.keyboard.type(codeOf());
  await page.waitForURL(/\/dashboard/);
};

const portalSizes: Partial<SeedSizes> = { users: 60, notifications: 100, files: 10, logs: 1000 };

/** Starts the portal and a browser in which the superuser is signed in. */
export const openPortal = async (seed = portalSizes) => {
  const server = await startInProcessServer({ seed });
  const browser = await openBrowser();
  const tab = await openTab(browser);
  await signIn(tab.page, server.url, () => server.mailedCode(accountEmail('superuser')));
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { ...tab, url: server.url, close };
};
