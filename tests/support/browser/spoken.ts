import type { Page } from '@playwright/test';

/** What a screen tells a person out of its turn: the visible texts of alerts, dialogs, statuses, and its heading. */
export const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tellers = '[role=alert],[role=alertdialog],[role=dialog],[role=status],output,[aria-live],h1';
    const wrong = [...document.querySelectorAll('[aria-invalid=true][aria-describedby]')].flatMap((field) =>
      (field.getAttribute('aria-describedby') ?? '').split(/\s+/).map((id) => document.getElementById(id)),
    );
    return [...document.querySelectorAll<HTMLElement>(tellers), ...wrong]
      .filter((element) => element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element?.innerText.trim() ?? '')
      .filter((text) => text !== '');
  });

/** Whether something on the page says that it still waits. */
export const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[aria-busy=true],[role=progressbar]:not([aria-valuenow]),.MuiSkeleton-root',
      ),
    ].some((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })),
  );

/** What a person can read. */
export const visibleText = (page: Page): Promise<string> => page.locator('body').innerText();

/** Asks again and again, for at most `ms`, until the answer is yes. */
export const comesTrue = async (ask: () => Promise<boolean>, ms = 12_000): Promise<boolean> => {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    // A page that is being left cannot be asked.
    if (await ask().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
};
