import { useEffect, type RefObject } from 'react';

/** Where keys have a meaning of their own. */
const occupied =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"], [role="textbox"]';

const isTyping = ({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !isComposing && !ctrlKey && !metaKey && !altKey;

/** Behind an open dialog or menu everything else is hidden from assistive technology. */
const isCovered = (field: HTMLElement) => field.closest('[aria-hidden="true"], [inert]') !== null;

/**
 * Lets somebody search by typing anywhere on the page: the first letter moves the focus to the field,
 * which receives it; `/` only moves the focus. `letters` switches the former off (WCAG 2.1.4).
 */
export const useTypeAnywhere = (field: RefObject<HTMLInputElement | null>, letters: boolean): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const input = field.current;
      const from = event.target instanceof Element ? event.target : document.body;
      if (!input || event.defaultPrevented || !letters || !isTyping(event)) return;
      if (from.closest(occupied) || isCovered(input)) return;
      if (event.key === '/') event.preventDefault();
      input.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, letters]);
};
