import { visibleStyle } from './visibleStyle';

const isHidden = (element: Element, options: CheckVisibilityOptions = {}): boolean => {
  const { display, visibility, opacity } = visibleStyle(element);
  return (
    display === 'none' ||
    (options.visibilityProperty === true && visibility === 'hidden') ||
    (options.opacityProperty === true && opacity === '0') ||
    (element.parentElement?.matches('details:not([open])') === true && element.tagName !== 'SUMMARY')
  );
};

const isSeen = (element: Element, options?: CheckVisibilityOptions): boolean =>
  !isHidden(element, options) && (element.parentElement === null || isSeen(element.parentElement, options));

/** Stubs checkVisibility and innerText, which happy-dom does not compute because it has no layout. */
export const stubVisibility = (): void => {
  Element.prototype.checkVisibility = function (options) {
    return this.isConnected && isSeen(this, options);
  };
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
};
