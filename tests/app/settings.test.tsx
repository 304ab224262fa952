import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestFolder } from '../support/temporaryFolder';

const script = join(import.meta.dirname, '../../docs/deploy/settings.sh');
const template = `<meta name="pulsehub-settings" content="{}" />
<title>Sign In · {{VITE_BRAND_NAME=Pulse&amp;Hub}}</title>
<link rel="icon" href="{{VITE_FAVICON=data:image/svg+xml,%23{{VITE_MAIN_COLOUR_DIGITS=0F766E}}}}">
<h1>Sign in to {{VITE_BRAND_NAME=Pulse&amp;Hub}}</h1>
<button>{{LABEL_microsoft=Microsoft}}</button>
<a href="mailto:{{VITE_SUPPORT_EMAIL=a@b.test}}">Write to {{VITE_SUPPORT_EMAIL=a@b.test}}, {{VITE_BRAND_NAME=Pulse&amp;Hub}}</a>
`;

let site = '';
beforeEach(() => {
  site = createTestFolder();
  mkdirSync(join(site, '.vite/pages'), { recursive: true });
  writeFileSync(join(site, '.vite/pages/login.html'), template);
  writeFileSync(join(site, 'logo.svg'), '<svg/>');
  mkdirSync(join(site, 'assets'));
});

const writeSettings = (values: Record<string, string>, ...target: string[]) => {
  const { status, stderr } = spawnSync('sh', [script, site, ...target], {
    env: { PATH: process.env['PATH'], ...values },
    encoding: 'utf8',
  });
  return { status, message: stderr };
};

const parsePage = () =>
  new DOMParser().parseFromString(readFileSync(join(site, 'login.html'), 'utf8'), 'text/html');

/** The settings of the portal that the page starts. */
const loadSettings = async () => {
  const meta = parsePage().querySelector('meta') ?? '';
  document.head.prepend(meta);
  vi.resetModules();
  const { settings } = await import('../../src/settings');
  document.querySelector('meta[name="pulsehub-settings"]')?.remove();
  return settings;
};
// Other tests share the modules.
afterAll(() => void vi.resetModules());

describe('deployment settings', () => {
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
    ['VITE_MAIN_COLOUR', '#12aBc9', { mainColour: '#12aBc9' }],
    ['VITE_LOGO', '/logo.svg', { logo: '/logo.svg' }],
    ['VITE_LOGO', 'https://x.test/a.svg?b=1', { logo: 'https://x.test/a.svg?b=1' }],
    ['VITE_FAVICON', 'data:image/png;base64,AA==', { favicon: 'data:image/png;base64,AA==' }],
    [
      'VITE_SIGN_IN_LABELS',
      'microsoft=Sign in with Contoso, & co; okta=a=b',
      { signInLabels: 'microsoft=Sign in with Contoso, & co; okta=a=b' },
    ],
    [
      'VITE_SIGN_IN_ICONS',
      'microsoft=data:image/png;base64,AA==; okta=/logo.svg',
      { signInIcons: 'microsoft=data:image/png;base64,AA==; okta=/logo.svg' },
    ],
    ['VITE_SIGN_IN_PROVIDERS', 'google, yahoo', { signInProviders: ['google', 'yahoo'] }],
    ['VITE_SIGN_IN_PROVIDERS', 'none', { signInProviders: ['none'] }],
    ['VITE_PRODUCT_KEY', 'abc', { productKey: 'abc' }],
    ['VITE_PRODUCT_NAME', 'PulseABC', { productName: 'PulseABC' }],
    ['VITE_COMPANION_URL', '/demo', { companionUrl: '/demo' }],
    ['VITE_LOCAL_SERVICES', 'true', { localServices: true }],
    ['VITE_MORE_SERVICES', 'true', { moreServices: true }],
    [
      'VITE_ACCESS_REQUEST_URL',
      'https://forms.example/a?b={code_name}&c={email}',
      { accessRequestUrl: 'https://forms.example/a?b={code_name}&c={email}' },
    ],
    ['VITE_ACCESS_REQUEST_URL', 'mailto:a@b.test', { accessRequestUrl: 'mailto:a@b.test' }],
    ['VITE_API_URL', 'https://api.example', { requestIds: false }],
    ['VITE_REQUEST_IDS', '1', { requestIds: true }],
    ['VITE_ERROR_REPORT_URL', 'https://a@e.example/7', { errorReportUrl: 'https://a@e.example/7' }],
    [
      'VITE_REDIRECT_ORIGINS',
      'https://a.example, https://b.example',
      { redirectOrigins: ['https://a.example', 'https://b.example'] },
    ],
  ])('round-trip through the page: %s=%s', async (name, value, expected) => {
    expect(writeSettings({ [name]: value })).toEqual({ status: 0, message: '' });
    expect(await loadSettings()).toMatchObject(expected);
  });

  it('are written into page text, with built text as the default', () => {
    const brand = 'A&B "c" <i>x</i> {{VITE_SUPPORT_EMAIL=x}}';
    writeSettings({ VITE_BRAND_NAME: brand });
    expect(parsePage().title).toBe(`Sign In · ${brand}`);
    expect(parsePage().querySelector('a')?.textContent).toBe(`Write to a@b.test, ${brand}`);
    writeSettings({ VITE_SUPPORT_EMAIL: 'help@hub.example' });
    expect(parsePage().querySelector('a')?.href).toBe('mailto:help@hub.example');
    expect(parsePage().querySelector('a')?.textContent).toBe('Write to help@hub.example, Pulse&Hub');
  });

  it('are written into nested text unless the outer text is set', () => {
    const getWritten = () => [
      parsePage().querySelector('h1')?.textContent,
      parsePage().querySelector('link')?.getAttribute('href'),
    ];
    writeSettings({ VITE_BRAND_NAME: 'Hub', VITE_MAIN_COLOUR: '#112233' });
    expect(getWritten()).toEqual(['Sign in to Hub', 'data:image/svg+xml,%23112233']);
    writeSettings({ VITE_FAVICON: '/logo.svg' });
    expect(getWritten()).toEqual(['Sign in to Pulse&Hub', '/logo.svg']);
  });

  it('replace the names of providers in the page', () => {
    writeSettings({ VITE_SIGN_IN_LABELS: 'microsoft=Contoso & <co>' });
    expect(parsePage().querySelector('button')?.textContent).toBe('Contoso & <co>');
    writeSettings({ VITE_SIGN_IN_LABELS: 'okta=Okta' });
    expect(parsePage().querySelector('button')?.textContent).toBe('Microsoft');
  });

  it('pass files of texts on to the portal', async () => {
    const folder = join(site, 'texts');
    mkdirSync(folder);
    const en = {
      signIn: { heading: '{{Hi}} {{VITE_BRAND_NAME=x}} é😀 <b> "x" \\1 &', submit: 'two\nlines' },
      'shell.title': '%{page}!',
    };
    writeFileSync(join(folder, 'en.json'), `\uFEFF${JSON.stringify(en, null, '\t')}\r\n`);
    writeFileSync(join(folder, 'fr.json'), '{"a": "b",}');
    expect(writeSettings({})).toEqual({ status: 0, message: '' });
    const { texts } = await loadSettings();
    expect(JSON.parse(texts['en'] ?? '')).toEqual(en);
    expect(texts['fr']?.trim()).toBe('{"a": "b",}');
    rmSync(folder, { recursive: true });
    expect(writeSettings({ TEXTS: folder }).message).toContain('is no folder');
  });

  it('are written into the web manifest and its icon', () => {
    const pages = join(site, '.vite/pages');
    const manifest = { name: '{{VITE_BRAND_NAME=PulseHub}}', src: '{{VITE_FAVICON=/icon.svg}}' };
    writeFileSync(join(pages, 'manifest.json'), JSON.stringify(manifest));
    writeFileSync(join(pages, 'icon.svg'), '<svg fill="{{VITE_MAIN_COLOUR=#0F766E}}"/>');
    const name = 'A&B "c" \\ <d>';
    writeSettings({ VITE_BRAND_NAME: name, VITE_MAIN_COLOUR: '#112233' });
    const written = readFileSync(join(site, 'manifest.json'), 'utf8');
    expect(JSON.parse(written)).toEqual({ name, src: '/icon.svg' });
    expect(readFileSync(join(site, 'icon.svg'), 'utf8').trim()).toBe('<svg fill="#112233"/>');
  });

  it.each([
    ['NOTICE', 'notice.json'],
    ['SERVICES', 'services.json'],
  ])('serve the file that %s names as /%s', (setting, name) => {
    const file = join(site, 'mounted.json');
    expect(writeSettings({ [setting]: file })).toEqual({ status: 0, message: '' });
    writeFileSync(file, '{"later":true}');
    expect(readFileSync(join(site, name), 'utf8')).toBe('{"later":true}');
  });

  it('serve the brand folder and check its files', () => {
    const folder = join(site, 'brand-of-ours');
    mkdirSync(folder);
    for (const name of ['own.svg', '.env', '.own.svg']) writeFileSync(join(folder, name), '<svg/>');
    const target = join(site, '.served');
    expect(writeSettings({ BRAND: folder, VITE_LOGO: '/brand/own.svg' }, target)).toEqual({
      status: 0,
      message: '',
    });
    expect(readdirSync(join(target, 'brand'))).toEqual(['own.svg']);
    expect(writeSettings({ BRAND: folder, VITE_LOGO: '/brand/other.svg' }, target).message).toContain(
      '/brand/other.svg',
    );
    expect(writeSettings({ BRAND: join(site, 'missing') }, target).message).toContain('is no folder');
  });

  it('serve the brand folder of a ConfigMap, and refuse links out of the folder', () => {
    const folder = join(site, 'mounted');
    mkdirSync(join(folder, '..2026'), { recursive: true });
    writeFileSync(join(folder, '..2026/own.svg'), '<svg/>');
    symlinkSync('..2026', join(folder, '..data'));
    symlinkSync('..data/own.svg', join(folder, 'own.svg'));
    const target = join(site, '.served');
    const values = { BRAND: folder, VITE_LOGO: '/brand/own.svg' };
    expect(writeSettings(values, target)).toEqual({ status: 0, message: '' });
    expect(readdirSync(join(target, 'brand'))).toEqual(['own.svg']);
    expect(lstatSync(join(target, 'brand/own.svg')).isFile()).toBe(true);
    for (const outside of ['/etc/passwd', '../logo.svg', 'missing.svg']) {
      symlinkSync(outside, join(folder, 'leak.svg'));
      const { status, message } = writeSettings(values, target);
      expect([outside, status, message]).toEqual([
        outside,
        1,
        `BRAND must be a folder whose links stay inside, which ${folder}/leak.svg does not.\n`,
      ]);
      rmSync(join(folder, 'leak.svg'));
    }
  });

  it.each([
    ['NOTICE', 'notice.json', 'must be the absolute path of a file'],
    ['SERVICES', 'services.json', 'must be the absolute path of a file'],
    ['NOTICE', tmpdir(), 'must be the absolute path of a file'],
    ['VITE_API_URL', 'javascript:alert(1)', 'must be an origin such as https://api.example'],
    ['VITE_API_URL', "https://a.example'; x", 'must be an origin'],
    ['VITE_API_URL', 'https://a.example/path', 'must be an origin'],
    ['VITE_WS_URL', 'https://a.example', 'must be an origin such as wss://live.example'],
    ['VITE_API_DOCS_URL', '//docs.example', 'must be an http(s) address or a path'],
    ['VITE_BRAND_NAME', 'two\tlines', 'must be a text of one line'],
    ['VITE_SUPPORT_EMAIL', 'nobody', 'must be an email address'],
    ['VITE_MAIN_COLOUR', 'teal', 'must be a colour such as #0F766E'],
    ['VITE_MAIN_COLOUR', '#12345', 'must be a colour'],
    ['VITE_LOGO', '/missing.svg', 'names /missing.svg, which the site does not have.'],
    ['VITE_LOGO', 'javascript:alert(1)', 'must be a path of the site'],
    ['VITE_LOGO', 'https://x.test/a"b', 'must be a path of the site'],
    ['VITE_LOGO_DARK', '/logo.svg', 'needs VITE_LOGO.'],
    ['VITE_FAVICON', 'data:text/html;base64,AA==', 'must be a path of the site'],
    ['VITE_SIGN_IN_HEADING', 'Hello', 'There is no setting VITE_SIGN_IN_HEADING.'],
    ['VITE_SIGN_IN_PROVIDERS', 'github', 'must be none, or some of google, linkedin, microsoft and yahoo'],
    ['VITE_SIGN_IN_LABELS', 'Contoso', 'must be a list such as google=Google; okta=Okta'],
    ['VITE_SIGN_IN_ICONS', 'okta=/missing.svg', 'names /missing.svg, which the site does not have.'],
    ['VITE_PRODUCT_KEY', 'two words', 'must be a name of letters, digits and _'],
    ['VITE_LOCAL_SERVICES', 'yes', 'must be true or false'],
    ['VITE_ACCESS_REQUEST_URL', 'http://a.example', 'must be an https: or mailto: address'],
    ['VITE_ACCESS_REQUEST_URL', 'javascript:alert(1)', 'must be an https: or mailto: address'],
    ['VITE_REDIRECT_ORIGINS', 'https://a.example; b', 'must be http(s) origins, separated by commas'],
    ['VITE_BRANDNAME', 'Hub', 'There is no setting VITE_BRANDNAME.'],
  ])('are rejected with a message before writing: %s=%s', (name, value, expectedMessage) => {
    const { status, message } = writeSettings({ [name]: value });
    expect([status, message]).toEqual([1, expect.stringContaining(expectedMessage)]);
    expect(message).toContain(name);
    expect(readdirSync(site)).not.toContain('login.html');
  });

  it('match the names in the portal', () => {
    const types = readFileSync(join(import.meta.dirname, '../../src/vite-env.d.ts'), 'utf8');
    const shell = readFileSync(script, 'utf8');
    const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
    expect(names(shell, /(?:setting|picture|named)\("(\w+)"/g)).toEqual(names(types, /readonly (\w+)/g));
  });
});
