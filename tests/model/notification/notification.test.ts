import { describe, expect, it } from 'vitest';
import {
  parseNotification,
  toCompleteList,
  unreadCount,
  mergeUpdate,
  parseFrame,
} from '../../../src/model/notification/notification';
import { buildNotification } from '../../support/buildNotification';

const unread = (id: number) => buildNotification({ id });
const read = (id: number) => buildNotification({ id, is_read: true });

describe('mergeUpdate', () => {
  it.each([
    ['a new id is added on top', [unread(1)], [unread(2)], [2, 1], 2],
    ['a new id that is read does not raise the count', [unread(1)], [read(2)], [2, 1], 1],
    ['a known id keeps its position', [unread(3), unread(2), unread(1)], [read(2)], [3, 2, 1], 2],
    ['a known id may become unread again', [read(1)], [unread(1)], [1], 1],
    ['the count does not fall below 0', [read(1)], [read(1)], [1], 0],
    ['several new ones keep their order', [unread(1)], [unread(3), unread(2)], [3, 2, 1], 3],
    ['an id that is sent twice is listed once, as sent last', [], [unread(2), read(2)], [2], 0],
    ['an empty list takes the update', [], [unread(1)], [1], 1],
    ['an empty update changes nothing', [unread(1)], [], [1], 1],
  ])('ensures that %s', (_rule, list, changed, ids, count) => {
    const after = mergeUpdate(list, changed);
    expect(after.map(({ id }) => id)).toEqual(ids);
    expect(unreadCount(after)).toBe(count);
  });

  it('reuses the list if nothing is new', () => {
    const list = [unread(2), read(1)];
    expect(mergeUpdate(list, [read(1)])).toBe(list);
    expect(toCompleteList(list, [unread(2), read(1)])).toBe(list);
    expect(toCompleteList(list, [unread(3), unread(2), unread(2)])).toEqual([unread(3), unread(2)]);
    expect(toCompleteList(list, [unread(3), unread(2)])[1]).toBe(list[0]);
    expect(mergeUpdate(list, [read(2)])[1]).toBe(list[1]);
  });

  it('compares the other data', () => {
    const createWithIp = (ip: string) => buildNotification({ other_data: { ip } });
    const list = [createWithIp('203.0.113.24')];
    expect(mergeUpdate(list, [createWithIp('203.0.113.24')])).toBe(list);
    expect(mergeUpdate(list, [createWithIp('203.0.113.25')])).toEqual([createWithIp('203.0.113.25')]);
  });
});

describe('parseNotification', () => {
  it.each([
    ['a complete notification', {}],
    ['one with an id, a title and a time', { message: undefined, service: null, other_data: undefined }],
  ])('accepts %s', (_what, change) => {
    expect(parseNotification({ ...buildNotification(), ...change })).toMatchObject({ id: 1, message: null });
  });

  it.each([
    ['nothing', null],
    ['a list', [buildNotification()]],
    ['a string', 'notification'],
    ['an id that is a string', { ...buildNotification(), id: '1' }],
    ['an id that is no integer', { ...buildNotification(), id: 1.5 }],
    ['no title', { ...buildNotification(), title: undefined }],
    ['a message that is an object', { ...buildNotification(), message: {} }],
    ['a read mark that is a string', { ...buildNotification(), is_read: 'false' }],
    ['a time that is a number', { ...buildNotification(), created_at: 2026 }],
    ['an invalid time', { ...buildNotification(), created_at: 'yesterday' }],
  ])('rejects %s', (_what, value) => {
    expect(parseNotification(value)).toBeNull();
  });

  it.each([
    [{ ip: '203.0.113.24' }, { ip: '203.0.113.24' }],
    [{ ip: 7, device_info: { Device: 'iPhone' } }, { device_info: { Device: 'iPhone' } }],
    [{ device_info: 'iPhone' }, {}],
    ['203.0.113.24', null],
    [{ ip: '203.0.113.24', token: 'secret' }, { ip: '203.0.113.24' }],
    [{ device_info: { Device: 'iPhone', Browser: 7 } }, { device_info: { Device: 'iPhone' } }],
  ])('keeps only displayable other data: %j', (other_data, kept) => {
    expect(parseNotification({ ...buildNotification(), other_data })?.other_data).toStrictEqual(kept);
  });
});

const sample = buildNotification();

describe('live frame', () => {
  it.each([
    ['a list', { success: true, notifications: [sample] }, 'list', [sample], 0],
    ['an empty list', { success: true, notifications: [] }, 'list', [], 0],
    ['a list without success', { notifications: [sample] }, 'list', [sample], 0],
    [
      'a list, partly invalid',
      { success: true, notifications: [sample, null, { id: 2 }] },
      'list',
      [sample],
      2,
    ],
    ['one notification', sample, 'one', [sample], 0],
    ['one notification under its name', { success: true, notification: sample }, 'one', [sample], 0],
  ])('is read: %s', (_what, frame, kind, notifications, invalidCount) => {
    expect(parseFrame(JSON.stringify(frame))).toEqual({ kind, notifications, invalidCount });
  });

  it.each([
    ['a heartbeat', { success: true }],
    ['a refusal', { success: false, error: 'Notification not found.' }],
    ['a failure with a list', { success: false, notifications: [sample] }],
  ])('changes nothing: %s', (_what, frame) => {
    expect(parseFrame(JSON.stringify(frame))).toEqual({ kind: 'reply' });
  });

  it.each([
    ['a binary frame', new ArrayBuffer(2)],
    ['invalid JSON', '{"success": tr'],
    ['null', 'null'],
    ['a number', '7'],
    ['an empty object', '{}'],
    ['a bare list', JSON.stringify([sample])],
    ['a list that is a string', JSON.stringify({ success: true, notifications: 'none' })],
    ['a notification without an id', JSON.stringify({ success: true, notification: { title: 'No id' } })],
    ['an unknown field beside success', JSON.stringify({ success: true, other: 1 })],
  ])('is not understood: %s', (_what, frame) => {
    expect(parseFrame(frame)).toEqual({ kind: 'unknown' });
  });
});
