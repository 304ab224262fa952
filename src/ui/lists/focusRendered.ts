/** A row of a long list may take some frames to render. */
export const focusRendered = (find: () => HTMLElement | null, framesLeft = 20): void => {
  const element = find();
  if (element) element.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusRendered(find, framesLeft - 1));
};
