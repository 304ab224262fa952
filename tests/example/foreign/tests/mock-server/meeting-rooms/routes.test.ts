import { expect, it } from 'vitest';
import { stringMatching } from '../../support/matchers';
import { callAs, setUpServer } from '../../support/setUpServer';
import { createFile, createForm, png } from '../../support/uploads';

const server = setUpServer();
const call = callAs(server, 'direct');

it.each([
  ['meeting-rooms/?search=aqua', ['Aquarium']],
  // The search reads the fields that the contract names, which the contact is not.
  ['meeting-rooms/?search=mill', []],
  ['meeting-rooms/?ordering=seats', ['Bridge', 'Aquarium']],
  ['meeting-rooms/?building=2', ['Aquarium']],
  ['meeting-rooms/?has_screen=false', ['Bridge']],
  ['buildings/?search=mill', ['Old mill']],
])('lists sample rows at %s', async (path, names) => {
  const { body } = await call('GET', `/api/${path}`);
  expect((body['results'] as { name: string }[]).map(({ name }) => name)).toEqual(names);
});

it('answers searches and keeps all rows while others are added', async () => {
  const list = async (query: string) => {
    const { body } = await call('GET', `/api/meeting-rooms/?page_size=100&${query}`);
    return (body['results'] as { name: string }[]).map(({ name }) => name);
  };
  const before = await list('');
  const added = Array.from({ length: 8 }, (_, n) => `Cellar ${n}`);
  const found = await Promise.all(
    added.map(async (name) => {
      const room = createForm({ name, building: 1 });
      const [names] = await Promise.all([list('search=aqua'), call('POST', '/api/meeting-rooms/', room)]);
      return names;
    }),
  );
  expect(found).toEqual(added.map(() => ['Aquarium']));
  expect((await list('')).toSorted()).toEqual([...before, ...added].toSorted());
});

it('stores, keeps, replaces and removes the picture of a row', async () => {
  const room = { name: 'Loft', building: 1 };
  const photo = createFile('loft.png', png, 'image/png');
  const { body: added } = await call('POST', '/api/meeting-rooms/', createForm({ ...room, photo }));
  expect(added).toMatchObject({ ...room, photo: stringMatching(/^http.*\/files\/pictures\/.*\.png$/) });
  expect((await fetch(String(added['photo']))).status).toBe(200);
  const path = `/api/meeting-rooms/${String(added['id'])}/`;
  const save = async (changes: object) => (await call('PUT', path, createForm({ ...room, ...changes }))).body;
  expect(await save({ name: 'Attic', photo: added['photo'] })).toMatchObject({ photo: added['photo'] });
  expect(await save({ photo: createFile('note.txt', 'text') })).toEqual({
    photo: [stringMatching(/valid image/)],
  });
  expect(await save({ photo: '' })).toMatchObject({ photo: null });
  expect((await fetch(String(added['photo']))).status).toBe(404);
});

it('adds the time of the creation, and names the field that it rejects', async () => {
  const offer = {
    position: 'Engineer',
    contract: 'permanent',
    closes_on: '2026-12-01',
    description: 'Work.',
  };
  expect((await call('POST', '/api/job-offers/', offer)).body).toMatchObject({
    ...offer,
    interview: null,
    created_at: stringMatching(/^\d{4}-.*Z$/),
  });
  expect((await call('POST', '/api/job-offers/', { ...offer, contract: 'none' })).body).toHaveProperty(
    'contract',
  );
});
