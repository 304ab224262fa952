import { expect, it } from 'vitest';
import { setUpServer, setUpTokens } from '../../support/setUpServer';

const server = setUpServer();
const tokens = setUpTokens(server, 'direct');

it.each([
  ['?search=sensors', ['New bridge sensors']],
  ['?audience=staff', ['Quarterly figures']],
  ['?ordering=-priority&page_size=1', ['Summer hours']],
])('lists at %s: %s', async (query, titles) => {
  const { text } = await server.call('GET', `/api/announcements/${query}`, { token: tokens.direct });
  const { results } = JSON.parse(text) as { results: { title: string }[] };
  expect(results.map(({ title }) => title)).toEqual(titles);
});

it('names the field that it rejects', async () => {
  const body = { title: 'Fire drill', text: 'At ten.', starts_on: '2026-05-05', link: 'not an address' };
  const { status, text } = await server.call('POST', '/api/announcements/', { token: tokens.direct, body });
  expect([status, text]).toEqual([400, JSON.stringify({ link: ['Enter a valid URL.'] })]);
});
