import { describe, expect, it } from 'vitest';
import { frameIn } from '../../../src/model/notification/notificationFrame';
import { aNotification } from '../../support/aNotification';

const one = aNotification();

describe('a frame of the live connection', () => {
  it.each([
    ['a list', { success: true, notifications: [one] }, 'list', [one], 0],
    ['an empty list', { success: true, notifications: [] }, 'list', [], 0],
    ['a list without success', { notifications: [one] }, 'list', [one], 0],
    [
      'a list with invalid entries',
      { success: true, notifications: [one, null, { id: 2 }] },
      'list',
      [one],
      2,
    ],
    ['one notification', one, 'one', [one], 0],
    ['one notification under its name', { success: true, notification: one }, 'one', [one], 0],
  ])('is read: %s', (_what, frame, kind, notifications, wrong) => {
    expect(frameIn(JSON.stringify(frame))).toEqual({ kind, notifications, wrong });
  });

  it.each([
    ['a heartbeat', { success: true }],
    ['a refusal', { success: false, error: 'Notification not found.' }],
    ['a failure with a list', { success: false, notifications: [one] }],
  ])('changes nothing: %s', (_what, frame) => {
    expect(frameIn(JSON.stringify(frame))).toEqual({ kind: 'reply' });
  });

  it.each([
    ['a binary frame', new ArrayBuffer(2)],
    ['invalid JSON', '{"success": tr'],
    ['null', 'null'],
    ['a number', '7'],
    ['an empty object', '{}'],
    ['a bare list', JSON.stringify([one])],
    ['a list that is a string', JSON.stringify({ success: true, notifications: 'none' })],
    ['a notification without an id', JSON.stringify({ success: true, notification: { title: 'No id' } })],
    ['an unknown field beside success', JSON.stringify({ success: true, other: 1 })],
  ])('is not understood: %s', (_what, frame) => {
    expect(frameIn(frame)).toEqual({ kind: 'unknown' });
  });
});
