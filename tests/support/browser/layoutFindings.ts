import type { Page } from '@playwright/test';

/** Texts that are cut off or leave their box, and controls that lie over each other. */
export const layoutFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Frame {
      left: number;
      right: number;
      /** Elements that set `left` and `right`. */
      leftEdge: Element;
      rightEdge: Element;
      /** The text is cut on purpose, read by screen readers alone, or reached by scrolling. */
      isExempt: boolean;
      /** Floating ancestor; it may cover content that scrolls below it. */
      layer: Element | null;
      clip: { left: number; top: number; right: number; bottom: number };
    }
    const everywhere = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const frames = new Map<Element, Frame>();
    const frameOf = (element: Element): Frame => {
      const known = frames.get(element);
      if (known) return known;
      const outer = element.parentElement && frameOf(element.parentElement);
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const hasBox = style.display !== 'inline' && style.display !== 'contents';
      const [left, right] = hasBox ? [box.left, box.right] : [-Infinity, Infinity];
      const clips = style.overflowX !== 'visible' && element.matches('body *');
      const clip = outer?.clip ?? everywhere;
      const frame: Frame = {
        left: Math.max(left, outer?.left ?? -Infinity),
        right: Math.min(right, outer?.right ?? Infinity),
        leftEdge: outer && outer.left >= left ? outer.leftEdge : element,
        rightEdge: outer && outer.right <= right ? outer.rightEdge : element,
        isExempt:
          outer?.isExempt ||
          style.textOverflow === 'ellipsis' ||
          style.webkitLineClamp !== 'none' ||
          style.clip !== 'auto' ||
          /auto|scroll/.test(style.overflowX),
        layer: /fixed|sticky/.test(style.position) ? element : (outer?.layer ?? null),
        clip: clips ? intersection(box, clip) : clip,
      };
      frames.set(element, frame);
      return frame;
    };
    const intersection = (a: Frame['clip'], b: Frame['clip']) => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const name = (element: Element) => element.outerHTML.slice(0, 160);

    const range = document.createRange();
    const textFinding = (element: Element): string[] => {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (texts.length === 0 || !isShown(element) || element.closest('svg, option, [aria-hidden=true]'))
        return [];
      const frame = frameOf(element);
      if (frame.isExempt) return [];
      const rects = texts
        .flatMap((text) => {
          range.selectNodeContents(text);
          return [...range.getClientRects()];
        })
        .filter(({ width }) => width > 0);
      const isOutLeft = rects.some(({ left }) => left < frame.left - 1);
      if (!isOutLeft && rects.every(({ right }) => right <= frame.right + 1)) return [];
      return [`the text leaves ${name(isOutLeft ? frame.leftEdge : frame.rightEdge)}: ${name(element)}`];
    };

    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]'),
    ]
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 1 && height > 1 && isShown(control) && !control.closest('[aria-hidden=true], [inert]');
      })
      .map((control) => {
        const { layer, clip } = frameOf(control);
        return { control, layer, box: intersection(control.getBoundingClientRect(), clip) };
      })
      .toSorted((one, other) => one.box.top - other.box.top);
    const overlaps = controls.flatMap(({ control, layer, box }, index) => {
      const findings: string[] = [];
      for (const other of controls.slice(index + 1)) {
        if (other.box.top >= box.bottom - 1) break;
        const { left, top, right, bottom } = intersection(box, other.box);
        const isNested = control.contains(other.control) || other.control.contains(control);
        if (layer === other.layer && right - left > 1 && bottom - top > 1 && !isNested)
          findings.push(`${name(control)} lies over ${name(other.control)}`);
      }
      return findings;
    });
    return [...[...document.querySelectorAll('body *')].flatMap(textFinding), ...overlaps];
  });
