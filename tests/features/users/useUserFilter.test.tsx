import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUserFilter } from '../../../src/features/users/list/filter/useUserFilter';
import { applyDraft, type UserFilter } from '../../../src/features/users/list/filter/userFilter';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type List = ReturnType<typeof useUserFilter>;

const renderFilter = async (...entries: string[]) => {
  const list = {} as List;
  const Screen = () => {
    Object.assign(list, useUserFilter());
    return null;
  };
  const routes = [
    { path: '/admin', element: <Screen /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: entries.length > 0 ? entries : ['/admin'] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return {
    list,
    router,
    /** Makes several changes in one render. */
    run: (changeList: (list: List) => unknown) => act(async () => void changeList(list)),
    type: (text: string) => act(async () => list.search.type(text)),
    advance: (ms = 300) => act(async () => void vi.advanceTimersByTime(ms)),
    getState: () => ({ text: list.search.text, filter: list.filters.filter }),
  };
};
const buildPath = (filter: UserFilter) => `/admin?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const slice = { is_active: true, last_login__isnull: false };

describe('delayed search', () => {
  it('is applied 300 ms after the last key and keeps the typed text', async () => {
    const { type, advance, getState, router } = await renderFilter();
    await type('ann');
    await advance(299);
    await type('anna ');
    await advance(299);
    expect(router.state.location.search).toBe('');
    await advance(1);
    expect(getState()).toEqual({ text: 'anna ', filter: { search: 'anna' } });
    await type('anna lee');
    await advance();
    expect(getState()).toEqual({ text: 'anna lee', filter: { search: 'anna lee' } });
  });

  const change =
    (draft: Parameters<typeof applyDraft>[1]) =>
    ({ filters }: List) =>
      filters.change((current) => applyDraft(current, draft));
  const all = { is_staff: true, is_active: true };
  it.each<[string, UserFilter, (list: List) => void, UserFilter]>([
    ['filters are applied', {}, change({ is_staff: true }), { is_staff: true, search: 'a' }],
    ['a filter is removed', all, change({ is_active: undefined }), { is_staff: true, search: 'a' }],
    ['the search is removed', { search: 'b' }, change({ search: undefined }), {}],
    ['a slice is chosen', { is_staff: true }, ({ filters }) => filters.replace(slice), slice],
    ['all is cleared', { is_staff: true }, ({ filters }) => filters.clear(), {}],
    ['all is cleared when nothing was set', {}, ({ filters }) => filters.clear(), {}],
  ])('matches the list if %s meanwhile', async (_what, initialFilter, changeList, expectedFilter) => {
    const { type, advance, run, getState } = await renderFilter(buildPath(initialFilter));
    await type('a');
    await run(changeList);
    const state = { text: expectedFilter.search ?? '', filter: expectedFilter };
    expect(getState()).toEqual(state);
    await advance();
    expect(getState()).toEqual(state);
  });

  it.each<Partial<List['filters']>>([
    { sort: 'email', order: 'DESC', page: 1 },
    { perPage: 20, page: 1 },
  ])('is combined with %j', async (urlChange) => {
    for (const isFirst of [true, false]) {
      const { type, advance, run, list } = await renderFilter();
      if (isFirst) await run(({ filters }) => filters.changeAddress(urlChange));
      await type('a');
      if (!isFirst) await run(({ filters }) => filters.changeAddress(urlChange));
      await advance();
      expect(list.filters).toMatchObject({ ...urlChange, filter: { search: 'a' } });
      cleanup();
    }
  });

  it('is applied immediately if emptied', async () => {
    const { type, advance, getState } = await renderFilter(buildPath({ search: 'b' }));
    await type('');
    await advance(0);
    expect(getState()).toEqual({ text: '', filter: {} });
  });

  it('is cancelled by Back and Forward', async () => {
    const { type, advance, run, getState, router } = await renderFilter();
    await run(({ filters }) => filters.replace(slice));
    await type('a');
    await act(async () => router.navigate(-1));
    await advance();
    expect(getState()).toEqual({ text: '', filter: {} });
    await type('b');
    await act(async () => router.navigate(1));
    await advance();
    expect(getState()).toEqual({ text: '', filter: slice });
  });

  it('does not navigate back to the list', async () => {
    const { type, advance, router } = await renderFilter();
    await type('a');
    await act(async () => router.navigate('/user/details/5'));
    await advance();
    expect(router.state.location.pathname).toBe('/user/details/5');
  });

  it('is cancelled by a link to the unfiltered list', async () => {
    const { type, advance, getState, router } = await renderFilter(buildPath({ search: 'a' }));
    await type('ab');
    await act(async () => router.navigate('/admin'));
    await advance();
    expect(getState()).toEqual({ text: '', filter: {} });
  });
});

it('applies two changes before the URL is updated', async () => {
  const { run, getState, list } = await renderFilter(
    buildPath({ is_staff: true, is_active: true, search: 'a' }),
  );
  await run(({ filters }) => {
    filters.change((filter) => applyDraft(filter, { is_staff: undefined }));
    filters.change((filter) => applyDraft(filter, { search: undefined }));
    filters.changeAddress({ perPage: 5 });
  });
  expect(getState()).toEqual({ text: '', filter: { is_active: true } });
  expect(list.filters.perPage).toBe(5);
});

it('keeps the router state and the tab', async () => {
  const { run, router } = await renderFilter('/');
  await act(async () => router.navigate('/admin?tab=managedUsers', { state: { activeTab: 'managedUsers' } }));
  await run(({ filters }) => filters.replace({ is_staff: true }));
  expect(router.state.location.search).toContain('tab=managedUsers');
  expect(router.state.location.state).toEqual({ activeTab: 'managedUsers' });
});
