import { asNotification, type Notification } from '../model/notification';
import { HttpError } from './HttpError';
import type { Http } from './http';

/** A person's own notifications (spec 2 §7). All reject with HttpError. */
export const notificationActions = (http: Http) => ({
  /** Newest first. The server answers a plain array or an object with `results`; entries that are none are left out. */
  notifications: async (signal?: AbortSignal): Promise<readonly Notification[]> => {
    const answer = await http<unknown>('/api/user/notification/', signal ? { signal } : {});
    const list: unknown = Array.isArray(answer) ? answer : (answer as { results?: unknown } | null)?.results;
    if (!Array.isArray(list)) throw new HttpError(0, answer, 'format');
    return list.map(asNotification).filter((item) => item !== null);
  },
});
