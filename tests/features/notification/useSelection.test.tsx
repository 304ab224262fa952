import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from '../../../src/features/notification/useSelection';
import { buildNotification } from '../../support/buildNotification';

const all = [1, 2, 3].map((id) => buildNotification({ id }));

const open = () => {
  const { result, rerender } = renderHook((list) => useSelection(list), { initialProps: all });
  return {
    show: rerender,
    set: (ids: number[], on: boolean) => act(() => result.current.set(ids, on)),
    selected: () => result.current.selected.map(({ id }) => id),
  };
};

it('deselects what leaves the screen, so that no action affects what the user does not see', () => {
  const { show, set, selected } = open();
  set([1, 2], true);
  show(all.slice(1));
  expect(selected()).toEqual([2]);
  show(all);
  expect(selected()).toEqual([2]);
  set([2], false);
  expect(selected()).toEqual([]);
});
