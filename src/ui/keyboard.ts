const fields =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]';
const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

/** Whether keys belong to a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null;

/** Whether a dialog or a menu covers the page, whose shortcuts then rest. */
export const isCovered = (): boolean => document.querySelector(overlays) !== null;

/** The key; where its layout has other letters, such as Arabic ones, the Latin letter that is printed beside its own. */
export const latinKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string => {
  if (key === '؟') return '?';
  return /^Key[A-Z]$/.test(code) && !/^[ -~]/.test(key) ? code.slice(3).toLowerCase() : key;
};

const mirrored: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** ArrowRight for the key that leads on, ArrowLeft for the one that leads back, in either reading direction. */
export const logicalArrowKey = ({ key }: { key: string }): string =>
  (document.dir === 'rtl' && mirrored[key]) || key;

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** With a modifier key or another button the browser opens a link elsewhere. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
