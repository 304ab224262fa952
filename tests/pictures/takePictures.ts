import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { signInAs } from '../support/browser/signInAs';
import { startBuiltPortal } from '../support/browser/startBuiltPortal';
import { takeTour } from './tour';

interface Picture {
  name: string;
  path: string;
  /** Visible text once the screen has loaded. */
  ready: string;
  isDark?: boolean;
  isPhone?: boolean;
}

const pictures: readonly Picture[] = [
  { name: 'users', path: '/admin', ready: '@pulsehub.test' },
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
    baseURL: portal.url,
    viewport: isPhone ? { width: 390, height: 800 } : { width: 1280, height: 800 },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  return context.newPage();
};

const say = (file: string) =>
  console.log(`docs/pictures/${file}, ${Math.round(statSync(`${folder}/${file}`).size / 1000)} kB`);

const take = async (page: Page, name: string) => {
  await page.screenshot({ path: `${folder}/${name}.png` });
  say(`${name}.png`);
};

try {
  for (const picture of pictures) {
    const page = await open(picture);
    await signInAs(page, 'superuser', picture.path);
    await page.getByText(picture.ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    await take(page, picture.name);
    await page.context().close();
  }
  writeFileSync(`${folder}/tour.svg`, await takeTour(await open({})));
  say('tour.svg');
} finally {
  await browser.close();
  await portal.close();
}
