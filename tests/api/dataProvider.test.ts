import { beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider, type PortalDataProvider } from '../../src/api/dataProvider';
import { createHttp } from '../../src/api/http';
import { oneToken } from '../support/oneToken';
import { serverForFile } from '../support/serverForFile';

const server = serverForFile({ seed: { users: 230 } });
let data: PortalDataProvider;

beforeAll(async () => {
  const { access } = await server.signIn('superuser');
  data = createDataProvider(createHttp(server.url, oneToken(access)));
});

interface User {
  id: number;
}

const everything = {
  filter: {},
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'id', order: 'ASC' },
} as const;

describe('the data provider', () => {
  it('returns the last page in place of one that no longer exists, if requested', async () => {
    const gone = { ...everything, pagination: { page: 99, perPage: 10 } };
    await expect(data.getList('users', gone)).rejects.toMatchObject({ status: 404 });
    const { data: rows, total = 0 } = await data.getList('users', { ...gone, meta: { orLastPage: true } });
    expect(rows).toHaveLength(total % 10 || 10);
  });

  it('exports all rows, though the server returns at most 100 at a time', async () => {
    // What react-admin's ExportButton asks for, and what the export of users does.
    const asked = await data.getList<User>('users', {
      ...everything,
      pagination: { page: 1, perPage: 1000 },
    });
    const all = await data.getAll<User>('users', { sort: everything.sort });
    expect(asked.total).toBe(230);
    for (const { data: rows } of [asked, all]) {
      expect(rows).toHaveLength(asked.total ?? 0);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
  });

  it('rejects with the field errors of the server', async () => {
    await expect(data.create('google-play', { data: { version: '1' } })).rejects.toMatchObject({
      status: 400,
      body: { url: [expect.any(String)], errors: {} },
    });
  });

  it('returns the services of the signed-in user', async () => {
    const { dic_services, dic_services_list } = await data.myServices();
    expect(dic_services).toHaveLength(11);
    expect(dic_services_list[0]).toMatchObject({ shm: true, financial: true });
  });

  it('rejects an unknown resource', async () => {
    await expect(data.getList('nonsense', everything)).rejects.toThrow('nonsense');
  });
});
