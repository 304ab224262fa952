const fieldSelector =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]';
const overlaySelector = '[role=dialog], [role=alertdialog], [role=menu]';

/** Tells whether keystrokes go into a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fieldSelector) !== null;

/** Tells whether a dialog or menu covers the page; page shortcuts are off then. */
export const isPageCovered = (): boolean => document.querySelector(overlaySelector) !== null;

/** Returns the Latin letter printed on the key for non-Latin layouts such as Arabic, else the key itself. */
export const toLatinKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string => {
  if (key === '؟') return '?';
  return /^Key[A-Z]$/.test(code) && !/^[ -~]/.test(key) ? code.slice(3).toLowerCase() : key;
};

const mirroredArrows: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Swaps ArrowLeft and ArrowRight in right-to-left languages, so ArrowRight always means "next". */
export const logicalArrowKey = ({ key }: { key: string }): string =>
  (document.dir === 'rtl' && mirroredArrows[key]) || key;

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Excludes clicks that open a link in a new tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
