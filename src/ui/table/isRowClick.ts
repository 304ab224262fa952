import type { MouseEvent } from 'react';

/**
 * A click on a control or the end of a text selection does not open the row; nor does one in a menu of the row, which
 * React passes on from elsewhere in the page.
 */
export const isRowClick = ({ target, currentTarget, defaultPrevented }: MouseEvent) =>
  !defaultPrevented &&
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('a, button, input, [data-controls]') &&
  (getSelection()?.isCollapsed ?? true);
