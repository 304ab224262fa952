import type { MyServices } from '../../model/dic-services/serviceCard';
import { HttpError } from '../HttpError';
import type { Http } from '../http';

/** What the project hub answers to a portal token (spec 1 §3 "Project Hub auth response"). */
export interface ProjectHubAnswer {
  access: string;
  refresh: string;
  id?: number;
  first_name?: string;
  last_name?: string;
  email?: string;
  title?: string;
  is_superuser?: boolean;
  is_staff?: boolean;
  is_supervisor?: boolean;
  is_active?: boolean;
}

const retryDelaysMs = [1000, 2000];

/** The services of the signed-in person, and the way into one of them. */
export const serviceActions = (http: Http) => ({
  /** Repeated after 1 s and 2 s where the server fails (decisions §5), or after `delays` in ms. */
  myServices: async (
    signal?: AbortSignal,
    delays: readonly number[] = retryDelaysMs,
  ): Promise<MyServices> => {
    for (const delay of [...delays, null]) {
      try {
        return asMyServices(await http<unknown>('/api/user/dic-services/', signal ? { signal } : {}));
      } catch (error) {
        if (delay === null || !(error instanceof HttpError) || error.status < 500) throw error;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
    throw new HttpError(0);
  },

  /**
   * Shows the portal's token, never in the address, to the hub's `backend` (no slash at its end). Null
   * where the hub knows no such call (404): it is then opened without (spec 1 §8).
   */
  authenticateProjectHub: async (backend: string, token: string): Promise<ProjectHubAnswer | null> => {
    const body = { pulshub_token: token };
    try {
      const answer = await http<unknown>('/api/pulsehub-auth/', {
        method: 'POST',
        origin: backend,
        open: true,
        bearer: token,
        body,
      });
      return asHubAnswer(answer);
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return null;
      throw error;
    }
  },
});

const asHubAnswer = (answer: unknown): ProjectHubAnswer => {
  const { access, refresh, ...rest } = (answer ?? {}) as Partial<ProjectHubAnswer>;
  if (typeof access !== 'string' || typeof refresh !== 'string') throw new HttpError(0, answer, 'format');
  return { access, refresh, ...rest };
};

const asMyServices = (answer: unknown): MyServices => {
  const { success, dic_services, dic_services_list } = (answer ?? {}) as Partial<MyServices>;
  if (success === false || !Array.isArray(dic_services) || !Array.isArray(dic_services_list))
    throw new HttpError(0, answer, 'format');
  return {
    success: true,
    dic_services: dic_services.filter((card) => typeof card?.code_name === 'string'),
    dic_services_list,
  };
};
