import { asNotification, type Notification } from '../../model/notification/notification';
import { fieldsIn, recordIn, required } from '../answers';
import { HttpError } from '../HttpError';
import type { Http, TokenSource } from '../http';
import { readAll, type AllRows } from '../lists';

const one = '/api/user/notification/{id}/';

export const notificationActions = (http: Http) => ({
  notifications: (
    signal?: AbortSignal,
    onPart?: (part: AllRows<Notification>) => void,
  ): Promise<AllRows<Notification>> =>
    readAll(
      (query) => http('GET', '/api/user/notification/', { query, signal }),
      {},
      { read: asNotification, onPart },
    ),

  markNotification: async (
    id: number,
    is_read: boolean,
    tokens?: TokenSource,
  ): Promise<Notification | null> => {
    const answer = await http('PATCH', one, { path: { id }, body: { is_read }, tokens });
    const marked = asNotification(recordIn(answer, (fields) => asNotification(fields)?.id === id));
    required(answer, !marked || marked.is_read === is_read);
    return marked;
  },

  /** A 404 counts as deleted, since another tab may have been faster. */
  deleteNotification: async (id: number, tokens?: TokenSource): Promise<void> => {
    try {
      fieldsIn(await http('DELETE', one, { path: { id }, keepalive: true, tokens }));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 404) throw error;
    }
  },
});
