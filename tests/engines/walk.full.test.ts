import { firefox, webkit } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBuiltPortal, type Portal } from '../support/browser/startBuiltPortal';
import { setUpFolder } from '../support/temporaryFolder';
import { Browser } from './Browser';
import type { Driver } from './Driver';
import { isFirefoxInstalled, startFirefox } from './startFirefox';
import { isFromPlaywright, startPlaywright } from './startPlaywright';
import { isWebKitInstalled, startWebKit } from './startWebKit';
import { steps } from './steps';

const engines: { name: string; packages: string; isInstalled: boolean; start: () => Promise<Driver> }[] = [
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    isInstalled: isFromPlaywright(webkit) || isWebKitInstalled,
    start: () => (isFromPlaywright(webkit) ? startPlaywright(webkit) : startWebKit()),
  },
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    isInstalled: isFromPlaywright(firefox) || isFirefoxInstalled,
    start: () => (isFromPlaywright(firefox) ? startPlaywright(firefox) : startFirefox()),
  },
];

it.for(engines.filter(({ isInstalled }) => !isInstalled))(
  'skips $name, which is not installed (apt-get install $packages, or npx playwright install)',
  ({ isInstalled }, { skip }) => {
    skip();
    expect(isInstalled).toBe(true);
  },
);

describe.each(engines.filter(({ isInstalled }) => isInstalled))('in $name', ({ start }) => {
  const folder = setUpFolder();
  let portal: Portal;
  let browser: Browser;
  let isBroken = false;
  beforeAll(async () => {
    portal = await startBuiltPortal();
    browser = new Browser(await start(), portal.url);
  }, 300_000);
  afterAll(async () => {
    await browser.driver.close();
    await portal.close();
  });

  it.for(Object.entries(steps))('%s', async ([, run], { skip }) => {
    skip(isBroken, 'An earlier step failed.');
    isBroken = true;
    await expect(run(browser, folder)).resolves.toBeUndefined();
    isBroken = false;
  });

  it('detects a link that covers the page', async () => {
    const link = `{ href: '/x', textContent: 'All', style: 'position: fixed; inset: 0' }`;
    const expression = `document.body.append(Object.assign(document.createElement('a'), ${link}))`;
    await browser.driver.evaluate(expression);
    expect(await browser.coveredControls()).toContainEqual(expect.stringContaining('is covered by A "All"'));
  });
});
