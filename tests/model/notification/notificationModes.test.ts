import { expect, it } from 'vitest';
import {
  toChannels,
  countModes,
  parseNotificationMode,
  sharedChannel,
  withChannel,
} from '../../../src/model/notification/notificationModes';

it.each([
  [0, 'off', false],
  [1, 'off', true],
  [2, 'atOnce', false],
  [3, 'atOnce', true],
  [4, 'daily', false],
  [5, 'daily', true],
  [6, 'weekly', false],
  [7, 'weekly', true],
] as const)('converts the mode %d to e-mail %s, app %s', (mode, mail, app) => {
  expect(toChannels(mode)).toEqual({ mail, app });
  expect(withChannel(undefined, { mail, app })).toBe(mode);
});

it.each([-1, 8, 1.5, '3', true, null, undefined])('reads the mode %j as not set', (value) => {
  expect(parseNotificationMode(value)).toBeNull();
});

it.each([
  [5, { app: false }, 4],
  [4, { app: true }, 5],
  [1, { mail: 'weekly' }, 7],
  [7, { mail: 'off' }, 1],
  [6, { mail: 'off' }, 0],
  [undefined, { app: true }, 1],
  ['3', { mail: 'daily' }, 4],
] as const)('changes %j by %j to %d', (value, change, mode) => {
  expect(withChannel(value, change)).toBe(mode);
});

it.each([
  [[1, 3, 5], 'app', true],
  [[1, 2], 'app', null],
  [[0, 2, 4], 'app', false],
  [[4, 5], 'mail', 'daily'],
  [[4, 6], 'mail', null],
  [[1, undefined], 'app', null],
  [[0, undefined], 'app', null],
  [[undefined, undefined], 'mail', null],
  [[], 'mail', null],
] as const)('finds the shared value of %j for %s: %s', (values, channel, shared) => {
  expect(sharedChannel(values, channel)).toBe(shared);
});

it('counts channels and skips unset modes', () => {
  expect(countModes([0, 0, 1, 2, 3, 4, 5, 6, 7, 7, undefined, 9])).toEqual({
    app: 5,
    atOnce: 2,
    daily: 2,
    weekly: 3,
    none: 2,
  });
});
