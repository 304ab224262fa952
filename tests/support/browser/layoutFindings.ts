import type { Page } from '@playwright/test';

/** Texts that are cut off or leave their box, and controls that lie over each other. */
export const layoutFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const ancestorsOf = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];
    const name = (element: Element) => element.outerHTML.slice(0, 160);

    // What is cut on purpose ends with an ellipsis, or is for screen readers alone; what scrolls is reached.
    const isCutOnPurpose = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.clip !== 'auto';
    const textFinding = (element: Element): string | null => {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (texts.length === 0 || element.closest('svg, option, [aria-hidden=true]') || !isShown(element))
        return null;
      const range = document.createRange();
      const rects = texts.flatMap((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
      const isOut = ({ left, right }: DOMRect) =>
        rects.some((rect) => rect.width > 0 && (rect.left < left - 1 || rect.right > right + 1));
      const frames = [element, ...ancestorsOf(element)].map((around) => ({
        around,
        style: getComputedStyle(around),
      }));
      if (frames.some(({ style }) => isCutOnPurpose(style) || /auto|scroll/.test(style.overflowX)))
        return null;
      const left = frames.find(
        ({ around, style }) =>
          style.display !== 'inline' && style.display !== 'contents' && isOut(around.getBoundingClientRect()),
      );
      return left ? `the text leaves ${name(left.around)}: ${name(element)}` : null;
    };

    /** What is seen of it within the elements that clip it. */
    const seenBox = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = { left, top, right, bottom };
      for (const around of ancestorsOf(element)) {
        if (around === document.body) break;
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const frame = around.getBoundingClientRect();
        box.left = Math.max(box.left, frame.left);
        box.right = Math.min(box.right, frame.right);
        box.top = Math.max(box.top, frame.top);
        box.bottom = Math.min(box.bottom, frame.bottom);
      }
      return box;
    };

    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]'),
    ].filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width > 1 && height > 1 && isShown(control) && !control.closest('[aria-hidden=true], [inert]');
    });
    /** What floats over a page covers what scrolls below it. */
    const layerOf = (control: Element) =>
      [control, ...ancestorsOf(control)].find((element) =>
        /fixed|sticky/.test(getComputedStyle(element).position),
      );
    const boxes = controls.map((control) => ({
      control,
      layer: layerOf(control),
      box: seenBox(control),
    }));
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(({ control, layer, box }) => {
          if (layer !== one.layer || one.control.contains(control) || control.contains(one.control))
            return false;
          const wide = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
          const high = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
          return wide > 1 && high > 1;
        })
        .map(({ control }) => `${name(one.control)} lies over ${name(control)}`),
    );
    return [
      ...[...document.querySelectorAll('body *')].flatMap((element) => textFinding(element) ?? []),
      ...overlaps,
    ];
  });
