import { beforeEach, expect, it, vi } from 'vitest';

/** Loads a new document and returns its first visit. */
const loadFirstVisit = async (timeOrigin: number) => {
  vi.resetModules();
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(timeOrigin);
  const { getVisit } = await import('../../../src/app/layout/Pages');
  return getVisit({ key: 'default', pathname: '/notifications' });
};

beforeEach(() => history.replaceState(null, ''));

it('restores the scroll position after a reload but not in a new document', async () => {
  const visit = await loadFirstVisit(1);
  expect(await loadFirstVisit(2)).toBe(visit);
  history.replaceState(null, '');
  expect(await loadFirstVisit(3)).not.toBe(visit);
});
