import type { fetchUtils } from 'ra-core';
import type { Method, UntypedHttp, UntypedRequest } from './http';
import type { List } from './resources';

/** Internal `meta` for writes whose request differs from the resource default. */
export interface CallMeta {
  request?: Pick<UntypedRequest, 'query' | 'keepalive'> & { method?: 'POST' };
}

type HttpClient = typeof fetchUtils.fetchJson;

/**
 * Serves as ra-data-simple-rest's httpClient for the records of one list of the contract: most paths end in a slash, and
 * `PUT` becomes the method of the resource.
 */
export const restClient =
  (call: UntypedHttp, list: List, { request = {} }: CallMeta = {}): HttpClient =>
  async (url: string, { method = 'GET', body, signal }: Parameters<HttpClient>[1] = {}) => {
    const path = list.list.startsWith(url) ? list.list : `${url}/`;
    const { method: update = list.update ?? 'PATCH', ...options } = request;
    const contractMethod = method === 'PUT' ? update : (method as Method);
    const json = await call(contractMethod, path, { ...options, body, signal: signal ?? undefined });
    return { status: 200, body: '', headers: new Headers(), json };
  };
