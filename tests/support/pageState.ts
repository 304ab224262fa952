/*
 * What a page says as it stands. Each stands alone, so that Playwright can run it in Chromium; in jsdom they
 * need tests/support/stubVisibility.ts.
 */

/** What a screen tells a user out of its turn: the visible texts of alerts, dialogs, statuses, and its heading. */
export const announcedTexts = (): string[] => {
  const tellers = '[role=alert],[role=alertdialog],[role=dialog],[role=status],output,[aria-live],h1';
  const wrong = [...document.querySelectorAll('[aria-invalid=true][aria-describedby]')].flatMap((field) =>
    (field.getAttribute('aria-describedby') ?? '').split(/\s+/).map((id) => document.getElementById(id)),
  );
  return [...document.querySelectorAll<HTMLElement>(tellers), ...wrong]
    .filter((element) => element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => element?.innerText.trim() ?? '')
    .filter((text) => text !== '');
};

/** Whether something on the page says that it still waits. */
export const isWaiting = (): boolean =>
  [
    ...document.querySelectorAll(
      '[aria-busy=true],[role=progressbar]:not([aria-valuenow]),.MuiSkeleton-root',
    ),
  ].some((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));

/** Whether there is next to nothing to read. */
export const isBlank = (): boolean => document.body.innerText.trim().length < 20;
