/** How the keyboard moves in a section of the page. */
export interface SectionHandle {
  /** Items beside each other. */
  columns: number;
  /** Scrolls the item of that place into the window, so that it is drawn. */
  reveal: (index: number) => void;
}
