import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { signInAs } from '../support/browser/signInAs';
import { startBuiltPortal } from '../support/browser/startBuiltPortal';
import { pictures, tour, type Scene } from './scenes';
import { formatTour } from './tour';

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));

/** True if the browser draws Latin and Arabic in a font of the theme, whose width no fallback changes. */
const hasFont = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    const widths = ['monospace', 'serif'].map((fallback) => {
      if (context) context.font = `40px "Noto Sans", "Noto Sans Arabic", ${fallback}`;
      return ['Wide', 'عربي'].map((text) => context?.measureText(text).width).join();
    });
    return widths[0] === widths[1];
  });

const portal = await startBuiltPortal();
const { CHROMIUM_PATH: executablePath } = process.env;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce', locale: 'en-GB' });

/** Waits until the scene and its fonts are complete. */
const show = async (page: Page, scene: Scene) => {
  await scene(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
};

const save = (file: string, content: Buffer | string) => {
  writeFileSync(`${folder}/${file}`, content);
  console.log(`docs/pictures/${file}, ${Math.round(statSync(`${folder}/${file}`).size / 1000)} kB`);
};

try {
  mkdirSync(folder, { recursive: true });
  const first = await context.newPage();
  if (!(await hasFont(first)))
    throw new Error('Install a font of the theme first, such as apt-get install fonts-noto-core.');
  // The first load of a page may go without the font, which the later ones have in the cache.
  await show(first, (page) => signInAs(page, 'superuser'));
  await first.close();
  for (const [name, scene] of Object.entries(pictures)) {
    const page = await context.newPage();
    await show(page, scene);
    save(`${name}.png`, await page.screenshot());
    await page.close();
  }
  const page = await context.newPage();
  const frames: Buffer[] = [];
  for (const scene of tour) {
    await show(page, scene);
    frames.push(await page.screenshot({ type: 'jpeg', quality: 60 }));
  }
  save('tour.svg', formatTour(frames));
} finally {
  await browser.close();
  await portal.close();
}
