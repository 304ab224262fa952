/* In happy-dom these functions need tests/support/stubVisibility.ts. */

/** Lists the visible texts of alerts, dialogs, live regions, field errors and the heading. */
export const announcedTexts = (): string[] => {
  const selector = '[role=alert],[role=alertdialog],[role=dialog],[role=status],output,[aria-live],h1';
  const fieldErrors = [...document.querySelectorAll('[aria-invalid=true][aria-describedby]')].flatMap(
    (field) =>
      (field.getAttribute('aria-describedby') ?? '').split(/\s+/).map((id) => document.getElementById(id)),
  );
  return [...document.querySelectorAll<HTMLElement>(selector), ...fieldErrors]
    .filter((element) => element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => element?.innerText.trim() ?? '')
    .filter((text) => text !== '');
};

/** Returns true if the page shows a loading indicator. */
export const isWaiting = (): boolean =>
  [
    ...document.querySelectorAll(
      '[aria-busy=true],[role=progressbar]:not([aria-valuenow]),.MuiSkeleton-root',
    ),
  ].some((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));

/** Returns true if the page has almost no text. */
export const isBlank = (): boolean => document.body.innerText.trim().length < 20;
