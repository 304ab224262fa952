import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settingsInPage, settingsOf } from '../../src/settings';

const script = join(import.meta.dirname, '../../docs/deploy/settings.sh');
const template = `<meta name="pulsehub-settings" content="{}" />
<title>Sign In · {{VITE_BRAND_NAME=Pulse&amp;Hub}}</title>
<a href="mailto:{{VITE_SUPPORT_EMAIL=a@b.test}}">Write to {{VITE_SUPPORT_EMAIL=a@b.test}}, {{VITE_BRAND_NAME=Pulse&amp;Hub}}</a>
`;

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'pulsehub-settings-'));
  mkdirSync(join(site, '.vite/pages'), { recursive: true });
  writeFileSync(join(site, '.vite/pages/login.html'), template);
  mkdirSync(join(site, 'assets'));
});
afterEach(() => rmSync(site, { recursive: true }));

const environment = (values: Record<string, string>) => ({ PATH: process.env['PATH'], ...values });

const write = (values: Record<string, string>, ...target: string[]) => {
  const { status, stderr } = spawnSync('sh', [script, site, ...target], {
    env: environment(values),
    encoding: 'utf8',
  });
  return { status, message: stderr };
};

const page = () =>
  new DOMParser().parseFromString(readFileSync(join(site, 'login.html'), 'utf8'), 'text/html');

describe('the settings of a deployment', () => {
  it.each([
    ['VITE_API_URL', 'https://api.example:8443', { apiUrl: 'https://api.example:8443' }],
    ['VITE_API_URL', 'http://[::1]:3000/', { apiUrl: 'http://[::1]:3000' }],
    ['VITE_WS_URL', 'wss://live.example', { wsUrl: 'wss://live.example' }],
    ['VITE_API_URL', 'https://api.example', { apiDocsUrl: 'https://api.example/api/docs' }],
    ['VITE_API_DOCS_URL', 'https://docs.example/a?b=1&c', { apiDocsUrl: 'https://docs.example/a?b=1&c' }],
    ['VITE_BRAND_NAME', `A&B "é" 'c' \\ <script> $& \\1`, { brandName: `A&B "é" 'c' \\ <script> $& \\1` }],
    ['VITE_BRAND_NAME', '{{VITE_BRAND_NAME=x}}', { brandName: '{{VITE_BRAND_NAME=x}}' }],
    ['VITE_BRAND_NAME', '', { brandName: 'PulseHub' }],
    ['VITE_COMPANY_NAME', 'Centre', { companyName: 'Centre' }],
    ['VITE_SUPPORT_EMAIL', 'help@hub.example', { supportEmail: 'help@hub.example' }],
    ['VITE_PRODUCT_KEY', 'abc', { productKey: 'abc' }],
    ['VITE_PRODUCT_NAME', 'PulseABC', { productName: 'PulseABC' }],
    ['VITE_COMPANION_URL', '/demo', { companionUrl: '/demo' }],
    ['VITE_LOCAL_SERVICES', 'true', { localServices: true }],
    ['VITE_ERROR_REPORT_URL', 'https://e.example/a', { errorReportUrl: 'https://e.example/a' }],
    ['VITE_WEB_VITALS', 'true', { webVitals: true }],
    [
      'VITE_REDIRECT_ORIGINS',
      'https://a.example, https://b.example',
      { redirectOrigins: ['https://a.example', 'https://b.example'] },
    ],
  ])('are read from the page as they were written: %s=%s', (name, value, expected) => {
    expect(write({ [name]: value })).toEqual({ status: 0, message: '' });
    expect(settingsOf(settingsInPage(page()))).toMatchObject(expected);
  });

  it('are written into the text of a page too, and unset ones keep the built text', () => {
    const brand = 'A&B "c" <i>x</i> {{VITE_SUPPORT_EMAIL=x}}';
    write({ VITE_BRAND_NAME: brand });
    expect(page().title).toBe(`Sign In · ${brand}`);
    expect(page().querySelector('a')?.textContent).toBe(`Write to a@b.test, ${brand}`);
    write({ VITE_SUPPORT_EMAIL: 'help@hub.example' });
    expect(page().querySelector('a')?.href).toBe('mailto:help@hub.example');
    expect(page().querySelector('a')?.textContent).toBe('Write to help@hub.example, Pulse&Hub');
  });

  it.each([
    ['VITE_API_URL', 'javascript:alert(1)', 'must be an origin such as https://api.example'],
    ['VITE_API_URL', "https://a.example'; x", 'must be an origin'],
    ['VITE_API_URL', 'https://a.example/path', 'must be an origin'],
    ['VITE_WS_URL', 'https://a.example', 'must be an origin such as wss://live.example'],
    ['VITE_API_DOCS_URL', '//docs.example', 'must be an http(s) address or a path'],
    ['VITE_BRAND_NAME', 'two\tlines', 'must be a text of one line'],
    ['VITE_SUPPORT_EMAIL', 'nobody', 'must be an email address'],
    ['VITE_PRODUCT_KEY', 'two words', 'must be a name of letters, digits and _'],
    ['VITE_LOCAL_SERVICES', 'yes', 'must be true or false'],
    ['VITE_REDIRECT_ORIGINS', 'https://a.example; b', 'must be http(s) origins, separated by commas'],
    ['VITE_BRANDNAME', 'Hub', 'There is no setting VITE_BRANDNAME.'],
  ])('are rejected with a message, and nothing is written: %s=%s', (name, value, words) => {
    const { status, message } = write({ [name]: value });
    expect([status, message]).toEqual([1, expect.stringContaining(words)]);
    expect(message).toContain(name);
    expect(readdirSync(site)).not.toContain('login.html');
  });

  it('leave the built site unchanged when another folder is to be served', () => {
    const target = join(site, '.served');
    write({ VITE_BRAND_NAME: 'Hub' }, target);
    expect(readdirSync(target).toSorted()).toEqual(['assets', 'login.html']);
    expect(readdirSync(site)).not.toContain('login.html');
  });

  it('are those that the portal reads, by the same names', () => {
    const types = readFileSync(join(import.meta.dirname, '../../src/vite-env.d.ts'), 'utf8');
    const shell = readFileSync(script, 'utf8');
    const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
    expect(names(shell, /setting\("(\w+)"/g)).toEqual(names(types, /readonly (\w+)/g));
  });
});
