import { describe, expect, it } from 'vitest';
import { createFile, createForm, png } from '../../support/uploads';
import { callAs, setUpServer } from '../../support/setUpServer';

const server = setUpServer();
const call = callAs(server, 'demo');

const get = (query = '') => call('GET', `/api/project/${query}`);

const picture = createFile('bridge.png', png);

const update = (fields: Record<string, string | Blob>) =>
  call('POST', '/api/project/update/', createForm({ id: 1, title: 'Bridge', owner: 1, ...fields }));

describe('project update', () => {
  it('stores a picture at a URL that opens without a token, and deletes the previous one', async () => {
    await update({ picture: picture });
    const first = String((await get('?id=1')).body['picture']);
    await update({ picture: picture });
    const second = String((await get('?id=1')).body['picture']);
    expect((await server.call('GET', second)).status).toBe(200);
    expect((await server.call('GET', first)).status).toBe(404);
  });

  it.each([
    [{ title: '   ' }, 'title'],
    [{ start_date: '2026-02-30' }, 'start_date'],
    [{ construction_date: '2025-02-29' }, 'construction_date'],
    [{ picture: new Blob(['<svg onload="alert(1)">'], { type: 'image/png' }) }, 'picture'],
  ])('rejects %j with an error for its field and changes nothing', async (fields, field) => {
    const before = (await get('?id=1')).body;
    const response = await update({ description: 'changed', ...fields });
    expect(response).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
    expect((await get('?id=1')).body).toEqual(before);
  });
});
