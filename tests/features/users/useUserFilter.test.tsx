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

const open = async (...entries: string[]) => {
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
    /** Makes several changes before the next render. */
    run: (work: (list: List) => unknown) => act(async () => void work(list)),
    type: (text: string) => act(async () => list.search.type(text)),
    advance: (ms = 300) => act(async () => void vi.advanceTimersByTime(ms)),
    shown: () => ({ text: list.search.text, filter: list.filters.filter }),
  };
};
const filtered = (filter: UserFilter) => `/admin?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const slice = { is_active: true, last_login__isnull: false };

it('a search that is being typed changes nothing that the rest of the list renders', async () => {
  const { type, list } = await open(filtered(slice));
  const before = list.filters;
  await type('ann');
  expect(list.search.text).toBe('ann');
  expect(list.filters).toBe(before);
});

describe('a delayed search', () => {
  it('is applied 300 ms after the last key, and the text stays as it was typed', async () => {
    const { type, advance, shown, router } = await open();
    await type('ann');
    await advance(299);
    await type('anna ');
    await advance(299);
    expect(router.state.location.search).toBe('');
    await advance(1);
    expect(shown()).toEqual({ text: 'anna ', filter: { search: 'anna' } });
    await type('anna lee');
    await advance();
    expect(shown()).toEqual({ text: 'anna lee', filter: { search: 'anna lee' } });
  });

  it.each<[string, UserFilter, (list: List) => void, UserFilter]>([
    [
      'filters are applied',
      {},
      ({ filters }) => filters.change((now) => ({ ...now, is_staff: true })),
      { is_staff: true, search: 'a' },
    ],
    [
      'a filter is removed',
      { is_staff: true, is_active: true },
      ({ filters }) => filters.change((now) => applyDraft(now, { is_active: undefined })),
      { is_staff: true, search: 'a' },
    ],
    [
      'the search is removed',
      { search: 'b' },
      ({ filters }) => filters.change((now) => applyDraft(now, { search: undefined })),
      {},
    ],
    ['a slice is chosen', { is_staff: true }, ({ filters }) => filters.replace(slice), slice],
    ['all is cleared', { is_staff: true }, ({ filters }) => filters.clear(), {}],
    ['all is cleared when nothing was set', {}, ({ filters }) => filters.clear(), {}],
  ])('and the list agree when %s meanwhile, and later', async (_what, before, work, after) => {
    const { type, advance, run, shown } = await open(filtered(before));
    await type('a');
    await run(work);
    const state = { text: after.search ?? '', filter: after };
    expect(shown()).toEqual(state);
    await advance();
    expect(shown()).toEqual(state);
  });

  it.each<Partial<List['filters']>>([
    { sort: 'email', order: 'DESC', page: 1 },
    { perPage: 20, page: 1 },
  ])('and %j both apply', async (change) => {
    for (const isFirst of [true, false]) {
      const { type, advance, run, list } = await open();
      if (isFirst) await run(({ filters }) => filters.changeAddress(change));
      await type('a');
      if (!isFirst) await run(({ filters }) => filters.changeAddress(change));
      await advance();
      expect(list.filters).toMatchObject({ ...change, filter: { search: 'a' } });
      cleanup();
    }
  });

  it('that is emptied is applied at once', async () => {
    const { type, advance, shown } = await open(filtered({ search: 'b' }));
    await type('');
    await advance(0);
    expect(shown()).toEqual({ text: '', filter: {} });
  });

  it('is cancelled by Back and Forward', async () => {
    const { type, advance, run, shown, router } = await open();
    await run(({ filters }) => filters.replace(slice));
    await type('a');
    await act(async () => router.navigate(-1));
    await advance();
    expect(shown()).toEqual({ text: '', filter: {} });
    await type('b');
    await act(async () => router.navigate(1));
    await advance();
    expect(shown()).toEqual({ text: '', filter: slice });
  });

  it('does not lead back to a list that was left', async () => {
    const { type, advance, router } = await open();
    await type('a');
    await act(async () => router.navigate('/user/details/5'));
    await advance();
    expect(router.state.location.pathname).toBe('/user/details/5');
  });

  it('is cancelled by a link to the whole list', async () => {
    const { type, advance, shown, router } = await open(filtered({ search: 'a' }));
    await type('ab');
    await act(async () => router.navigate('/admin'));
    await advance();
    expect(shown()).toEqual({ text: '', filter: {} });
  });
});

it('two changes before the URL is updated both apply', async () => {
  const { run, shown, list } = await open(filtered({ is_staff: true, is_active: true, search: 'a' }));
  await run(({ filters }) => {
    filters.change((filter) => applyDraft(filter, { is_staff: undefined }));
    filters.change((filter) => applyDraft(filter, { search: undefined }));
    filters.changeAddress({ perPage: 5 });
  });
  expect(shown()).toEqual({ text: '', filter: { is_active: true } });
  expect(list.filters.perPage).toBe(5);
});

it('the router state and the tab of the list survive a filter', async () => {
  const { run, router } = await open('/');
  await act(async () =>
    router.navigate('/admin?tab=usersResource', { state: { activeTab: 'usersResource' } }),
  );
  await run(({ filters }) => filters.replace({ is_staff: true }));
  expect(router.state.location.search).toContain('tab=usersResource');
  expect(router.state.location.state).toEqual({ activeTab: 'usersResource' });
});
