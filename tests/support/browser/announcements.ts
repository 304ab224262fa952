import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announcements: string[];
  }
}

/** Collects what live regions say from now on: each new content of a region, and each alert that appears. */
export const listenToAnnouncements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const regions =
      '[aria-live=polite], [aria-live=assertive], output, [role=status], [role=alert], [role=log]';
    const textOf = (region: Element) => region.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const last = new Map([...document.querySelectorAll(regions)].map((region) => [region, textOf(region)]));
    window.announcements = [];
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(regions)) {
        const [before, text] = [last.get(region), textOf(region)];
        // A region that appears is silent until its content changes, unless it is an alert.
        const isSaid = before === undefined ? region.role === 'alert' : before !== text;
        last.set(region, text);
        if (isSaid && text) window.announcements.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

export const getAnnouncements = (page: Page, text: RegExp): Promise<string[]> =>
  page
    .evaluate(() => window.announcements)
    .then((all) => all.filter((announcement) => text.test(announcement)));
