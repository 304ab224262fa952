import { afterEach, expect, it, vi } from 'vitest';
import { postReport } from '../../src/api/postReport';

afterEach(() => void vi.unstubAllGlobals());

it('a report is sent without cookies, even if the page closes meanwhile', () => {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', fetchMock);
  postReport('https://errors.example/', '{"name":"TypeError"}', 'application/json');
  expect(fetchMock.mock.calls).toEqual([
    [
      'https://errors.example/',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"TypeError"}',
        keepalive: true,
        credentials: 'omit',
      },
    ],
  ]);
});

it('a report that cannot be sent causes no further error', async () => {
  const onUnhandled = vi.fn<(reason: unknown) => void>();
  process.once('unhandledRejection', onUnhandled);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  postReport('https://errors.example/', '{}', 'application/json');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', onUnhandled);
  expect(onUnhandled).not.toHaveBeenCalled();
});
