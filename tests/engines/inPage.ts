/** Functions that run in the page, so they use nothing from this module. */

interface Found {
  x: number;
  y: number;
  /** The covering element, or null if a click reaches the found one. */
  cover: string | null;
}

/** Finds the last visible element by role and name (a regular expression), and scrolls it into view. */
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
  const getLabel = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const by = [...ids.map((id) => document.getElementById(id)), ...labels].map((one) => one?.textContent);
    const text = element.getAttribute('aria-label') ?? (by.join(' ') || (element as HTMLElement).innerText);
    return (text || (element.getAttribute('placeholder') ?? '')).replaceAll(/\s+/g, ' ').trim();
  };
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]') &&
    element.getBoundingClientRect().width > 1;
  const pattern = new RegExp(name);
  const element = [...document.querySelectorAll(selectors[role] ?? `[role=${role}]`)].findLast(
    (one) => isVisible(one) && pattern.test(getLabel(one)),
  );
  if (!element) return null;
  const getCentre = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  if (getCentre().y < 90 || getCentre().y > innerHeight - 90) element.scrollIntoView({ block: 'center' });
  const { x, y } = getCentre();
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (hit === element || element.contains(hit) || hit.contains(element));
  return { x, y, cover: isHit ? null : (hit?.outerHTML.slice(0, 120) ?? 'nothing') };
};

/** Lists visible controls whose centre is covered by another element. */
export const coveredControls = (): string[] => {
  const controls = 'button, a[href], input, select, textarea, [role=tab], [role=menuitem]';
  const isInViewport = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    return width > 8 && height > 8 && isInside && element.checkVisibility({ visibilityProperty: true });
  };
  const canBeClicked = (element: Element) =>
    !element.matches(':disabled, [aria-disabled=true]') &&
    !element.closest('[aria-hidden=true], [inert]') &&
    getComputedStyle(element).pointerEvents !== 'none';
  return [...document.querySelectorAll(controls)]
    .filter((element) => isInViewport(element) && canBeClicked(element))
    .flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isHit =
        hit && (hit === element || element.contains(hit) || hit.closest('label')?.contains(element));
      // A message disappears on its own.
      if (isHit || hit?.closest('[data-toast]')) return [];
      const describe = (one: Element | null) =>
        one
          ? `${one.tagName} "${one.getAttribute('aria-label') ?? one.textContent.slice(0, 40)}"`
          : 'nothing';
      return [`${describe(element)} is covered by ${describe(hit)}`];
    });
};
