import { expect, type Page } from '@playwright/test';
import { preferencesName } from './storeInPage';

/** Chooses a language as another tab would: at once, in the page as it is. */
export const switchLanguage = async (page: Page, locale: string): Promise<void> => {
  await page.evaluate(
    ([key, chosen]) => {
      const all = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, object>;
      const owners = new Set(['anyone', ...Object.keys(all)]);
      for (const owner of owners) all[owner] = { ...all[owner], locale: chosen };
      localStorage.setItem(key, JSON.stringify(all));
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [preferencesName, locale] as const,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
};
