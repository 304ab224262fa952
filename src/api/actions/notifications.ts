import { asNotification, type Notification } from '../../model/notification/notification';
import { fieldsIn, recordIn } from '../answers';
import { HttpError } from '../HttpError';
import type { Http, TokenSource } from '../http';

const one = (id: number) => `/api/user/notification/${id}/`;

/** A user's own notifications (spec 2 §7). All reject with HttpError. */
export const notificationActions = (http: Http) => ({
  /** Newest first. The server answers a plain array or an object with `results`; entries that are none are left out. */
  notifications: async (signal?: AbortSignal): Promise<readonly Notification[]> => {
    const answer = await http<unknown>('/api/user/notification/', signal ? { signal } : {});
    const list: unknown = Array.isArray(answer) ? answer : (answer as { results?: unknown } | null)?.results;
    if (!Array.isArray(list)) throw new HttpError(0, answer, 'format');
    return list.map(asNotification).filter((item) => item !== null);
  },

  /** Returns the notification as the server has it now; null where it does not say. */
  markNotification: async (
    id: number,
    is_read: boolean,
    tokens?: TokenSource,
  ): Promise<Notification | null> => {
    const body = { is_read };
    const answer = await http<unknown>(one(id), { method: 'PATCH', body, ...(tokens && { tokens }) });
    const marked = asNotification(recordIn(answer, (fields) => asNotification(fields)?.id === id));
    if (marked && marked.is_read !== is_read) throw new HttpError(0, answer, 'format');
    return marked;
  },

  /** One that is not there any more counts as deleted: another tab was faster. */
  deleteNotification: async (id: number, tokens?: TokenSource): Promise<void> => {
    try {
      const request = { method: 'DELETE', keepalive: true, ...(tokens && { tokens }) } as const;
      fieldsIn(await http<unknown>(one(id), request));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 404) throw error;
    }
  },
});
