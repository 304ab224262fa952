import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { signInAs } from '../support/browser/signInAs';
import { startBuiltPortal } from '../support/browser/startBuiltPortal';

interface Picture {
  name: string;
  path: string;
  /** Visible text once the screen has loaded. */
  ready: string;
  act?: (page: Page) => Promise<void>;
  isDark?: boolean;
  isPhone?: boolean;
}

const pictures: readonly Picture[] = [
  { name: 'dashboard', path: '/dashboard', ready: 'PulseSHM' },
  { name: 'users', path: '/admin', ready: '@pulsehub.test' },
  {
    name: 'user',
    path: '/admin',
    ready: '@pulsehub.test',
    act: async (page) => {
      await page.getByRole('row').nth(3).getByRole('link').first().click();
      await page.getByRole('tab', { name: 'User Logs' }).click();
      await page.locator('table').waitFor();
    },
  },
  { name: 'folder', path: '/folders/1/Reports 2026', ready: 'Reports 2026', isDark: true },
  { name: 'notifications', path: '/notifications', ready: 'Newest First', isPhone: true },
];

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
mkdirSync(folder, { recursive: true });
const portal = await startBuiltPortal();
const { CHROMIUM_PATH: executablePath } = process.env;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

const open = async ({ isDark = false, isPhone = false }: Partial<Picture>) => {
  const context = await browser.newContext({
    baseURL: portal.origin,
    viewport: isPhone ? { width: 390, height: 800 } : { width: 1280, height: 800 },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  return context.newPage();
};

const take = async (page: Page, name: string) => {
  const path = `${folder}/${name}.png`;
  await page.screenshot({ path });
  console.log(`docs/pictures/${name}.png, ${Math.round(statSync(path).size / 1000)} kB`);
};

try {
  const signIn = await open({});
  await signIn.goto('/login');
  await signIn.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  await take(signIn, 'sign-in');
  for (const picture of pictures) {
    const page = await open(picture);
    await signInAs(page, 'superuser', picture.path);
    await page.getByText(picture.ready).first().waitFor();
    await picture.act?.(page);
    await page.waitForLoadState('networkidle');
    await take(page, picture.name);
    await page.context().close();
  }
} finally {
  await browser.close();
  await portal.close();
}
