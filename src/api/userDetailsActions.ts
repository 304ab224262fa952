import type { LogFilter, RequestLogEntry } from '../model/requestLog';
import { edgeOfDay } from '../model/requestLog';
import { readAccess, type ExportService } from '../model/serviceAccess';
import type { ServiceFlags } from '../model/services';
import type { ManagedUser } from '../model/managedUser';
import { toFormData } from './formData';
import { serverAddress } from '../paths';
import { HttpError } from './HttpError';
import type { Http } from './http';
import { listAnswer, type ListAnswer } from './listAnswer';

/** Fields of an account as a form has them: an empty text takes away what was there. */
export type AccountValues = Record<string, string | boolean | File>;

interface Answer {
  success?: unknown;
  message?: unknown;
  user?: unknown;
  updated_user?: unknown;
  User_Details?: { user_id?: unknown } | null;
  data_file_url?: unknown;
}

const users = '/api/user/manage/';
const services = '/api/user/dic-services/';
const preferences = '/api/user/notification-control/';
const data = '/api/user/data/';

const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {});

/** One account in the hands of an administrator (spec 2 §7). All reject with HttpError. */
export const userDetailsActions = (http: Http) => ({
  userAccount: async (id: number, signal?: AbortSignal): Promise<ManagedUser> => {
    const user = asUser(await http<unknown>(`${users}${id}/`, withSignal(signal)));
    if (!user) throw new HttpError(0, user, 'format');
    return user;
  },

  /** Leaves out what is empty; answers the new account. */
  createUserAccount: async (values: AccountValues): Promise<ManagedUser> => {
    const body = toFormData(values);
    const answer = await http<Answer | null>(users, { method: 'POST', body, expect: 200 });
    const user = asUser(answer?.user);
    const id = answer?.User_Details?.user_id ?? user?.user_id;
    if (answer?.success !== true || typeof id !== 'number') throw new HttpError(0, answer, 'format');
    const email = typeof values['email'] === 'string' ? values['email'] : '';
    return { email, ...user, id, user_id: id };
  },

  /** From the details; answers the account as it is now, where the server says. */
  updateUserAccount: async (id: number, values: AccountValues): Promise<ManagedUser | null> => {
    const body = toForm(values);
    const answer = await http<Answer | null>(`${users}${id}/`, { method: 'PATCH', body });
    return asUser(checked(answer)?.updated_user);
  },

  /** From the edit page. */
  editUserAccount: async (id: number, values: AccountValues): Promise<void> => {
    checked(await http<Answer | null>(`${users}${id}/`, { method: 'POST', body: toForm(values) }));
  },

  /** Null where the server has nothing on that user's services. */
  serviceAccess: async (userId: number, signal?: AbortSignal): Promise<ServiceFlags | null> => {
    const query = { user_id: userId };
    return readAccess(checked(await http<Answer | null>(services, { query, ...withSignal(signal) })));
  },

  saveServiceAccess: async (userId: number, flags: Partial<ServiceFlags>): Promise<void> => {
    const body = { user: userId, ...flags };
    checked(await http<Answer | null>(services, { method: 'POST', body }));
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

  /** The admin view: one switch a kind of notification (contract §4). */
  notificationSwitches: async (userId: number, signal?: AbortSignal): Promise<Record<string, boolean>> => {
    const query = { user_id: userId };
    const answer = await http<unknown>(preferences, { query, ...withSignal(signal) });
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
      throw new HttpError(0, answer, 'format');
    const { success, ...switches } = answer as Record<string, unknown>;
    if (success === false) throw new HttpError(0, answer, 'format');
    const isSwitch = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean';
    const known = Object.entries(switches).filter(isSwitch);
    if (known.length === 0) throw new HttpError(0, answer, 'format');
    return Object.fromEntries(known);
  },

  /** Sends the whole map. */
  saveNotificationSwitches: async (userId: number, switches: Record<string, boolean>): Promise<void> => {
    const query = { user_id: userId };
    checked(await http<Answer | null>(preferences, { method: 'POST', query, body: switches }));
  },

  /** Answers the address of the file, which opens without a token for a while. */
  exportUserData: async (userId: number, service: ExportService, logs: boolean): Promise<string> => {
    const answer = await http<Answer | null>(data, { query: { user_id: userId, logs, service } });
    const url = checked(answer)?.data_file_url;
    if (typeof url !== 'string' || !/^(https?:\/\/|\/)/.test(url)) throw new HttpError(0, answer, 'format');
    return serverAddress(url);
  },

  /** Answers the server's own words, or null. */
  importUserData: async (userId: number, file: File): Promise<string | null> => {
    const body = new FormData();
    body.set('data', file);
    body.set('user_id', String(userId));
    const answer = checked(await http<Answer | null>(data, { method: 'POST', body }));
    return typeof answer?.message === 'string' && answer.message ? answer.message : null;
  },
});

/** A success that says it is none is a failure. */
const checked = (answer: Answer | null): Answer | null => {
  if (answer?.success === false) throw new HttpError(0, answer, 'format');
  return answer;
};

const asUser = (answer: unknown): ManagedUser | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const { id, user_id = id, email } = answer as Partial<ManagedUser>;
  if (typeof user_id !== 'number' || typeof email !== 'string') return null;
  return { ...(answer as ManagedUser), id: id ?? user_id, user_id };
};

const toForm = (values: AccountValues): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    form.set(name, value instanceof File ? value : String(value));
  return form;
};
