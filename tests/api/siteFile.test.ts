import { expect, it } from 'vitest';
import { fetchDeployedBuild } from '../../src/api/siteFile';
import { recordFetch, stubFetch, type Interceptor } from '../support/stubFetch';

it('revalidates the cached version file', async () => {
  const requests = recordFetch(() => Response.json({ version: '0.1.0', build: 'two' }));
  expect(await fetchDeployedBuild()).toBe('two');
  expect(requests).toMatchObject([['/version.json', { cache: 'no-cache' }]]);
  expect(requests[0]?.[1].signal?.aborted).toBe(false);
});

it.each<[string, Interceptor]>([
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the response is a page', () => new Response('<html></html>')],
  ['the response is null', () => Response.json(null)],
  ['the response has no build', () => Response.json({})],
  ['the build is not a string', () => Response.json({ build: 7 })],
])('returns null if %s', async (_what, respond) => {
  stubFetch(respond);
  expect(await fetchDeployedBuild()).toBeNull();
});
