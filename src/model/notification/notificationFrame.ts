import { asNotification, type Notification } from './notification';

export type NotificationUpdate = {
  kind: 'list' | 'one';
  notifications: Notification[];
  wrong: number;
};

export const isHeartbeat = (frame: unknown): boolean => {
  const content = parsed(frame);
  if (typeof content !== 'object' || content === null) return false;
  return Object.keys(content).join() === 'success' && Object.values(content)[0] === true;
};

export const isRefusal = (frame: unknown): boolean => {
  const content = parsed(frame);
  return typeof content === 'object' && content !== null && 'success' in content && content.success === false;
};

export const updateOf = (frame: unknown): NotificationUpdate | null => {
  const content = parsed(frame);
  if (typeof content !== 'object' || content === null) return null;
  const { success, notifications, notification } = content as Record<string, unknown>;
  if (success === false) return null;
  if (Array.isArray(notifications)) {
    const checked = notifications.map(asNotification).filter((item) => item !== null);
    return { kind: 'list', notifications: checked, wrong: notifications.length - checked.length };
  }
  const one = asNotification(notification ?? content);
  return one && { kind: 'one', notifications: [one], wrong: 0 };
};

const parsed = (frame: unknown): unknown => {
  if (typeof frame !== 'string') return null;
  try {
    return JSON.parse(frame) as unknown;
  } catch {
    return null;
  }
};
