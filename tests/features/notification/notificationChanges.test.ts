import { expect, it } from 'vitest';
import {
  changed,
  noChanges,
  unchanged,
  withChanges,
} from '../../../src/features/notification/notificationChanges';
import { asWhole, unreadCount } from '../../../src/model/notification/notification';
import { aNotification } from '../../support/aNotification';

const list = [1, 2, 3].map((id) => aNotification({ id }));

it('the list shows what is pending, and is as it was once that is taken back', () => {
  const mark = { is_read: true };
  const pending = changed(changed(noChanges, [1], 'gone'), [2], mark);
  const shown = withChanges(list, pending);
  expect(shown.map(({ id, is_read }) => [id, is_read])).toEqual([
    [2, true],
    [3, false],
  ]);
  expect(unreadCount(shown)).toBe(1);
  expect(withChanges(list, unchanged(unchanged(pending, [1], 'gone'), [2], mark))).toBe(list);
});

it('leaves a later change of the same notification alone when an earlier one is taken back', () => {
  const [first, second] = [{ is_read: true }, { is_read: false }];
  const pending = changed(changed(noChanges, [1], first), [1], second);
  expect(unchanged(pending, [1], first).get(1)).toBe(second);
  expect(unchanged(pending, [1], second).has(1)).toBe(false);
});

it('a whole list replaces the former: nothing twice, nothing that is gone, the same objects where nothing changed', () => {
  const whole = asWhole(list, [
    aNotification({ id: 4 }),
    aNotification({ id: 2 }),
    aNotification({ id: 2 }),
    aNotification({ id: 3, is_read: true }),
  ]);
  expect(whole.map(({ id, is_read }) => [id, is_read])).toEqual([
    [4, false],
    [2, false],
    [3, true],
  ]);
  expect(whole[1]).toBe(list[1]);
});
