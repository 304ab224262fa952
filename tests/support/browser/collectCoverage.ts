import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = process.env['COVERAGE_DIR'];

/** Starts JS coverage of a page if COVERAGE_DIR is set. The returned function writes the result there. */
export const collectCoverage = async (page: Page): Promise<() => Promise<void>> => {
  if (folder === undefined) return () => Promise.resolve();
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  return async () => {
    if (page.isClosed()) return;
    const scripts = (await page.coverage.stopJSCoverage()).map(({ url, functions }) => ({
      file: new URL(url).pathname,
      ranges: functions.flatMap(({ ranges }) => ranges),
    }));
    await writeFile(join(folder, `${randomUUID()}.json`), JSON.stringify(scripts));
  };
};
