import { expect, type Page } from '@playwright/test';

/** Measures until two frames in a row change nothing; what depends on the width renders again after a resize. */
export const settle = async <Value>(page: Page, measure: () => Promise<Value>): Promise<Value> => {
  let value = await measure();
  await expect(async () => {
    const before = value;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    value = await measure();
    expect([value]).toEqual([before]);
  }).toPass();
  return value;
};
