import {
  notificationKeys,
  type NotificationKey,
  type NotificationMode,
} from '../../model/notification/notificationModes';
import { fieldsIn } from '../answers';
import { HttpError } from '../HttpError';
import type { Http, TokenSource } from '../http';

/** What the server holds per key; anything but a mode of 0 to 7 counts as not set. */
export type StoredModes = Record<NotificationKey, unknown>;

const path = '/api/user/notification-control/';

/** How notifications reach the signed-in person (spec 1 §4, §7). All reject with HttpError. */
export const notificationControlActions = (http: Http) => ({
  notificationModes: async (signal?: AbortSignal): Promise<StoredModes> => {
    const answer = await http<unknown>(path, signal ? { signal } : {});
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
      throw new HttpError(0, answer, 'format');
    const stored = answer as Partial<StoredModes>;
    return Object.fromEntries(notificationKeys.map((key) => [key, stored[key]])) as StoredModes;
  },

  /** Saves one preference and no other. */
  saveNotificationMode: async (
    key: NotificationKey,
    mode: NotificationMode,
    tokens?: TokenSource,
  ): Promise<void> => {
    const body = { [key]: mode };
    fieldsIn(await http<unknown>(path, { method: 'POST', body, keepalive: true, ...(tokens && { tokens }) }));
  },
});
