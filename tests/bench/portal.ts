import type { Page } from 'playwright-core';
import { accountEmail, seededPassword } from '../../mock-server/dev/accounts';
import { startInProcessServer } from '../support/startInProcessServer';
import { openBrowser, openTab } from './pages/openBrowser';
import { serveStock } from './pages/servePage';
import { waitForContent } from './pages/visit';

/** Screens after sign-in, with the content that marks each one as loaded. */
export const screens = {
  dashboard: { path: '/dashboard', selector: 'main a[data-service]', text: 'PulseSHM' },
  administration: { path: '/admin', selector: 'main tbody', text: '@' },
  user: { path: '/user/details/', selector: 'main input', text: '@' },
  folders: { path: '/folders', selector: 'main a', text: 'Reports 2026' },
  folder: { path: '/folders/', selector: 'main td', text: '\\.pdf' },
  notifications: { path: '/notifications', selector: 'main article' },
  profile: { path: '/profile-tabs', selector: 'main input, main', text: '@' },
} as const;

/** Screens of the stock application. */
export const stockScreens = {
  list: { selector: 'main tbody', text: '@' },
  edit: { selector: 'main input', text: '@' },
} as const;

const account = accountEmail('superuser');

const signIn = async (page: Page, url: string, [email, password, button]: [string, string, string]) => {
  await page.goto(url);
  await page.getByRole('textbox', { name: email }).fill(account);
  await page.getByLabel(password, { exact: true }).fill(seededPassword);
  await page.getByRole('button', { name: button, exact: true }).click();
};

/** Starts the portal and a browser signed in as the superuser, without a code, like the stock application. */
export const openPortal = async () => {
  const seed = { users: 60, notifications: 100, files: 10, logs: 1000 };
  const server = await startInProcessServer({ seed });
  const { db } = server.context;
  db.update('users', db.findBy('users', 'email', account)?.id ?? 0, { skips_second_factor: true });
  const browser = await openBrowser();
  const tab = await openTab(browser);
  await signIn(tab.page, `${server.url}/login`, ['Email', 'Password', 'Sign In']);
  await tab.page.waitForURL(/\/dashboard/);
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { ...tab, url: server.url, close };
};

/** Opens the stock react-admin application with the portal's backend, signed in to the same account. */
export const openStock = async (backend: string) => {
  const app = await serveStock(backend);
  const browser = await openBrowser();
  const tab = await openTab(browser);
  await signIn(tab.page, app.url, ['Username', 'Password *', 'Sign in']);
  await waitForContent(tab.devTools, stockScreens.list);
  const close = async () => {
    await browser.close();
    app.close();
  };
  return { ...tab, url: app.url, close };
};
