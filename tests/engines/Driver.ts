export type Key = 'Enter' | 'Escape' | 'Control+a' | 'Control+k';

/** Browser operations that the walk needs. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page of the current window. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks at these viewport coordinates, in px. */
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Selects a file in the first file input of the page. */
  chooseFile(path: string): Promise<void>;
  openWindow(): Promise<void>;
  /** Switches to the window with this index, in the order of opening. */
  switchTo(index: number): Promise<void>;
  close(): Promise<void>;
}

export const viewport = { width: 1366, height: 768 };
/** Selector of file inputs outside dialogs and menus. */
export const fileInput = 'main input[type=file]';
