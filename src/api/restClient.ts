import type { fetchUtils } from 'ra-core';
import type { Method, UntypedHttp, UntypedRequest } from './http';
import { getResource, type WriteMethod } from './resources';

/** What differs from the resource's default; callers of react-admin pass it as `meta.request`. */
export interface RestRequest extends Pick<UntypedRequest, 'query' | 'keepalive' | 'body'> {
  /** Replaces the method of an update. */
  method?: WriteMethod;
}

type HttpClient = typeof fetchUtils.fetchJson;

/**
 * Serves as ra-data-simple-rest's httpClient: sends `PUT /users/7` with the method and the path of the contract, and with
 * the body of `request`, because ra-data-simple-rest's JSON loses files.
 */
export const restClient =
  (call: UntypedHttp, name: string, { method: update, ...request }: RestRequest = {}): HttpClient =>
  async (url: string, { method = 'GET', signal }: Parameters<HttpClient>[1] = {}) => {
    const { list, one, update: ownUpdate } = getResource(name);
    const id = url.split('/')[2];
    const path = id === undefined ? list : one.replace('{id}', () => id);
    const contractMethod = (method === 'PUT' && (update ?? ownUpdate)) || (method as Method);
    const json = await call(contractMethod, path, { ...request, signal: signal ?? undefined });
    return { status: 200, body: '', headers: new Headers(), json };
  };
