import { expect, it } from 'vitest';
import { setUpServer, setUpTokens } from '../../support/setUpServer';

const server = setUpServer();
const tokens = setUpTokens(server, 'member');

const send = (method: string, path: string, headers = {}) =>
  fetch(`${server.url}/api/${path}`, { method, headers });

// The table of rights has every call of the contract.
it.each([
  ['HEAD', 'user/details/', 401, 200],
  ['GET', 'user/details', 401, 200],
  ['HEAD', 'user/login/', 405, 405],
  ['PUT', 'user/details/', 405, 405],
  ['GET', 'user/manage/12x/', 404, 404],
])('answers %s /api/%s by %i without a token and by %i with one', async (method, path, ...statuses) => {
  const answers = [
    await send(method, path),
    await send(method, path, { authorization: `Bearer ${tokens.member}` }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(statuses);
});

it('names a method that is not allowed', async () => {
  expect(await (await send('PUT', 'user/details/')).json()).toEqual({ detail: 'Method "PUT" not allowed.' });
});
