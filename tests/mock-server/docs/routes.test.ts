import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { docs } from '../../../mock-server/docs/routes';
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

it('the documentation converts the contract once, however often it is requested', async () => {
  let reads = 0;
  const read = async () => `openapi: 3.1.${++reads}`;
  const app = express().use(docs(read));
  const listening = app.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const load = async () => (await fetch(`http://127.0.0.1:${port}/api/docs/openapi.json`)).text();
  expect(await Promise.all([load(), load(), load()])).toEqual(Array(3).fill('{"openapi":"3.1.1"}'));
  listening.close();
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
