import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fileNamed, formOf, png } from '../../support/uploads';
import { callAs, serverForFile } from '../../support/serverForFile';

const server = serverForFile();
const call = callAs(server, 'demo');

const get = (query = '') => call('GET', `/api/project/${query}`);

const picture = fileNamed('bridge.png', png);

const update = (fields: Record<string, string | Blob>) =>
  call('POST', '/api/project/update/', formOf({ id: 1, title: 'Bridge', owner: 1, ...fields }));

it('projects are listed with the columns of the list', async () => {
  const { body } = await get();
  expect(body).toMatchObject({ count: 3, next: null, previous: null, currentPage: 1 });
  const [first] = body['results'] as Record<string, unknown>[];
  for (const column of ['title', 'acronym', 'consultant', 'contractor', 'budget'])
    expect(first?.[column]).toMatch(/\w/);
  expect(first?.['start_date']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

describe('an update of a project', () => {
  it('saves the fields of the form, with the specified spelling', async () => {
    const fields = {
      title: 'Bridge East',
      cordinate_system: 'EPSG:4326',
      date_formate: 'DD.MM.YYYY',
      start_date: '2024-02-29',
    };
    expect(await update(fields)).toMatchObject({ status: 200, body: { success: true } });
    expect((await get('?id=1')).body).toMatchObject({ ...fields, acronym: 'BEM' });
  });

  it('stores a picture at a URL that opens without a token, and deletes the previous one', async () => {
    await update({ picture: picture });
    const first = String((await get('?id=1')).body['picture']);
    await update({ picture: picture });
    const second = String((await get('?id=1')).body['picture']);
    expect((await server.call('GET', second)).status).toBe(200);
    expect((await server.call('GET', first)).status).toBe(404);
  });

  it('leaves no picture behind where the project could not be saved', async () => {
    const stored = () => readdir(join(server.context.settings.dataDir, 'uploads'));
    const before = await stored();
    const silent = vi.spyOn(console, 'error').mockReturnValue();
    const failing = vi.spyOn(server.context.db, 'update').mockImplementationOnce(() => {
      throw new Error('The disk is full.');
    });
    expect((await update({ picture: picture })).status).toBe(500);
    expect((await stored()).toSorted()).toEqual(before.toSorted());
    failing.mockRestore();
    silent.mockRestore();
  });

  it.each([
    [{ title: '   ' }, 'title'],
    [{ start_date: '2026-02-30' }, 'start_date'],
    [{ construction_date: '2025-02-29' }, 'construction_date'],
    [{ picture: new Blob(['<svg onload="alert(1)">'], { type: 'image/png' }) }, 'picture'],
  ])('with %j is rejected with an error for its field and changes nothing', async (fields, field) => {
    const before = (await get('?id=1')).body;
    const answer = await update({ description: 'changed', ...fields });
    expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
    expect((await get('?id=1')).body).toEqual(before);
  });
});
