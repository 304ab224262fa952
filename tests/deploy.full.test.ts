import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isTemporaryName } from '../mock-server/files/uploads';
import { createClient, type Client } from './support/client';
import { openSocket } from './support/liveSocket';
import { buildSite } from './support/site/builtSite';
import { isInstalled, startDeployment } from './support/startDeployment';
import { startInProcessServer, type TestServer } from './support/startInProcessServer';

const root = join(import.meta.dirname, '..');
const page = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

/** The directives and their sources, sorted, because their order has no meaning. */
const getDirectives = (headers: Headers, origin: string) =>
  (headers.get('content-security-policy') ?? '')
    .replaceAll(new URL(origin).host, 'here')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/).toSorted().join(' '))
    .toSorted();

const programs = ['nginx', 'caddy'] as const;

it.for(programs.filter((program) => !isInstalled(program)))(
  'the sample for %s is skipped: the program is not installed',
  (program, { skip }) => {
    skip();
    expect(isInstalled(program)).toBe(true);
  },
);

describe.each(programs.filter(isInstalled))('sample for %s', (program) => {
  let backend: TestServer;
  let deployment: Awaited<ReturnType<typeof startDeployment>>;
  let call: Client;
  beforeAll(async () => {
    // Before the backend starts, which reads the pages.
    buildSite();
    const elsewhere = 'https://hub.example';
    backend = await startInProcessServer({ connectOrigins: [elsewhere], imageOrigins: [elsewhere] });
    deployment = await startDeployment(program, {
      BACKEND: backend.url,
      CONNECT_ORIGINS: `${elsewhere},wss://hub.example`,
      IMAGE_ORIGINS: elsewhere,
      VITE_BRAND_NAME: 'Hub',
    });
    call = createClient(deployment.origin);
  });
  afterAll(async () => {
    await deployment.close();
    await backend.close();
  });

  it.each([
    ['/login', '<div id="root" data-page="/login">'],
    ['/contact-support', '<div id="root" data-page="/contact-support">'],
    ['/', '<div id="root"></div>'],
    ['/dashboard', '<div id="root"></div>'],
    ['/user/details/7', '<div id="root"></div>'],
    ['/folders/7/plans.v2', '<div id="root"></div>'],
    ['/folders/7/.hidden', '<div id="root"></div>'],
    ['/folders/12/report-2026', '<div id="root"></div>'],
    ['/folders/3/v1.2', '<div id="root"></div>'],
    ['/reset-password/MQ/c5x.8-a1.b2', '<div id="root"></div>'],
    ['/apiary', '<div id="root"></div>'],
  ])("serves an uncached page at %s with the environment's settings", async (path, part) => {
    const { status, headers, text } = await call('GET', path, page);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(text).toContain(part);
    expect(text).toContain('Hub</title>');
  });

  it.each([
    '/assets/missing.js',
    '/assets/missing.png',
    '/favicon.ico',
    '/media/plans/site.pdf',
    '/user/details/7.json',
    '/folders/photo.png',
    '/.env',
    '/.vite/manifest.json',
    '/.vite/pages/login.html',
    '/api/missing/',
    '/files/media/missing',
    '/secure/missing/',
  ])('returns 404 instead of a page for %s', async (path) => {
    const { status, headers, text } = await call('GET', path, page);
    expect(status).toBe(404);
    expect(headers.get('cache-control') ?? '').not.toContain('immutable');
    expect(text).not.toContain('id="root"');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ])('sends an immutable script, to a browser that accepts %s, as %s', async (accepted, sent) => {
    const index = (await call('GET', '/', page)).text;
    const path = /src="(\/assets\/[^"]+\.js)"/.exec(index)?.[1] ?? '';
    const { status, headers, text } = await call('GET', path, { headers: { 'accept-encoding': accepted } });
    expect([status, headers.get('content-encoding')]).toEqual([200, sent]);
    expect(headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(text).toBe(readFileSync(join(root, 'dist', path), 'utf8'));
  });

  it('compresses a page', async () => {
    const { headers } = await call('GET', '/login', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
  });

  it.each(['/login', '/assets/missing.js'])(
    'sets the same headers as the development backend on %s',
    async (path) => {
      const [own, backends] = [await call('GET', path, page), await backend.call('GET', '/login', page)];
      expect(getDirectives(own.headers, deployment.origin)).toEqual(
        getDirectives(backends.headers, backend.url),
      );
      expect(own.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
      expect(own.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      const names = [
        'x-content-type-options',
        'x-frame-options',
        'referrer-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'permissions-policy',
      ];
      const listed = ({ headers }: { headers: Headers }) =>
        names.map((name) => [name, headers.get(name)?.toLowerCase()]);
      expect(listed(own)).toEqual(listed(backends));
    },
  );

  it('reports its version and that it is ready, without the backend', async () => {
    const { status, headers, body } = await call('GET', '/healthz');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const built = await call('GET', '/version.json');
    expect(body).toEqual({ status: 'ready', version: built.body['version'] });
  });

  it('proxies calls and files with their headers', async () => {
    const { access, user } = await backend.signIn('superuser');
    const path = `/api/user/details/?user_id=${user.user_id}`;
    const { status, headers } = await call('GET', path, { token: access });
    expect([status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      200,
      'no-store',
      'nosniff',
    ]);
    const library = await call('GET', '/api/media-library-folder/1/', { token: access });
    const [file] = library.body['files'] as { file_url: string }[];
    const address = new URL(file?.file_url ?? '');
    expect(address.origin).toBe(deployment.origin);
    const bytes = await call('GET', address.pathname, { headers: { range: 'bytes=0-3' } });
    expect([bytes.status, bytes.text.length]).toEqual([206, 4]);
    expect(bytes.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/);
  });

  it('proxies the notification socket', async () => {
    const { user } = await backend.signIn('superuser');
    const socket = await openSocket(deployment.origin, user.notification_key, deployment.origin);
    socket.send({ command: 'fetch_notifications' });
    expect(await socket.next()).toMatchObject({ success: true });
    socket.socket.close();
    await socket.closed;
  });

  it('streams an upload to the backend without buffering', async () => {
    const { access } = await backend.signIn('superuser');
    const parts = ['name="folder"\r\n\r\n1\r\n', 'name="file"; filename="large.bin"\r\n\r\n'];
    const head = parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}`).join('');
    const end = '\r\n--x--\r\n';
    const half = Buffer.alloc(1024 ** 2);
    const uploading = request(`${deployment.origin}/api/user/media-library/`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${access}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': head.length + 2 * half.length + end.length,
      },
    });
    uploading.write(head);
    uploading.write(half);
    const uploads = join(backend.dataDir, 'uploads');
    const arrived = () => {
      const arriving = readdirSync(uploads).find(isTemporaryName);
      return arriving !== undefined && statSync(join(uploads, arriving)).size > half.length / 2;
    };
    await vi.waitUntil(arrived, { timeout: 20_000 });
    uploading.write(half);
    uploading.end(end);
    const [answer] = (await once(uploading, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(201);
    answer.resume();
  });
});

describe.each(programs.filter(isInstalled))('sample for %s with other file paths', (program) => {
  const received: IncomingMessage[] = [];
  const policies = new Map([['/media/own.html', "default-src 'none'"]]);
  const backend = createServer((req, res) => {
    received.push(req);
    const policy = policies.get(req.url ?? '');
    if (policy) res.setHeader('content-security-policy', policy);
    res.end('from the backend');
  });
  beforeAll(async () => {
    backend.listen(0, '127.0.0.1');
    await once(backend, 'listening');
  });
  afterAll(() => backend.close());

  const deploy = async (environment: Record<string, string>, asCaller = false) => {
    const { port } = backend.address() as AddressInfo;
    const BACKEND = `http://127.0.0.1:${port}`;
    const { origin, close } = await startDeployment(program, { BACKEND, ...environment }, asCaller);
    onTestFinished(close);
    return origin;
  };

  it('serves the site to visitors when root starts it', async () => {
    const { status, text } = await createClient(await deploy({}, true))('GET', '/login', page);
    expect([status, text]).toEqual([200, expect.stringContaining('data-page="/login"')]);
  });

  it('proxies the paths of FILES_PATHS, and shows their files in a sandbox', async () => {
    const origin = await deploy({ FILES_PATHS: '/files, /media/,/static/plans' });
    const call = createClient(origin);
    for (const path of ['/files/a.png', '/media/photos/a.png', '/media', '/static/plans/a.pdf']) {
      const { text, headers } = await call('GET', path, page);
      expect([path, text]).toEqual([path, 'from the backend']);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/);
    }
    const own = await call('GET', '/media/own.html', page);
    expect(own.headers.get('content-security-policy')).toBe("default-src 'none'");
    for (const path of ['/static/a.pdf', '/mediathek/a.png', '/media.png'])
      expect([path, (await call('GET', path, page)).status]).toEqual([path, 404]);
    expect((await call('GET', '/folders/3/v1.2', page)).text).toContain('<div id="root">');
  });

  it('does not proxy the development tools', async () => {
    const origin = await deploy({});
    const paths = ['/api/pulsehub-auth/', '/api/PulseHub-Auth', '/api/%70ulsehub-auth/', '/dev/outbox'];
    for (const path of paths) await fetch(origin + path, { method: 'POST' });
    expect(received.map(({ url }) => url).filter((url) => paths.includes(url ?? ''))).toEqual([]);
  });

  const forged = {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'portal.example',
    'x-real-ip': '203.0.113.7',
    forwarded: 'for=203.0.113.7',
  };
  const names = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded'];
  const receivedFrom = async (environment: Record<string, string>, address: string) => {
    const origin = await deploy(environment);
    const headers = { ...forged, 'x-forwarded-for': address };
    expect((await createClient(origin)('GET', '/api/any/', { headers })).status).toBe(200);
    const sent = received.at(-1)?.headers ?? {};
    return { origin, sent: Object.fromEntries(names.map((name) => [name, sent[name]])) };
  };

  it('overwrites forwarding headers from the client', async () => {
    const { origin, sent } = await receivedFrom({}, '203.0.113.7');
    expect(sent).toEqual({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(origin).host,
    });
  });

  it('trusts the headers of a proxy in TRUSTED_PROXIES', async () => {
    const { sent } = await receivedFrom({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1, ::1' }, '198.51.100.9');
    expect(sent).toMatchObject({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'portal.example' });
    // Caddy adds the proxy.
    expect(sent['x-forwarded-for']).toMatch(/^198\.51\.100\.9(, 127\.0\.0\.1)?$/);
    expect([sent['x-real-ip'], sent['forwarded']]).toEqual([undefined, undefined]);
  });
});

const start = (server: string, environment: Record<string, string>) =>
  spawnSync('sh', [join(root, 'docs/deploy/start.sh'), server], {
    env: { PATH: process.env['PATH'], SITE: join(root, 'docs'), ...environment },
    encoding: 'utf8',
  });

describe('start script of a deployment', () => {
  it.each([
    ['nginx', { CONNECT_ORIGINS: "https://a.example; script-src 'unsafe-inline'" }, 'must be origins'],
    ['apache', {}, 'Name nginx or caddy, not "apache".'],
    ...['/', 'media', '/a b', '/../etc', '/a;b', '/files,https://media.example', ','].map((FILES_PATHS) => [
      'caddy',
      { FILES_PATHS },
      'FILES_PATHS must be paths such as /media',
    ]),
    ...['proxy.internal', '10.0.0.0/8;', '*'].map((TRUSTED_PROXIES) => [
      'nginx',
      { TRUSTED_PROXIES },
      'TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8',
    ]),
  ] as [string, Record<string, string>, string][])('rejects %s with %o', (server, environment, words) => {
    const { status, stderr } = start(server, environment);
    expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
  });

  it.each([
    ['a link', (planted: string, elsewhere: string) => symlinkSync(elsewhere, planted)],
    [
      'a folder that everybody can write to',
      (planted: string) => {
        mkdirSync(planted);
        chmodSync(planted, 0o777);
      },
    ],
  ])('does not write through %s planted in the temporary folder', (_, plant) => {
    const folder = mkdtempSync(join(tmpdir(), 'pulsehub-planted-'));
    const elsewhere = join(folder, 'elsewhere');
    const planted = join(folder, `pulsehub-${process.getuid?.()}`);
    mkdirSync(elsewhere);
    plant(planted, elsewhere);
    const { status, stderr } = start('nginx', { TMPDIR: folder });
    expect([status, stderr]).toEqual([1, expect.stringContaining('RUN must be a folder of your own')]);
    expect([readdirSync(elsewhere), readdirSync(planted)]).toEqual([[], []]);
    rmSync(folder, { recursive: true });
  });
});
