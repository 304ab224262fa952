const fields =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]';
const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

/** Whether keys belong to a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null;

/** Whether a dialog or a menu covers the page, whose shortcuts then rest. */
export const isCovered = (): boolean => document.querySelector(overlays) !== null;
