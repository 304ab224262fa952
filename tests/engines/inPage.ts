/** Runs in the page, so it uses nothing from outside of itself. */

interface Found {
  x: number;
  y: number;
  /** The covering element, or null where a click reaches the found one. */
  cover: string | null;
}

/** The last shown element of the role with the name (the source of a regular expression), scrolled into view. */
export const locate = (role: string, name: string): Found | null => {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox: 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])',
    checkbox: 'input[type=checkbox]',
    menuitem: '[role^=menuitem]',
    tab: '[role=tab]',
    heading: 'h1, h2, h3',
  };
  const labelOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const by = [...ids.map((id) => document.getElementById(id)), ...labels].map((one) => one?.textContent);
    const text = element.getAttribute('aria-label') ?? (by.join(' ') || (element as HTMLElement).innerText);
    return (text || (element.getAttribute('placeholder') ?? '')).replaceAll(/\s+/g, ' ').trim();
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]') &&
    element.getBoundingClientRect().width > 1;
  const pattern = new RegExp(name);
  const element = [...document.querySelectorAll(selectors[role] ?? `[role=${role}]`)].findLast(
    (one) => isShown(one) && pattern.test(labelOf(one)),
  );
  if (!element) return null;
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  if (middle().y < 90 || middle().y > innerHeight - 90) element.scrollIntoView({ block: 'center' });
  const { x, y } = middle();
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (hit === element || element.contains(hit) || hit.contains(element));
  return { x, y, cover: isHit ? null : (hit?.outerHTML.slice(0, 120) ?? 'nothing') };
};

/** Visible controls whose centre is covered by another element. */
export const coveredControls = (): string[] => {
  const controls = 'button, a[href], input, select, textarea, [role=tab], [role=menuitem]';
  const isInSight = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    return width > 8 && height > 8 && isInside && element.checkVisibility({ visibilityProperty: true });
  };
  const canBePressed = (element: Element) =>
    !element.matches(':disabled, [aria-disabled=true]') &&
    !element.closest('[aria-hidden=true], [inert]') &&
    getComputedStyle(element).pointerEvents !== 'none';
  return [...document.querySelectorAll(controls)]
    .filter((element) => isInSight(element) && canBePressed(element))
    .flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isHit =
        hit && (hit === element || element.contains(hit) || hit.closest('label')?.contains(element));
      // A message goes by itself.
      if (isHit || hit?.closest('[data-toast]')) return [];
      const describe = (one: Element | null) =>
        one
          ? `${one.tagName} "${one.getAttribute('aria-label') ?? one.textContent.slice(0, 40)}"`
          : 'nothing';
      return [`${describe(element)} is covered by ${describe(hit)}`];
    });
};
