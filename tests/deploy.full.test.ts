import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isTemporaryName } from '../mock-server/storage/uploads';
import { createClient, type Client } from './support/client';
import { openSocket } from './support/liveSocket';
import { freePort } from './support/freePort';
import { scriptedServer, type Call } from './support/scriptedServer';
import { buildSite } from './support/site/builtSite';
import { isInstalled, startDeployment, type WebServer } from './support/startDeployment';
import { startInProcessServer, type TestServer } from './support/startInProcessServer';
import { createTestFolder } from './support/temporaryFolder';

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
      expect(own.headers.get('strict-transport-security')).toBe('max-age=31536000');
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

/** Starts a sample in front of a scripted backend, until the end of the test. Returns the growing list of its calls. */
const deploy = async (
  program: WebServer,
  environment: Record<string, string> = {},
  answer: Parameters<typeof scriptedServer>[0] = (_, response) => void response.end('from the backend'),
  options: Parameters<typeof startDeployment>[2] = {},
) => {
  const backend = await scriptedServer(answer);
  const { origin, close } = await startDeployment(program, { BACKEND: backend.url, ...environment }, options);
  onTestFinished(async () => {
    await close();
    await backend.close();
  });
  return { origin, calls: backend.calls, call: createClient(origin) };
};

describe.each(programs.filter(isInstalled))('sample for %s with other file paths', (program) => {
  it('serves the site to visitors when root starts it', async () => {
    const { call } = await deploy(program, {}, undefined, { asCaller: true });
    const { status, text } = await call('GET', '/login', page);
    expect([status, text]).toEqual([200, expect.stringContaining('data-page="/login"')]);
  });

  it('proxies the paths of FILES_PATHS, and shows their files in a sandbox', async () => {
    const environment = { FILES_PATHS: '/files, /media/,/static/plans' };
    const { call } = await deploy(program, environment, ({ url }, response) => {
      if (url === '/media/own.html') response.setHeader('content-security-policy', "default-src 'none'");
      response.end('from the backend');
    });
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
    const { origin, calls } = await deploy(program);
    const paths = ['/api/pulsehub-auth/', '/api/PulseHub-Auth', '/api/%70ulsehub-auth/', '/dev/outbox'];
    for (const path of paths) await fetch(origin + path, { method: 'POST' });
    expect(calls).toEqual([]);
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
    const { origin, call, calls } = await deploy(program, environment);
    const headers = { ...forged, 'x-forwarded-for': address };
    expect((await call('GET', '/api/any/', { headers })).status).toBe(200);
    const sent: Record<string, unknown> = calls.at(-1)?.headers ?? {};
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

  it('logs a call as one line of JSON without token, cookie or query', async () => {
    const lines: string[] = [];
    const { origin } = await deploy(program, {}, undefined, { onLine: (line) => lines.push(line) });
    const headers = { authorization: 'Bearer secret', cookie: 'a=secret', 'x-request-id': '5f0c-1' };
    const paths = [
      '/login?a=secret',
      '/reset-password/MQ/secret',
      '/secure/notifications/secret/',
      '/files/secret',
    ];
    for (const path of [...paths, '/api/user/details/?token=secret'])
      await (await fetch(origin + path, { headers })).text();
    await vi.waitUntil(() => lines.length > paths.length, { timeout: 5000 });
    expect(lines.join('\n')).not.toContain('secret');
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const getPath = ({ path, request: call }: Record<string, unknown>) =>
      path ?? (call as { uri: string } | undefined)?.uri;
    expect(logged.map(getPath)).toEqual([
      '/login',
      '/reset-password/',
      '/secure/',
      '/files/',
      '/api/user/details/',
    ]);
    const { status, time, duration } = logged.at(-1) ?? {};
    expect([status, typeof time, typeof duration]).toEqual([200, 'string', 'number']);
    expect(lines.at(-1)).toContain('5f0c-1');
  });

  it('logs nothing with ACCESS_LOG=false, and hides the contract with SERVE_OPENAPI=false', async () => {
    const environment = { ACCESS_LOG: 'false', SERVE_OPENAPI: 'false', HSTS_SUBDOMAINS: '1' };
    const { call } = await deploy(program, environment);
    const { status } = await call('GET', '/openapi.yaml');
    expect(status).toBe(404);
    const { headers } = await call('GET', '/login');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('trusts the headers of a proxy in TRUSTED_PROXIES', async () => {
    const { sent } = await receivedFrom({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1, ::1' }, '198.51.100.9');
    expect(sent).toMatchObject({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'portal.example' });
    // Caddy adds the proxy.
    expect(sent['x-forwarded-for']).toMatch(/^198\.51\.100\.9(, 127\.0\.0\.1)?$/);
    expect([sent['x-real-ip'], sent['forwarded']]).toEqual([undefined, undefined]);
  });
});

describe.runIf(isInstalled('caddy'))('sample for Caddy', () => {
  it('answers for a backend that hangs', async () => {
    const edit = (config: string) =>
      config.replace('response_header_timeout 60s', 'response_header_timeout 1s');
    const { origin } = await deploy('caddy', {}, () => {}, { edit });
    expect((await fetch(`${origin}/api/any/`)).status).toBe(504);
  });
});

describe.runIf(isInstalled('nginx'))('sample for nginx', () => {
  it('passes on a slow upload that keeps sending, and ends one that stops', async () => {
    const edit = (config: string) => config.replace('client_body_timeout 15s', 'client_body_timeout 1s');
    const { origin } = await deploy('nginx', {}, undefined, { edit });
    const startUpload = () => {
      const upload = request(`${origin}/api/any/`, { method: 'POST', headers: { 'content-length': 10 } });
      const ended = once(upload, 'response').then(
        ([answer]) => (answer as IncomingMessage).resume().statusCode,
        (error: Error) => error.message,
      );
      return { upload, ended };
    };
    const [slow, stopped] = [startUpload(), startUpload()];
    stopped.upload.write('x');
    for (let piece = 0; piece < 10; piece += 1) {
      slow.upload.write('x');
      await wait(250);
    }
    expect(await slow.ended).toBe(200);
    expect(await stopped.ended).toBe('socket hang up');
  });

  it('sends a file of MEDIA_FOLDER when the backend allows it', async () => {
    const MEDIA_FOLDER = createTestFolder();
    chmodSync(MEDIA_FOLDER, 0o755);
    writeFileSync(join(MEDIA_FOLDER, 'a b.html'), 'of the folder');
    const environment = { MEDIA_FOLDER, FILES_PATHS: '/media' };
    const { call } = await deploy('nginx', environment, ({ url }, res) => {
      if (url.startsWith('/media/open/')) res.setHeader('x-accel-redirect', '/.media/a%20b.html');
      else res.statusCode = 403;
      res.setHeader('content-type', 'text/html').end();
    });
    const { status, text, headers } = await call('GET', '/media/open/1', { headers: { range: 'bytes=3-5' } });
    expect([status, text, headers.get('content-type')]).toEqual([206, 'the', 'text/html']);
    expect(headers.get('content-security-policy')).toMatch(/sandbox$/);
    expect((await call('GET', '/media/closed/1')).status).toBe(403);
    expect((await call('GET', '/.media/a%20b.html')).status).toBe(404);
  });

  it('limits the calls of one address that are in flight', async () => {
    const waiting: ServerResponse[] = [];
    const hold = (_call: Call, response: ServerResponse) => void waiting.push(response);
    const { origin } = await deploy('nginx', { CALLS_PER_ADDRESS: '2' }, hold);
    const calls = [fetch(`${origin}/api/a/`), fetch(`${origin}/api/b/`)];
    await vi.waitUntil(() => waiting.length === 2, { timeout: 5000 });
    expect((await fetch(`${origin}/api/c/`)).status).toBe(503);
    expect((await fetch(`${origin}/login`)).status).toBe(200);
    for (const res of waiting) res.end();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('starts before its backend, and finds a backend again whose name has moved', async () => {
    let address: number[] | null = null;
    // Answers the question of a DNS message with one address, or with "no such name".
    const dns = createSocket('udp4', (question, peer) => {
      const isAddress = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
      const answers = address && isAddress ? 1 : 0;
      const head = Buffer.from(question.subarray(0, 12));
      head.writeUInt16BE(address ? 0x81_80 : 0x81_83, 2);
      head.writeUInt16BE(answers, 6);
      head.writeUInt32BE(0, 8);
      const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...(address ?? [])]);
      const asked = question.subarray(12, question.indexOf(0, 12) + 5);
      dns.send(Buffer.concat([head, asked, ...(answers ? [record] : [])]), peer.port, peer.address);
    });
    dns.bind(0, '127.0.0.1');
    await once(dns, 'listening');
    const places = ['127.0.0.1', '127.0.0.2'];
    const port = await freePort();
    const backends = places.map((place) => createServer((_, res) => res.end(place)).listen(port, place));
    onTestFinished(() => {
      dns.close();
      for (const backend of backends) backend.close();
    });
    const { origin, close } = await startDeployment('nginx', {
      BACKEND: `http://backend.example:${port}`,
      RESOLVER: `127.0.0.1:${dns.address().port}`,
    });
    onTestFinished(close);
    const call = async () => (await fetch(`${origin}/api/any/`, { headers: { connection: 'close' } })).text();
    expect(await call()).toContain('502 Bad Gateway');
    for (const place of places) {
      address = place.split('.').map(Number);
      await vi.waitUntil(async () => (await call()) === place, { timeout: 15_000, interval: 500 });
    }
  }, 40_000);

  it('answers the health check at LISTEN, and shows its figures at STATUS_PORT', async () => {
    const port = String(await freePort());
    const { origin } = await deploy('nginx', { STATUS_PORT: port });
    const { status, stdout } = start('health', { LISTEN: origin.slice(7) });
    expect([status, stdout]).toEqual([0, expect.stringContaining('"status":"ready"')]);
    expect(await (await fetch(`http://127.0.0.1:${port}/status`)).text()).toContain('Active connections');
  });
});

const start = (server: string, environment: Record<string, string>) =>
  spawnSync('sh', [join(root, 'docs/deploy/start.sh'), server], {
    env: { PATH: process.env['PATH'], SITE: join(root, 'dist'), ...environment },
    encoding: 'utf8',
  });

/** Settings with values that are rejected, and the beginning of the message, or all but the value. */
const rejectedSettings: [server: string, name: string, values: string[], message: string][] = [
  ['apache', 'LISTEN', ['8080'], 'Name nginx or caddy, not "apache".'],
  [
    'nginx',
    'LISTEN',
    ['8080; return 200', '70000', 'a.example:80', '999.0.0.1:80'],
    'LISTEN must be a port, or an address with a port such as 127.0.0.1:8080, not ',
  ],
  [
    'caddy',
    'LISTEN',
    [':8080 {', '8080', 'https://a.example/x'],
    'LISTEN must be an address such as https://portal.example or :8080, not ',
  ],
  [
    'nginx',
    'BACKEND',
    ['b:3000', 'http://b:3000/', 'http://b:3000; return 200', 'http://b:99999', 'http://b\nc'],
    'BACKEND must be an address without a path such as http://backend:3000, not ',
  ],
  [
    'caddy',
    'MAX_FILE_MB',
    ['abc', '2g', '0', '1.5'],
    'MAX_FILE_MB must be a whole number from 1 to 100000, not ',
  ],
  [
    'caddy',
    'FILES_PATHS',
    ['/', 'media', '/a b', '/../etc', '/a;b', '/files,https://media.example', ','],
    'FILES_PATHS must be paths such as /media, separated by commas, not ',
  ],
  [
    'nginx',
    'TRUSTED_PROXIES',
    ['proxy.internal', '10.0.0.0/8;', '*', '0.0.0.0/0', '10.0.0.0/33', '::/0', '999.1.1.1', '1', ':::'],
    'TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.5 or 10.0.0.0/8, separated by commas, not ',
  ],
  ...['CONNECT_ORIGINS', 'IMAGE_ORIGINS'].map((name): (typeof rejectedSettings)[number] => [
    'nginx',
    name,
    ["https://a.example; script-src 'unsafe-inline'", 'a.example', 'https://a.example/path'],
    `${name} must be origins such as https://hub.example, separated by commas, not `,
  ]),
  ['caddy', 'ACCESS_LOG', ['yes'], 'ACCESS_LOG must be true or false, not '],
  ['caddy', 'SERVE_OPENAPI', ['yes'], 'SERVE_OPENAPI must be true or false, not '],
  ['caddy', 'HSTS_SUBDOMAINS', ['yes'], 'HSTS_SUBDOMAINS must be true or false, not '],
  ['nginx', 'WORKER_PROCESSES', ['0'], 'WORKER_PROCESSES must be auto or a whole number from 1 to 99, not '],
  ['nginx', 'CALLS_PER_ADDRESS', ['0'], 'CALLS_PER_ADDRESS must be a whole number from 1 to 100000, not '],
  ['nginx', 'STATUS_PORT', ['8081;'], 'STATUS_PORT must be a port such as 8081, not '],
  ['nginx', 'MEDIA_FOLDER', ['media'], 'MEDIA_FOLDER must be the absolute path of a folder, not '],
  ['nginx', 'MEDIA_FOLDER', ['/missing'], 'MEDIA_FOLDER names /missing, which is no folder.'],
  ['nginx', 'RESOLVER', ['dns'], 'RESOLVER must be addresses of DNS servers such as 10.0.0.2, separated'],
  ['caddy', 'STATUS_PORT', ['8081'], 'STATUS_PORT is a variable of nginx alone; unset it for Caddy.'],
  ['nginx', 'SITE', ['/etc'], 'SITE must be the folder of a built site, which /etc is not.'],
  ['nginx', 'RUN', ['/etc/passwd'], 'RUN must be a folder of your own that nobody else can write to, which'],
  ['nginx', 'BRAND', ['/missing'], 'BRAND names /missing, which is no folder.'],
  ['nginx', 'TEXTS', ['/missing'], 'TEXTS names /missing, which is no folder.'],
  ['nginx', 'NOTICE', ['notice.json'], 'NOTICE must be the absolute path of a file, not "notice.json".'],
];

describe('start script of a deployment', () => {
  const cases = rejectedSettings.flatMap(([server, name, values, message]) =>
    values.map((value) => [server, name, value, message] as const),
  );
  it.each(cases)('rejects %s with %s=%s', (server, name, value, message) => {
    const { status, stderr } = start(server, { RUN: createTestFolder(), [name]: value });
    const said = message.endsWith(', not ') ? `${message}"${value}".\n` : message;
    expect([status, stderr]).toEqual([1, expect.stringContaining(said)]);
  });

  it('keeps the certificates of Caddy out of temporary folders', () => {
    const run = createTestFolder();
    const LISTEN = 'https://portal.example';
    for (const folders of [{}, { XDG_DATA_HOME: join(run, 'data') }, { HOME: run }]) {
      const { status, stderr } = start('caddy', { RUN: run, LISTEN, ...folders });
      expect([status, stderr]).toEqual([1, expect.stringContaining('XDG_DATA_HOME must be a folder for')]);
    }
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
    const folder = createTestFolder();
    const elsewhere = join(folder, 'elsewhere');
    const planted = join(folder, `pulsehub-${process.getuid?.()}`);
    mkdirSync(elsewhere);
    plant(planted, elsewhere);
    const { status, stderr } = start('nginx', { TMPDIR: folder });
    expect([status, stderr]).toEqual([1, expect.stringContaining('RUN must be a folder of your own')]);
    expect([readdirSync(elsewhere), readdirSync(planted)]).toEqual([[], []]);
  });
});
