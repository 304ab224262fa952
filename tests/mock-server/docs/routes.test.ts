import { expect, it } from 'vitest';
import { serverForFile } from '../../support/serverForFile';

const server = serverForFile({ seed: false });

it.each(['/api/docs', '/api/docs/'])(
  '%s is a public page that loads only files of this server',
  async (path) => {
    const { status, text } = await server.call('GET', path);
    const parts = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(status).toBe(200);
    expect(parts.length).toBeGreaterThan(3);
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)/);
    for (const part of parts) {
      expect(part).toMatch(/^\/api\/docs\//);
      expect((await server.call('GET', part)).status).toBe(200);
    }
  },
);

it('the documentation shows the contract file', async () => {
  const { body } = await server.call('GET', '/api/docs/openapi.json');
  expect(String(body['openapi'])).toMatch(/^3\.1/);
  expect(Object.keys(body['paths'] ?? {})).toContain('/api/user/login/');
});

it.each([
  ['gzip', 'gzip'],
  ['br, gzip', 'gzip'],
  ['br', null],
])('sends the script to a browser that accepts %s with the encoding %s', async (accepted, sent) => {
  const headers = { 'accept-encoding': accepted };
  const answer = await server.call('GET', '/api/docs/ui/swagger-ui-bundle.js', { headers });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, sent]);
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect(answer.text).toContain('SwaggerUIBundle');
});

it('the documentation serves no directory listing, no other file and no source map', async () => {
  for (const path of [
    'ui/',
    'own/',
    'ui/../../../package.json',
    'ui/swagger-ui-bundle.js.map',
    'ui/swagger-ui.css.map',
  ])
    expect((await server.call('GET', `/api/docs/${path}`)).status).toBe(404);
});
