import { describe, expect, it } from 'vitest';
import { isRefusal, isHeartbeat, updateOf } from '../../../src/model/notification/notificationFrame';
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
  ])('parses %s', (_what, frame, kind, notifications, wrong) => {
    expect(updateOf(JSON.stringify(frame))).toEqual({ kind, notifications, wrong });
  });

  it.each([
    ['a binary frame', new ArrayBuffer(2)],
    ['invalid JSON', '{"success": tr'],
    ['null', 'null'],
    ['a number', '7'],
    ['a bare list', JSON.stringify([one])],
    ['a failure', JSON.stringify({ success: false, notifications: [one] })],
    ['a list that is a string', JSON.stringify({ success: true, notifications: 'none' })],
    ['a notification without an id', JSON.stringify({ success: true, notification: { title: 'No id' } })],
  ])('ignores %s', (_what, frame) => {
    expect(updateOf(frame)).toBeNull();
  });

  it.each([
    ['{"success":true}', true],
    ['{"success":false}', false],
    ['{"success":true,"notifications":[]}', false],
    ['{}', false],
    ['null', false],
    ['{"success"', false],
  ])('is only a heartbeat: %s is %s', (frame, expected) => {
    expect(isHeartbeat(frame)).toBe(expected);
  });

  it.each([
    ['{"success":false,"error":"Notification not found."}', true],
    ['{"success":true}', false],
    ['{"success"', false],
    ['7', false],
  ])('is a refusal: %s is %s', (frame, expected) => {
    expect(isRefusal(frame)).toBe(expected);
  });
});
