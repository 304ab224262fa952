import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingError } from '../../mock-server/settings';
import { StorageError } from '../../mock-server/storage/sqliteFile';
import { createClient } from '../support/client';
import { stringMatching } from '../support/matchers';
import { startServerProcess } from '../support/startServerProcess';
import { startInProcessServer } from '../support/startInProcessServer';
import { createTestFolder } from '../support/temporaryFolder';

describe('backend process', () => {
  const start = (environment: Record<string, string>) => startServerProcess({ environment });

  it('seeds its data on first start, prints accounts and the mail page, and exits with 0 on SIGTERM', async () => {
    const data = { PORT: '0', DATA_DIR: createTestFolder() };
    const first = await start(data);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
    for (const word of ['superuser@pulsehub.test', 'PulseHub!2026', `${first.url}/dev/mail`])
      expect(first.output()).toContain(word);

    // The same data work with another product key.
    const restarted = await start({ ...data, VITE_PRODUCT_KEY: 'abc' });
    // The contract of this process has the default key.
    const call = createClient(restarted.url, () => null);
    const credentials = { email: 'direct@pulsehub.test', password: 'PulseHub!2026' };
    const signedIn = await call('POST', '/api/user/login/', { body: credentials });
    const token = String(signedIn.body['access']);
    const { body: services } = await call('GET', '/api/user/dic-services/', { token });
    const entry = { abc: true, abc_info: { url: stringMatching(/\/dev\/companion\/abc$/) } };
    expect(services).toMatchObject({ dic_services_list: [entry] });
    expect(services).not.toHaveProperty('dic_services_list.0.shm');
    expect(await restarted.end('SIGTERM')).toBe(0);
    expect(restarted.output()).not.toContain('Seeding');
  }, 60_000);

  it('reports in one line that its port is in use, and exits with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const sentence = `Port ${port} is already in use. Stop that server, or set PORT to another one.`;
    const starting = start({ PORT: String(port), DATA_DIR: createTestFolder() });
    await expect(starting).rejects.toThrow(
      new RegExp(`ended with 1:\n${sentence.replaceAll('.', '\\.')}\n$`),
    );
    other.close();
  }, 60_000);

  it('reports an unreadable file and does not change it', async () => {
    const dataDir = createTestFolder();
    const file = join(dataDir, 'token.key');
    await writeFile(file, 'not a key');
    const starting = startInProcessServer({ dataDir });
    // For a StorageError the process prints only its message and ends with 1.
    await expect(starting).rejects.toThrow(StorageError);
    await expect(starting).rejects.toThrow('token.key');
    expect(await readFile(file, 'utf8')).toBe('not a key');
  });
});

describe('environment variable', () => {
  it.each(
    Object.entries({
      PORT: ['abc', '70000'],
      ACCESS_TTL_S: ['0'],
      REFRESH_TTL_S: ['-5'],
      OTP_TTL_S: ['1.5'],
      IDLE_TTL_S: ['never'],
      THROTTLE_PER_MINUTE: ['many'],
      PORTAL_ORIGIN: ['localhost'],
      CONNECT_ORIGINS: ['a.b', 'https://a.b/c', 'https://*', "https://a.b; x 'y'", 'https://a.b https://c.d'],
      IMAGE_ORIGINS: ['data:', 'https://a.b,ftp://c.d', 'http://me:word@a.b', 'http://a:99999'],
      VITE_PRODUCT_KEY: ['financial', 'two words'],
      EXPOSE_DEV_TOOLS: ['yes'],
      ROTATE_REFRESH: ['true'],
      CROSS_ORIGIN: ['1'],
      PUBLIC_ORIGIN: ['api.example', 'https://api.example/api'],
      TRUSTED_PROXIES: ['1', 'true', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.5, proxy.example', 'fe80::1%eth0'],
    }),
  )('%s is rejected by its name with %j', (name, values) => {
    for (const value of values) {
      expect(() => readSettings({ [name]: value })).toThrow(SettingError);
      expect(() => readSettings({ [name]: value })).toThrow(name);
    }
  });

  it('normalises origins as a browser does, and accepts addresses and ranges of proxies', () => {
    const { connectOrigins, trustedProxies } = readSettings({
      CONNECT_ORIGINS: 'http://127.0.0.1:4100, https://Hub.Example:443/,',
      TRUSTED_PROXIES: '10.0.0.5, 172.16.0.0/12,fd00::/8 , ::1',
    });
    expect(connectOrigins).toEqual(['http://127.0.0.1:4100', 'https://hub.example']);
    expect(trustedProxies).toEqual(['10.0.0.5', '172.16.0.0/12', 'fd00::/8', '::1']);
  });

  it('defaults if it is missing or empty', () => {
    const defaults = { port: 3000, host: '127.0.0.1', portalOrigin: null, imageOrigins: [] };
    expect(readSettings({ PORT: '', IMAGE_ORIGINS: '' })).toMatchObject(defaults);
  });
});
