import { type ServiceFlags, type MyServices, readAccess } from '../../model/dic-services/services';
import { asObject, assertResponse, discardBody } from '../responses';
import type { Schema } from '../../contract/Schema';
import { HttpError } from '../HttpError';
import type { Http, SessionEndNotice } from '../http';

type ProjectHubAnswer = Partial<Schema<'ProjectHubAnswer'>> & Record<'access' | 'refresh', string>;

const path = '/api/user/dic-services/';
/** Result of a request that lacks the token or the id (spec 2 §5). */
const noServices = { success: true, dic_services: [], dic_services_list: [] };

const retryDelaysMs = [1000, 2000];

/** Retries a 5xx after the given delays in ms (decisions §3). */
const retryServices = async <T>(
  fetchServices: () => Promise<T>,
  [delay, ...later]: readonly number[] = retryDelaysMs,
): Promise<T> => {
  try {
    return await fetchServices();
  } catch (error) {
    if (delay === undefined || !(error instanceof HttpError) || error.status < 500) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return retryServices(fetchServices, later);
  }
};

export const serviceActions = (http: Http) => {
  const fetchMyServices = async (
    signal?: AbortSignal,
    sessionEnd?: SessionEndNotice,
  ): Promise<MyServices> => {
    const response = await http('GET', path, { signal, sessionEnd, signedOutResponse: noServices });
    const { dic_services: cards, dic_services_list } = asObject(response);
    assertResponse(response, Array.isArray(cards) && Array.isArray(dic_services_list));
    const dic_services = (cards ?? []).filter((card) => typeof card?.code_name === 'string');
    return { success: true, dic_services, dic_services_list: dic_services_list ?? [] };
  };

  const serviceAccess = async (user_id: number, signal?: AbortSignal): Promise<ServiceFlags | null> => {
    const request = { query: { user_id }, signal, signedOutResponse: noServices };
    return user_id ? readAccess(asObject(await http('GET', path, request))) : null;
  };

  return {
    myServices: (signal?: AbortSignal, delaysMs?: readonly number[], sessionEnd?: SessionEndNotice) =>
      retryServices(() => fetchMyServices(signal, sessionEnd), delaysMs),

    serviceAccess,

    /** For pages; long tasks have their own retries. */
    serviceAccessWithRetries: (user_id: number, signal?: AbortSignal) =>
      retryServices(() => serviceAccess(user_id, signal)),

    saveServiceAccess: (user: number, flags: ServiceFlags) =>
      discardBody(http('POST', path, { body: { user, ...flags } })),

    /** Null when the hub has no such endpoint (404); it is then opened without these tokens (spec 1 §8). */
    authenticateProjectHub: async (backend: string, token: string): Promise<ProjectHubAnswer | null> => {
      try {
        const request = { origin: backend, anonymous: true, bearer: token, body: { pulshub_token: token } };
        const response = await http('POST', '/api/pulsehub-auth/', request);
        const { access, refresh } = response ?? {};
        const isComplete = typeof access === 'string' && typeof refresh === 'string';
        return assertResponse(response, isComplete && { ...response, access, refresh });
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }
    },
  };
};
