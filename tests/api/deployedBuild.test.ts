import { afterEach, expect, it, vi } from 'vitest';
import { deployedBuild } from '../../src/api/deployedBuild';

afterEach(() => void vi.unstubAllGlobals());

const stubFetch = (response: () => Response | Promise<Response>) => {
  const fetchMock = vi.fn<typeof fetch>(async () => response());
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
};

it('the deployed build is read from the server, and never from the cache of the browser alone', async () => {
  const fetchMock = stubFetch(() => Response.json({ version: '0.1.0', build: 'two' }));
  expect(await deployedBuild()).toBe('two');
  expect(fetchMock.mock.lastCall).toMatchObject(['/version.json', { cache: 'no-cache' }]);
  expect(fetchMock.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
});

it.each<[string, () => Response | Promise<Response>]>([
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the response is a page', () => new Response('<html></html>')],
  ['the response is null', () => Response.json(null)],
  ['the response has no build', () => Response.json({})],
  ['the build is no text', () => Response.json({ build: 7 })],
])('the deployed build is unknown where %s', async (_what, response) => {
  stubFetch(response);
  expect(await deployedBuild()).toBeNull();
});
