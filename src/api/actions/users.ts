import type { ExportService } from '../../model/dic-services/services';
import type { EmailOrder } from '../../model/users/email';
import { edgeOfDay, type LogFilter, type RequestLogEntry } from '../../model/users/requestLog';
import { serverAddress } from '../../paths';
import { fieldsIn, required } from '../answers';
import { isFields, numberOrNull, textOrNull } from '../../model/fields';
import { toFormData } from '../formData';
import { HttpError } from '../HttpError';
import type { Http } from '../http';
import { readAll, readPage, type AllRows, type ListAnswer } from '../lists';

export interface UserUpload {
  file: File;
  services: string;
  isDemo: boolean;
  sendEmail: boolean;
}

const data = '/api/user/data/';
const log = '/api/user/log/';

const bulkTimeoutMs = 120_000;
const exportTimeoutMs = 60_000;

export const userActions = (http: Http) => ({
  sendEmail: async (order: EmailOrder): Promise<void> => {
    const body = { ...order, user_ids: order.user_ids.join(',') };
    fieldsIn(await http('POST', '/api/user/send-email/', { expect: 200, timeoutMs: bulkTimeoutMs, body }));
  },

  uploadUsers: async ({ file, services, isDemo, sendEmail }: UserUpload): Promise<number | null> => {
    const fields = { file, dic_services: services.trim(), is_demo: isDemo, send_email: sendEmail };
    const request = { body: toFormData(fields), timeoutMs: bulkTimeoutMs };
    const answer = await http('POST', '/api/user/mass-account-creation', request);
    const { success, created } = isFields(answer) ? answer : {};
    // A 400, because status 0 has a message of its own (spec 2 §8).
    if (success === false) throw new HttpError(400, answer);
    return numberOrNull(created);
  },

  requestLog: (
    user: number,
    { page, perPage, filter }: { page: number; perPage: number; filter: LogFilter },
    signal?: AbortSignal,
  ): Promise<ListAnswer<RequestLogEntry>> =>
    readPage(
      (query) => http('GET', log, { query, signal }),
      { user, page, page_size: perPage, ...logQuery(filter) },
      { page, perPage },
    ),

  newestRequests: (
    user: number,
    { limit, filter }: { limit: number; filter: LogFilter },
    signal?: AbortSignal,
  ): Promise<AllRows<RequestLogEntry>> =>
    readAll(
      (query) => http('GET', log, { query, signal }),
      { user, page: 1, page_size: 100, ...logQuery(filter) },
      { limit },
    ),

  exportUserData: async (user_id: number, service: ExportService, logs: boolean): Promise<string> => {
    const request = { query: { user_id, logs, service }, timeoutMs: exportTimeoutMs };
    const answer = await http('GET', data, request);
    const url = textOrNull(fieldsIn(answer).data_file_url);
    return serverAddress(required(answer, url && /^(https?:\/\/|\/)/.test(url) && url));
  },

  importUserData: async (user_id: number, file: File): Promise<string | null> => {
    const body = toFormData({ data: file, user_id });
    return textOrNull(fieldsIn(await http('POST', data, { body })).message);
  },
});

const logQuery = (filter: LogFilter) => ({
  search: filter.search.trim(),
  method: filter.method,
  status_code: filter.status_code,
  timestamp_from: edgeOfDay(filter.from, 'first'),
  timestamp_to: edgeOfDay(filter.to, 'last'),
});
