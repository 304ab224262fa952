import { expect, it } from 'vitest';
import { fetchDeployedBuild } from '../../src/api/siteFile';
import { stubFetch, type Interceptor } from '../support/stubFetch';

it('the deployed build is read from the server, and never from the cache of the browser alone', async () => {
  const sent: [string, RequestInit][] = [];
  stubFetch(({ path }, init) => {
    sent.push([path, init]);
    return Response.json({ version: '0.1.0', build: 'two' });
  });
  expect(await fetchDeployedBuild()).toBe('two');
  expect(sent).toMatchObject([['/version.json', { cache: 'no-cache' }]]);
  expect(sent[0]?.[1].signal?.aborted).toBe(false);
});

it.each<[string, Interceptor]>([
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the response is a page', () => new Response('<html></html>')],
  ['the response is null', () => Response.json(null)],
  ['the response has no build', () => Response.json({})],
  ['the build is no text', () => Response.json({ build: 7 })],
])('the deployed build is unknown where %s', async (_what, answer) => {
  stubFetch(answer);
  expect(await fetchDeployedBuild()).toBeNull();
});
