import { expect, it } from 'vitest';
import { stringMatching } from '../../support/matchers';
import { setUpServer } from '../../support/setUpServer';

const server = setUpServer({ seed: false });

it('serves /api/docs as a public page with only local, compressed files', async () => {
  const { status, text } = await server.call('GET', '/api/docs');
  const parts = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  expect(status).toBe(200);
  expect(parts.length).toBeGreaterThan(3);
  expect(text).not.toMatch(/<script(?![^>]*\ssrc=)/);
  for (const part of parts) {
    expect(part).toMatch(/^\/api\/docs\//);
    expect((await server.call('GET', part)).status).toBe(200);
  }
  const headers = { 'accept-encoding': 'br, gzip' };
  const script = await server.call('GET', '/api/docs/ui/swagger-ui-bundle.js', { headers });
  expect(script.headers.get('content-encoding')).toBe('br');
});

it('serves only the contract file', async () => {
  const { body } = await server.call('GET', '/api/docs/openapi.json');
  expect(body).toMatchObject({ openapi: stringMatching(/^3\.1/), paths: { '/api/user/login/': {} } });
  for (const path of ['ui/', 'ui/../../../package.json', 'ui/swagger-ui.css.map'])
    expect((await server.call('GET', `/api/docs/${path}`)).status).toBe(404);
});
