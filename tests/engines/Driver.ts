export type Key = 'Enter' | 'Escape' | 'Control+a' | 'Control+k';

/** Browser operations that the walk needs. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page of the current window. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses the mouse at a place of the viewport, in px. */
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Puts a file into the first file input of the page. */
  chooseFile(path: string): Promise<void>;
  openWindow(): Promise<void>;
  /** Windows are counted from 0, in the order of their opening. */
  switchTo(index: number): Promise<void>;
  close(): Promise<void>;
}

export const viewport = { width: 1366, height: 768 };
/** The first file input outside of dialogs and menus. */
export const fileInput = 'main input[type=file]';
