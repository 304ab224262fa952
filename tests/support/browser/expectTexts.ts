import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until each text is shown. */
export const expectTexts = async (where: Page | Locator, ...texts: readonly (string | RegExp)[]) => {
  for (const text of texts) await expect(where.getByText(text).first()).toBeVisible();
};
