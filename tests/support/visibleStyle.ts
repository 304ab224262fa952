type Property = 'display' | 'visibility';

interface Rule {
  selector: string;
  /** The condition of its media query, if it has one. */
  media: string | undefined;
  value: string;
}

interface Styles {
  /** The rules that set a property, by a class of the element that each selects; '' has the others. */
  rules: Record<Property, Map<string, Rule[]>>;
  texts: Set<string>;
}

// Emotion inserts a rule once for all files of a worker, while this module is loaded again for each.
const shared = globalThis as typeof globalThis & { visibleStyles?: Styles };
const { rules, texts } = (shared.visibleStyles ??= {
  rules: { display: new Map(), visibility: new Map() },
  texts: new Set(),
});

/** Keeps what a rule says of `display` and `visibility`; Emotion inserts each rule alone, in a media query or not. */
export const keepRule = (text: string): void => {
  if (texts.has(text)) return;
  texts.add(text);
  const [, media, inner = text] = /^@media([^{]*)\{(.*)\}$/s.exec(text) ?? [];
  const [, selectors = '', declarations = ''] = /^([^@{}]+)\{([^{}]*)\}$/.exec(inner) ?? [];
  for (const name of ['display', 'visibility'] as const) {
    const [, value] = new RegExp(`(?:^|;)${name}:([\\w-]+)`).exec(declarations) ?? [];
    if (!value) continue;
    for (const selector of selectors.split(',')) {
      if (/::|:-/.test(selector)) continue;
      const subject = /[^\s>+~]*$/.exec(selector)?.[0] ?? '';
      const [, key = ''] = /\.([\w-]+)/.exec(subject) ?? [];
      rules[name].set(key, [...(rules[name].get(key) ?? []), { selector, media, value }]);
    }
  }
};

const applies = (element: Element, { selector, media }: Rule): boolean =>
  (media === undefined || matchMedia(media.trim()).matches) && element.matches(selector);

const findStyle = (element: Element, name: Property): string | undefined => {
  const candidates = ['', ...element.classList].flatMap((key) => rules[name].get(key) ?? []);
  return (
    (element as HTMLElement).style?.[name] || candidates.findLast((rule) => applies(element, rule))?.value
  );
};

const getVisibility = (element: Element): string =>
  findStyle(element, 'visibility') ??
  (element.parentElement ? getVisibility(element.parentElement) : 'visible');

/**
 * Replaces getComputedStyle: `display` and `visibility` by the element's attributes and the portal's styles,
 * which is enough for visibility and accessible names; colours and sizes are tested in Chromium.
 */
export const visibleStyle = (element: Element): CSSStyleDeclaration => {
  const values: Record<string, () => string> = {
    display: () => findStyle(element, 'display') ?? ((element as HTMLElement).hidden ? 'none' : 'block'),
    visibility: () => getVisibility(element),
    pointerEvents: () => 'auto',
    'pointer-events': () => 'auto',
  };
  const { style } = element as HTMLElement;
  const valueOf = (name: string) => values[name]?.() ?? style?.getPropertyValue(name) ?? '';
  return new Proxy(style ?? document.createElement('i').style, {
    get: (target, name) => {
      if (name === 'getPropertyValue') return valueOf;
      const known = values[String(name)];
      if (known) return known();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
};
