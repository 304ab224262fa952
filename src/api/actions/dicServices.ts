import { type ServiceFlags, type MyServices, readAccess } from '../../model/dic-services/services';
import { asObject, assertResponse, discardBody, ignoreStatus } from '../responses';
import type { Schema } from '../../contract/Schema';
import { fetchSiteFile } from '../siteFile';
import type { Http, SessionEndNotice } from '../http';

type ProjectHubTokens = Partial<Schema<'ProjectHubAnswer'>> & Record<'access' | 'refresh', string>;

const path = '/api/user/dic-services/';
/** Result of a request that lacks the token or the id (spec 2 §5). */
const noServices = { success: true, dic_services: [], dic_services_list: [] };

const reportSyntax = (error: unknown) => {
  // oxlint-disable-next-line no-console -- read by operators
  if (error instanceof SyntaxError) console.warn(`services.json is not valid JSON: ${error.message}`);
};

export const serviceActions = (http: Http) => {
  return {
    myServices: async (signal?: AbortSignal, sessionEnd?: SessionEndNotice): Promise<MyServices> => {
      const response = await http('GET', path, { signal, sessionEnd, signedOutResponse: noServices });
      const { dic_services: cards, dic_services_list } = asObject(response);
      assertResponse(response, Array.isArray(cards) && Array.isArray(dic_services_list));
      const dic_services = (cards ?? []).filter((card) => typeof card?.code_name === 'string');
      return { success: true, dic_services, dic_services_list: dic_services_list ?? [] };
    },

    /** The operator's groups and notes of services; the cards wait for it, so it has little time. */
    serviceArrangement: () => fetchSiteFile('/services.json', 3000, reportSyntax),

    serviceAccess: async (user_id: number, signal?: AbortSignal): Promise<ServiceFlags | null> => {
      const request = { query: { user_id }, signal, signedOutResponse: noServices };
      return user_id ? readAccess(asObject(await http('GET', path, request))) : null;
    },

    saveServiceAccess: (user: number, flags: ServiceFlags) =>
      discardBody(http('POST', path, { body: { user, ...flags } })),

    /** Null when the hub has no such endpoint (404); it is then opened without these tokens (spec 1 §8). */
    authenticateProjectHub: (backend: string, token: string): Promise<ProjectHubTokens | null> => {
      const request = { origin: backend, anonymous: true, bearer: token, body: { pulshub_token: token } };
      const tokens = http('POST', '/api/pulsehub-auth/', request).then((response) => {
        const { access, refresh } = response ?? {};
        const isComplete = typeof access === 'string' && typeof refresh === 'string';
        return assertResponse(response, isComplete && { ...response, access, refresh });
      });
      return ignoreStatus(tokens, 404);
    },
  };
};
