import { onTestFinished } from 'vitest';

/** The width of the window in CSS pixels, until the end of the test. */
export const setViewportWidth = (width: number): void => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
  const before = window.innerWidth;
  happyDOM.setViewport({ width });
  onTestFinished(() => happyDOM.setViewport({ width: before }));
};
