import { expect, it, vi } from 'vitest';
import { postReport } from '../../src/api/postReport';
import { stubFetch } from '../support/stubFetch';

it('a report is sent without cookies, even if the page closes meanwhile', () => {
  const sent: [string, RequestInit][] = [];
  stubFetch(({ path }, init) => {
    sent.push([path, init]);
    return new Response();
  });
  postReport('https://errors.example/', '{"name":"TypeError"}');
  expect(sent).toEqual([
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

it('a report that cannot be sent causes no further error', async () => {
  const onUnhandled = vi.fn<(reason: unknown) => void>();
  process.once('unhandledRejection', onUnhandled);
  stubFetch({});
  postReport('https://errors.example/', '{}');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', onUnhandled);
  expect(onUnhandled).not.toHaveBeenCalled();
});
