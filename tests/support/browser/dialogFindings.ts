import type { Page } from '@playwright/test';

/** Faults of the dialog in front: a second scroller, a button or the title outside the dialog or the window. */
export const dialogFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    if (!dialog) return ['no dialog is open'];
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY) &&
      element.scrollHeight > element.clientHeight + 1;
    const inside = [...dialog.querySelectorAll('*')];
    const around = (element: Element | null): Element[] =>
      element ? [element, ...around(element.parentElement)] : [];
    const scrollers = [...around(dialog), ...inside].filter(
      (element) => element !== document.documentElement && element !== document.body && scrolls(element),
    );
    const frame = dialog.getBoundingClientRect();
    const isOutside = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isInFrame =
        top >= frame.top && bottom <= frame.bottom && left >= frame.left && right <= frame.right;
      return !isInFrame || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
    };
    const fixed = [...dialog.querySelectorAll('.MuiDialogActions-root button, .MuiDialogTitle-root')].filter(
      (element) => element.checkVisibility(),
    );
    const content = dialog.querySelector('.MuiDialogContent-root:not([hidden] *)');
    return [
      ...(scrollers.length > 1
        ? scrollers.map((element) => `scrolls: ${element.outerHTML.slice(0, 120)}`)
        : []),
      ...fixed.filter(isOutside).map((element) => `out of sight: ${element.outerHTML.slice(0, 160)}`),
      ...(fixed.length === 0 ? ['has neither a title nor buttons'] : []),
      ...(content && content.scrollWidth > content.clientWidth ? ['the content scrolls sideways'] : []),
      ...(content && scrolls(content) && content.clientHeight < 60
        ? [`leaves ${content.clientHeight} px to its content`]
        : []),
    ];
  });
