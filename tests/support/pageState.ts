/* In happy-dom these functions need tests/support/stubVisibility.ts. */

/** The visible texts of alerts, dialogs, live regions, field errors and the heading. */
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

/** Whether the page shows a loading indicator. */
export const isWaiting = (): boolean =>
  [
    ...document.querySelectorAll(
      '[aria-busy=true],[role=progressbar]:not([aria-valuenow]),.MuiSkeleton-root',
    ),
  ].some((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));

/** Whether the page has almost no text. */
export const isBlank = (): boolean => document.body.innerText.trim().length < 20;
