import type { Page } from '@playwright/test';

interface FocusFindings {
  /** Controls that Tab did not reach. */
  missed: string[];
  /** Controls whose focus has no visible style, or that are outside the window when focused. */
  unseen: string[];
}

interface Notes {
  visited: Set<Element>;
  unseen: string[];
  last: { element: Element; look: string; isInView: boolean } | null;
}

const script = () => {
  const shown = [
    'outline',
    'boxShadow',
    'border',
    'backgroundColor',
    'textDecoration',
    'opacity',
    'transform',
  ];
  const looks = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo) as unknown as Record<string, string>;
    return shown.map((name) => style[name]).join();
  };
  /** The styles of the control, its frame and their parts. */
  const look = (element: Element): string => {
    const frame = element.closest('.MuiInputBase-root,li,label') ?? element;
    const parts = [...new Set([element, frame, ...frame.querySelectorAll('fieldset,a,button,span')])];
    return parts.flatMap((part) => [looks(part), looks(part, '::after'), looks(part, '::before')]).join('|');
  };
  const notes: Notes = { visited: new Set(), unseen: [], last: null };
  const leave = () => {
    const { last } = notes;
    if (last && (look(last.element) === last.look || !last.isInView))
      notes.unseen.push(last.element.outerHTML.slice(0, 160));
  };
  /** Returns whether the focus is back on a control that had it before. */
  const arrive = () => {
    const element = document.activeElement;
    // A date field has several tab stops.
    if (element === notes.last?.element) return false;
    leave();
    notes.last = null;
    if (!element || element === document.body) return false;
    if (notes.visited.has(element)) return true;
    const { top, bottom } = element.getBoundingClientRect();
    notes.visited.add(element);
    notes.last = { element, look: look(element), isInView: bottom > 0 && top < innerHeight };
    return false;
  };
  const controls =
    'a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex="-1"]),[role=button],[role=link],[role=tab]';
  /** Part of a roving tabindex group, which arrow keys move in. */
  const isRoving = (element: Element) =>
    element.getAttribute('tabindex') === '-1' &&
    element.closest(
      '[role=tablist],[role=menu],[role=radiogroup],[role=grid],[role=toolbar],[role=listbox]',
    ) !== null;
  const missed = () =>
    [...document.querySelectorAll<HTMLElement>(controls)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert],[aria-hidden=true]'),
      )
      .filter(
        (element) => !(element as HTMLButtonElement).disabled && element.getAttribute('type') !== 'hidden',
      )
      .filter((element) => !isRoving(element) && !notes.visited.has(element))
      .map((element) => element.outerHTML.slice(0, 160));
  Object.assign(window, { tabWalk: { arrive, missed, unseen: notes.unseen } });
};

declare global {
  interface Window {
    tabWalk: { arrive: () => boolean; missed: () => string[]; unseen: string[] };
  }
}

/** Presses Tab until the focus is back where it started. */
export const tabThroughPage = async (page: Page): Promise<FocusFindings> => {
  // Focus styles are only shown in the front window.
  await page.bringToFront();
  await page.evaluate(script);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const steps = await page.evaluate(
    () => document.querySelectorAll('a,button,input,select,textarea,summary,[tabindex]').length + 3,
  );
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => window.tabWalk.arrive())) break;
  }
  return page.evaluate(() => ({ missed: window.tabWalk.missed(), unseen: window.tabWalk.unseen }));
};
