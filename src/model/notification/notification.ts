import type { Schema } from '../../contract/Schema';
import { isFields, parseJson } from '../fields';

export type Notification = Omit<Schema<'Notification'>, 'other_data'> & {
  other_data?: Schema<'Notification'>['other_data'];
};

export type Subject = Schema<'NotificationSubject'>;

const subjectKinds = [
  'user',
  'users',
  'folder',
  'library',
  'service',
  'dashboard',
  'profile',
  'security',
  'sessions',
] as const satisfies readonly Subject['kind'][];

export const unreadCount = (list: readonly Notification[]): number =>
  list.filter(({ is_read }) => !is_read).length;

const plainFields = ['id', 'title', 'message', 'service', 'is_read', 'created_at'] as const;

const isSame = (one: Notification, other: Notification): boolean =>
  plainFields.every((name) => one[name] === other[name]) &&
  (one.other_data === other.other_data ||
    JSON.stringify(one.other_data) === JSON.stringify(other.other_data));

const reuseIfSame = (old: Notification | undefined, item: Notification): Notification =>
  old && isSame(old, item) ? old : item;

/** Returns the old array when nothing changed, to avoid rerendering. */
const keepIfSame = (
  previous: readonly Notification[],
  next: readonly Notification[],
): readonly Notification[] =>
  next.length === previous.length && next.every((item, index) => item === previous[index]) ? previous : next;

/** Replaces known ids in place and puts new ones first (spec 2 §4). */
export const mergeUpdate = (
  list: readonly Notification[],
  changed: readonly Notification[],
): readonly Notification[] => {
  if (changed.length === 0) return list;
  // Servers may repeat an id; its last entry wins.
  const latest = new Map(changed.map((item) => [item.id, item]));
  const merged = list.map((item) => {
    const update = latest.get(item.id);
    latest.delete(item.id);
    return update ? reuseIfSame(item, update) : item;
  });
  return keepIfSame(list, [...latest.values(), ...merged]);
};

export const toCompleteList = (
  list: readonly Notification[],
  complete: readonly Notification[],
): readonly Notification[] => {
  const byId = new Map(list.map((item) => [item.id, item]));
  const merged = [
    ...new Map(complete.map((item) => [item.id, reuseIfSame(byId.get(item.id), item)])).values(),
  ];
  return keepIfSame(list, merged);
};

export const parseNotification = (value: unknown): Notification | null => {
  if (!isFields(value)) return null;
  const { id, title, is_read, created_at, message, service, other_data } = value;
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return null;
  if (typeof title !== 'string' || typeof is_read !== 'boolean') return null;
  if (typeof created_at !== 'string' || Number.isNaN(Date.parse(created_at))) return null;
  if (!isText(message) || !isText(service)) return null;
  return {
    id,
    title,
    message: message ?? null,
    service: service ?? null,
    is_read,
    created_at,
    other_data: parseOtherData(other_data),
  };
};

const isText = (value: unknown): value is string | null | undefined =>
  value === null || value === undefined || typeof value === 'string';

const parseOtherData = (value: unknown): NonNullable<Notification['other_data']> | null => {
  if (!isFields(value)) return null;
  const device = isFields(value.device_info) ? Object.entries(value.device_info) : [];
  const texts = device.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const subject = parseSubject(value.subject);
  return {
    ...(subject ? { subject } : {}),
    ...(typeof value.ip === 'string' ? { ip: value.ip } : {}),
    ...(texts.length ? { device_info: Object.fromEntries(texts) } : {}),
  };
};

const parseSubject = (value: unknown): Subject | null => {
  if (!isFields(value)) return null;
  const { id, name } = value;
  const kind = subjectKinds.find((known) => known === value.kind);
  if (!kind) return null;
  return {
    kind,
    ...(typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? { id } : {}),
    ...(typeof name === 'string' ? { name } : {}),
  };
};

export type NotificationUpdate = {
  kind: 'list' | 'one';
  notifications: Notification[];
  invalidCount: number;
};

/** `reply`: a heartbeat or the refusal of a command, which change nothing. */
type NotificationFrame = NotificationUpdate | { kind: 'reply' } | { kind: 'unknown' };

export const parseFrame = (text: unknown): NotificationFrame => {
  const content = typeof text === 'string' ? parseJson(text) : null;
  if (!isFields(content)) return { kind: 'unknown' };
  const { success, notifications, notification, ...others } = content;
  const isHeartbeat = success === true && notifications === undefined && notification === undefined;
  if (success === false || (isHeartbeat && Object.keys(others).length === 0)) return { kind: 'reply' };
  if (Array.isArray(notifications)) {
    const checked = notifications.map(parseNotification).filter((item) => item !== null);
    return { kind: 'list', notifications: checked, invalidCount: notifications.length - checked.length };
  }
  const one = parseNotification(notification ?? content);
  return one ? { kind: 'one', notifications: [one], invalidCount: 0 } : { kind: 'unknown' };
};
