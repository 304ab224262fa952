import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from '../../../src/features/notification/useSelection';
import { buildNotification } from '../../support/buildNotification';

const notifications = [1, 2, 3].map((id) => buildNotification({ id }));

const renderSelection = () => {
  const { result, rerender } = renderHook((list) => useSelection(list), { initialProps: notifications });
  return {
    show: rerender,
    set: (ids: number[], on: boolean) => act(() => result.current.set(ids, on)),
    selected: () => result.current.selected.map(({ id }) => id),
  };
};

it('deselects hidden notifications', () => {
  const { show, set, selected } = renderSelection();
  set([1, 2], true);
  show(notifications.slice(1));
  expect(selected()).toEqual([2]);
  show(notifications);
  expect(selected()).toEqual([2]);
  set([2], false);
  expect(selected()).toEqual([]);
});
