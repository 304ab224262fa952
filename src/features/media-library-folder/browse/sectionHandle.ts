/** How the keyboard moves in a section of the page. */
export interface SectionHandle {
  /** Items beside each other. */
  columns: number;
  /** Scrolls the item of that place into the window, so that it is rendered. */
  reveal: (index: number) => void;
}
