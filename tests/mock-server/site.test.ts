import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readInlineScriptHashes, siteRoutes } from '../../mock-server/site';
import { createClient, type Client } from '../support/client';
import { setUpFolder } from '../support/temporaryFolder';

const policy = "script-src 'self' 'sha256-a+b/c='";
const folder = setUpFolder();

const serve = async (dist: string): Promise<Client> => {
  const server = createServer(express().use(siteRoutes(dist))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return createClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
};

beforeAll(() => {
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  write('index.html', `<!doctype html><meta content="${policy}"><title>Portal</title>`);
  write('login.html', '<!doctype html><title>Sign in</title>');
  write('assets/index-a1b2c3d4.js', 'export {};');
  write('assets/index-a1b2c3d4.js.br', brotliCompressSync('export {};'));
  write('.vite/manifest.json', '{}');
});

const page = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

describe('built portal', () => {
  it.each([
    '/',
    '/dashboard',
    '/folders/1/plans.v2',
    '/folders/1/.hidden',
    '/reset-password/MQ/c5x.8-a1.b2',
    '/folders/1/..%2F..%2Fetc%2Fpasswd',
    '/folders/1/100%25%00',
  ])('serves the page at %s with no-cache', async (path) => {
    const call = await serve(folder);
    const { status, headers, text } = await call('GET', path, page);
    expect(status).toBe(200);
    expect(text).toContain('Portal');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', null],
  ])('sends a script, to a browser that accepts %s, in the encoding %s', async (accepted, sent) => {
    const call = await serve(folder);
    const sentHeaders = { headers: { 'accept-encoding': accepted } };
    const script = await call('GET', '/assets/index-a1b2c3d4.js', sentHeaders);
    expect([script.status, script.headers.get('content-encoding')]).toEqual([200, sent]);
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    expect(script.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(script.headers.get('cache-control')).toMatch(/immutable/);
    expect(script.text).toBe('export {};');
  });

  it('serves the page prerendered for a path', async () => {
    expect((await (await serve(folder))('GET', '/login', page)).text).toContain('Sign in');
  });

  it('reads the hashes of its inline scripts', () => {
    expect(readInlineScriptHashes(folder)).toEqual(["'sha256-a+b/c='"]);
    expect(readInlineScriptHashes(join(folder, 'nowhere'))).toEqual([]);
  });

  it.each([
    ['GET', '/assets/index-gone.js', page],
    ['GET', '/user/details/7.json', page],
    ['GET', '/folders/photo.png', page],
    ['GET', '/.env', page],
    ['GET', '/.vite/manifest.json', {}],
    ['GET', '/secure/notifications/nobody/', page],
    ['GET', '/dashboard', { headers: { accept: 'application/json' } }],
    ['POST', '/dashboard', page],
  ])('returns 404 for %s %s', async (method, path, options) => {
    expect((await (await serve(folder))(method, path, options)).status).toBe(404);
  });

  it('redirects no folder', async () => {
    const { status, headers } = await (await serve(folder))('GET', '/assets', page);
    expect([status, headers.get('location')]).toEqual([200, null]);
  });

  it('returns 503 with a message if it is not built', async () => {
    const { status, text } = await (await serve(join(folder, 'nowhere')))('GET', '/', page);
    expect(status).toBe(503);
    expect(text).toContain('npm run build');
  });
});
