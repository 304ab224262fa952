import { isFields } from '../fields';
import { asNotification, type Notification } from './notification';

export type NotificationUpdate = {
  kind: 'list' | 'one';
  notifications: Notification[];
  wrong: number;
};

/** `reply`: a heartbeat or the refusal of a command, which change nothing. */
export type NotificationFrame = NotificationUpdate | { kind: 'reply' } | { kind: 'unknown' };

export const frameIn = (text: unknown): NotificationFrame => {
  const content = parsed(text);
  if (!isFields(content)) return { kind: 'unknown' };
  const { success, notifications, notification, ...others } = content;
  const isHeartbeat = success === true && notifications === undefined && notification === undefined;
  if (success === false || (isHeartbeat && Object.keys(others).length === 0)) return { kind: 'reply' };
  if (Array.isArray(notifications)) {
    const checked = notifications.map(asNotification).filter((item) => item !== null);
    return { kind: 'list', notifications: checked, wrong: notifications.length - checked.length };
  }
  const one = asNotification(notification ?? content);
  return one ? { kind: 'one', notifications: [one], wrong: 0 } : { kind: 'unknown' };
};

const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};
