import { beforeEach, expect, it, vi } from 'vitest';

/** The scroll position that a newly loaded document restores for its first page. */
const firstVisit = async (timeOrigin: number) => {
  vi.resetModules();
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(timeOrigin);
  const { getVisit } = await import('../../../src/app/layout/Pages');
  return getVisit({ key: 'default', pathname: '/notifications' });
};

beforeEach(() => history.replaceState(null, ''));

it('a new document begins at its top, and a reload at its own place', async () => {
  const visit = await firstVisit(1);
  expect(await firstVisit(2)).toBe(visit);
  history.replaceState(null, '');
  expect(await firstVisit(3)).not.toBe(visit);
});
