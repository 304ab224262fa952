import simpleRestProvider from 'ra-data-simple-rest';
import { fetchUtils, type DataProvider } from 'react-admin';
import { tokenKey } from './authProvider';

const users = '/api/user/manage';

const httpClient = (url: string, options: fetchUtils.Options = {}) =>
  fetchUtils.fetchJson(url, {
    ...options,
    user: { authenticated: true, token: `Bearer ${localStorage.getItem(tokenKey)}` },
  });

const call = async (url: string, options?: fetchUtils.Options): Promise<unknown> =>
  (await httpClient(url, options)).json;

export const dataProvider = {
  ...simpleRestProvider(users, httpClient),
  getList: async (_resource, { pagination, sort, filter }) => {
    const query = new URLSearchParams({
      ...(filter as Record<string, string>),
      page: String(pagination?.page),
      page_size: String(pagination?.perPage),
      ordering: `${sort?.order === 'DESC' ? '-' : ''}${sort?.field}`,
    });
    const { results, count } = (await call(`${users}/?${query}`)) as { results: []; count: number };
    return { data: results, total: count };
  },
  getOne: async (_resource, { id }) => ({ data: await call(`${users}/${id}/`) }),
  update: async (_resource, { id, data }) => {
    const { email, first_name, last_name, title, is_active } = data as Record<string, unknown>;
    const body = JSON.stringify({ email, first_name, last_name, title, is_active });
    const response = await call(`${users}/${id}/`, { method: 'PATCH', body });
    return { data: (response as { updated_user: unknown }).updated_user };
  },
} as DataProvider;
