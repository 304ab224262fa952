import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Opens a page in a new document, and returns how to leave it at a scroll position. */
const openDocument = async (timeOrigin: number) => {
  vi.resetModules();
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(timeOrigin);
  const { Pages } = await import('../../../src/app/layout/Pages');
  const { renderWithProviders } = await import('../../support/renderWithProviders');
  const { unmount } = renderWithProviders(<Pages>Notifications</Pages>, '/notifications');
  return (scrollY: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY);
    dispatchEvent(new Event('pagehide'));
    unmount();
  };
};

beforeEach(() => history.replaceState(null, ''));
afterEach(() => vi.restoreAllMocks());
afterAll(() => void vi.resetModules());

it('restores the scroll position after a reload but not in a new document', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const leave = await openDocument(1);
  leave(700);
  const leaveReloaded = await openDocument(2);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  leaveReloaded(700);
  history.replaceState(null, '');
  await openDocument(3);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
