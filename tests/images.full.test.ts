import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accountEmail, seededPassword } from '../mock-server/dev/accounts';
import { findBrowser } from './run/findBrowser.mjs';
import { freePort } from './support/freePort';
import { createBuilder, missingForImages } from './support/startImages';
import { setUpFolder } from './support/temporaryFolder';

it.for(missingForImages)('images are skipped: %s is missing', (_missing, { skip }) => {
  skip();
  expect(missingForImages).toEqual([]);
});

describe.skipIf(missingForImages.length > 0)('images built with stand-ins for their base images', () => {
  const folder = setUpFolder();
  let builder: ReturnType<typeof createBuilder>;
  beforeAll(() => {
    builder = createBuilder(folder);
    builder.build('backend');
    builder.build('portal');
  }, 900_000);

  const startAll = async () => {
    const [backendPort, portalPort] = [await freePort(), await freePort()];
    const origin = `http://127.0.0.1:${portalPort}`;
    const backend = builder.start(
      'backend',
      { HOST: '127.0.0.1', PORT: String(backendPort), PORTAL_ORIGIN: origin },
      '/data',
    );
    onTestFinished(backend.stop);
    const portal = builder.start('portal', {
      LISTEN: `127.0.0.1:${portalPort}`,
      BACKEND: `http://127.0.0.1:${backendPort}`,
    });
    onTestFinished(portal.stop);
    for (const url of [`http://127.0.0.1:${backendPort}`, origin]) {
      const isHealthy = () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => backend.output() + portal.output(),
        );
      await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true);
    }
    return { origin, backend, portal };
  };

  it('run as their users on a read-only root, and sign a user in', async () => {
    const { origin, backend, portal } = await startAll();
    for (const [{ pid }, uid] of [
      [backend, 1000],
      [portal, 101],
    ] as const) {
      expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toContain(`Uid:\t${uid}\t${uid}\t`);
      expect(() => writeFileSync(`/proc/${pid}/root/written`, '')).toThrow('EROFS');
    }
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ locale: 'en' });
    await page.goto(`${origin}/login`);
    await page.getByRole('textbox', { name: 'Email' }).fill(accountEmail('member'));
    await page.getByLabel('Password', { exact: true }).fill(seededPassword);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('textbox', { name: 'Digit 1' }).click();
    const mailedCode = () => /, code (\d{6})/.exec(backend.output())?.[1];
    await expect.poll(mailedCode, { timeout: 10_000 }).toBeDefined();
    await page.keyboard.type(mailedCode() ?? '');
    await page.waitForURL(/\/dashboard/);
  }, 180_000);

  it('add little to their base images', () => {
    const sizes = {
      backend: builder.addedSize('backend', 'node'),
      portal: builder.addedSize('portal', 'nginx'),
    };
    process.stdout.write(`Added to their base images, in MB: ${JSON.stringify(sizes)}\n`);
    expect(sizes.backend).toBeLessThan(80);
    expect(sizes.portal).toBeLessThan(10);
  });
});
