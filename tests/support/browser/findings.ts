import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Axe's violations on the current page, one line each; by all rules, or by those in `only`. Axe is run by
 * `evaluate`, because the CSP forbids to load it.
 */
export const accessibilityFindings = async (page: Page, only?: string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource};`);
  return page.evaluate(async (names) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      rules: { 'target-size': { enabled: true } },
      ...(names && { runOnly: names }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
    );
  }, only);
};

/** Elements that overflow the window horizontally, or the page itself if it scrolls. */
export const overflowFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) > width;
    const isInScroller = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isInScroller(parent);
    };
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, left, width: wide } = element.getBoundingClientRect();
      if (wide === 0 || (right <= width + 1 && left >= -1)) return false;
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !isInScroller(element) &&
        !element.closest('svg')
      );
    });
    return [
      ...(scrolls ? ['the page scrolls sideways'] : []),
      ...cut.map((element) => element.outerHTML.slice(0, 160)),
    ];
  });

/** Tables, and frames around them, that are narrower than their content. */
export const wideTables = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const around = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...around(element.parentElement)] : [];
    return [...document.querySelectorAll('table')]
      .flatMap(around)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(
        (element) =>
          `${element.scrollWidth} px in ${element.clientWidth}: ${element.outerHTML.slice(0, 120)}`,
      );
  });

/** Visible columns narrower than 100 px, or a selection that is not 48 px wide (spec 2 §2.9). */
export const narrowColumns = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('thead [data-column]')].flatMap((cell) => {
      const { width } = cell.getBoundingClientRect();
      const isSelection = cell.dataset['column'] === 'select';
      const isRight = isSelection ? Math.round(width) === 48 : width > 99.5;
      return isRight || !cell.checkVisibility() ? [] : [`${cell.dataset['column']}: ${width} px`];
    }),
  );
