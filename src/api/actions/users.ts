import type { LogFilter, RequestLogEntry } from '../../model/users/requestLog';
import { edgeOfDay } from '../../model/users/requestLog';
import { readAccess, type ExportService } from '../../model/dic-services/serviceAccess';
import type { ServiceFlags } from '../../model/dic-services/services';
import { fieldsIn } from '../answers';
import { serverAddress } from '../../paths';
import { HttpError } from '../HttpError';
import type { Http } from '../http';
import { listAnswer, type ListAnswer } from '../listAnswer';

const services = '/api/user/dic-services/';
const preferences = '/api/user/notification-control/';
const data = '/api/user/data/';

/** The server writes a file first. */
const exportTimeoutMs = 60_000;

const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {});

/** One account in the hands of an administrator (spec 2 §7). All reject with HttpError. */
export const userDetailsActions = (http: Http) => ({
  /** Null where the server has nothing on that user's services. */
  serviceAccess: async (userId: number, signal?: AbortSignal): Promise<ServiceFlags | null> => {
    const query = { user_id: userId };
    return readAccess(fieldsIn(await http<unknown>(services, { query, ...withSignal(signal) })));
  },

  saveServiceAccess: async (userId: number, flags: Partial<ServiceFlags>): Promise<void> => {
    const body = { user: userId, ...flags };
    fieldsIn(await http<unknown>(services, { method: 'POST', body }));
  },

  requestLog: async (
    userId: number,
    { page, perPage, filter }: { page: number; perPage: number; filter: LogFilter },
    signal?: AbortSignal,
  ): Promise<ListAnswer<RequestLogEntry>> => {
    const query = {
      user: userId,
      page,
      page_size: perPage,
      search: filter.search.trim(),
      method: filter.method,
      status_code: filter.status_code,
      timestamp_from: edgeOfDay(filter.from, 'first'),
      timestamp_to: edgeOfDay(filter.to, 'last'),
    };
    return listAnswer(await http<unknown>('/api/user/log/', { query, ...withSignal(signal) }));
  },

  /** The admin view: one switch a kind of notification (decisions §4). */
  notificationSwitches: async (userId: number, signal?: AbortSignal): Promise<Record<string, boolean>> => {
    const query = { user_id: userId };
    const answer = await http<unknown>(preferences, { query, ...withSignal(signal) });
    const { success: _said, ...switches } = fieldsIn(answer);
    const isSwitch = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean';
    const known = Object.entries(switches).filter(isSwitch);
    if (known.length === 0) throw new HttpError(0, answer, 'format');
    return Object.fromEntries(known);
  },

  /** Sends the whole map. */
  saveNotificationSwitches: async (userId: number, switches: Record<string, boolean>): Promise<void> => {
    const query = { user_id: userId };
    fieldsIn(await http<unknown>(preferences, { method: 'POST', query, body: switches }));
  },

  /** Returns the address of the file, which opens without a token for a while. */
  exportUserData: async (userId: number, service: ExportService, logs: boolean): Promise<string> => {
    const query = { user_id: userId, logs, service };
    const answer = await http<unknown>(data, { query, timeoutMs: exportTimeoutMs });
    const url = fieldsIn(answer)['data_file_url'];
    if (typeof url !== 'string' || !/^(https?:\/\/|\/)/.test(url)) throw new HttpError(0, answer, 'format');
    return serverAddress(url);
  },

  /** Returns the server's own words, or null. */
  importUserData: async (userId: number, file: File): Promise<string | null> => {
    const body = new FormData();
    body.set('data', file);
    body.set('user_id', String(userId));
    const { message } = fieldsIn(await http<unknown>(data, { method: 'POST', body }));
    return typeof message === 'string' && message ? message : null;
  },
});
