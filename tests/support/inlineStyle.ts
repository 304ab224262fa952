/**
 * Replaces getComputedStyle by the element's own `hidden` and `style` attributes, which is enough for
 * visibility and accessible names; colours and sizes are tested in Chromium.
 */
export const inlineStyle = (element: Element): CSSStyleDeclaration => {
  const { style, hidden } = element as HTMLElement;
  const defaults: Record<string, string> = {
    display: hidden ? 'none' : 'block',
    visibility: 'visible',
    pointerEvents: 'auto',
    'pointer-events': 'auto',
  };
  const valueOf = (name: string) => style?.getPropertyValue(name) || defaults[name] || '';
  return new Proxy(style ?? document.createElement('i').style, {
    get: (target, name) => {
      if (name === 'getPropertyValue') return valueOf;
      const value: unknown = Reflect.get(target, name);
      if (typeof value === 'function') return (value as (...args: unknown[]) => unknown).bind(target);
      return value || defaults[String(name)] || value;
    },
  });
};
