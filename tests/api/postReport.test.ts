import { expect, it, vi } from 'vitest';
import { postReport } from '../../src/api/postReport';
import { recordFetch, stubFetch } from '../support/stubFetch';

it('sends a report without cookies, even if the page closes', () => {
  const requests = recordFetch(() => new Response());
  postReport('https://errors.example/', '{"name":"TypeError"}');
  expect(requests).toEqual([
    [
      'https://errors.example/',
      {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body: '{"name":"TypeError"}',
        keepalive: true,
        credentials: 'omit',
      },
    ],
  ]);
});

it('ignores a failed report', async () => {
  const onUnhandled = vi.fn<(reason: unknown) => void>();
  process.once('unhandledRejection', onUnhandled);
  stubFetch({});
  postReport('https://errors.example/', '{}');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', onUnhandled);
  expect(onUnhandled).not.toHaveBeenCalled();
});
