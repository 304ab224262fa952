import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtSite, kilobytes, listPackages, scriptsFor } from './support/site/builtSite';

const site = builtSite();
// The statement on accessibility has no script.
const pages = site.filter(({ name }) => name.endsWith('.html') && name !== 'accessibility.html');

const features = 'src/features';
const shell = ['src/app/SignedInApp.tsx', 'src/app/signedInData.ts'];

interface Budget {
  page: string;
  sources: string[];
  /** In kB of compressed script. */
  budget: number;
  files: number;
  hasTable?: boolean;
  hasCharts?: boolean;
}

const budgets: Budget[] = [
  { page: 'the sign-in form', sources: [], budget: 168, files: 2 },
  ...Object.entries({
    'the registration': 'registration/RegisterPage',
    'the password of a link': 'password-recovery/LinkResetPage',
    'the sign-in elsewhere': 'social/SocialCallbackPage',
    'the contact': 'contact-support/ContactSupportPage',
  }).map(([page, file]) => ({ page, sources: [`${features}/${file}.tsx`], budget: 180, files: 5 })),
  {
    page: 'the dashboard',
    sources: [...shell, `${features}/dashboard/DashboardPage.tsx`],
    budget: 300,
    files: 12,
  },
  {
    page: 'the notifications',
    sources: [...shell, 'src/app/NotificationsPage.tsx'],
    budget: 360,
    files: 14,
    hasTable: true,
  },
  {
    page: 'the library',
    sources: [...shell, `${features}/media-library-folder/MediaLibrary.tsx`],
    budget: 360,
    files: 14,
  },
  {
    page: 'the projects',
    sources: [...shell, `${features}/projects/ProjectsPage.tsx`],
    budget: 340,
    files: 14,
    hasTable: true,
  },
  {
    page: 'the profile',
    sources: [...shell, `${features}/profile/ProfilePage.tsx`, `${features}/profile/AccountDetailsTab.tsx`],
    budget: 340,
    files: 14,
  },
  {
    page: 'the administration',
    sources: [...shell, 'src/app/AdminPage.tsx', `${features}/users/list/StatusPie.tsx`],
    budget: 460,
    files: 14,
    hasTable: true,
    hasCharts: true,
  },
];

describe.each(budgets)('$page', ({ sources, budget, files, hasTable, hasCharts }) => {
  const scripts = scriptsFor(site, sources);

  it(`needs at most ${budget} kB of script in ${files} files`, () => {
    expect(kilobytes(scripts)).toBeLessThanOrEqual(budget);
    expect(scripts.length).toBeLessThanOrEqual(files);
  });

  it('loads no package that only later screens need', () => {
    const packages = listPackages(scripts);
    expect(packages).toContain('react-dom');
    const heavy = /^(react-admin|@mui\/x-date.*|swagger-ui.*)$/;
    // Lists share their chunk with react-admin's table.
    const ofOthers = [hasTable ? /^$/ : /^ra-ui-materialui$/, hasCharts ? /^$/ : /^@mui\/x-charts/];
    const isHeavy = (name: string) => [heavy, ...ofOthers].some((pattern) => pattern.test(name));
    expect(packages.filter(isHeavy)).toEqual([]);
  });
});

describe('built site', () => {
  it('loads nothing from another host', () => {
    // Names of XML vocabularies and addresses that libraries print in their messages; nothing fetches them.
    const known =
      /^(www\.w3\.org|(schemas|sheetjs)\.openxmlformats\.org|schemas\.microsoft\.com|docs\.oasis-open\.org|openoffice\.org|macVmlSchemaUri|purl\.(org|oclc\.org)|github\.com|react\.dev|reactjs\.org|(base-ui|mui|marmelab|reactrouter|sheetjs)\.com|localhost)$/;
    // The portal never loads the contract, whose examples name hosts.
    const loaded = site.filter(({ name }) => name !== 'openapi.yaml');
    const hosts = loaded.flatMap(({ name, text }) =>
      [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host = '']) => ({ name, host })),
    );
    const unknownHosts = hosts
      .filter(({ host }) => !known.test(host))
      .map(({ name, host }) => `${name}: ${host}`);
    expect([...new Set(unknownHosts)]).toEqual([]);
  });

  it('has the version and build of version.json in every page', () => {
    const file = site.find(({ name }) => name === 'version.json');
    const { version, build } = JSON.parse(file?.text ?? '{}') as { version: string; build: string };
    expect(version).toMatch(/^\d+\.\d+\.\d+(\+[0-9a-f]+)?$/);
    for (const { text } of pages)
      expect(text).toContain(`<meta name="version" data-build="${build}" content="${version}">`);
  });

  it('has a manifest with name, colour and icon, which every page names', () => {
    const read = (file: string) => site.find(({ name }) => name === file)?.text ?? '';
    const colour = '#0F766E';
    const manifest = { name: 'PulseHub', theme_color: colour, icons: [{ src: '/icon.svg', sizes: 'any' }] };
    expect(JSON.parse(read('manifest.json'))).toMatchObject(manifest);
    expect(read('icon.svg')).toContain(colour);
    for (const { text } of pages) expect(text).toContain('<link rel="manifest" href="/manifest.json" />');
  });

  it('has no source maps', () => {
    expect(
      site.filter(({ name, text }) => name.endsWith('.map') || /\/\/# sourceMappingURL/.test(text)),
    ).toEqual([]);
  });

  it("has no development tools, such as React Query's", () => {
    const tools = /react-query-devtools|tsqd-/;
    expect(site.filter(({ text }) => tools.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('includes the contract for backend developers', () => {
    const contract = readFileSync(new URL('../src/contract/openapi.yaml', import.meta.url), 'latin1');
    expect(site.find(({ name }) => name === 'openapi.yaml')?.text).toBe(contract);
  });

  it("has only inline scripts that the page's policy allows", () => {
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages) {
      expect(/<script type="module"[^>]* src="/.test(text)).toBe(true);
      expect(/\son\w+=|javascript:/.test(text)).toBe(false);
      const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
      const digests = scripts.map((script) => createHash('sha256').update(script, 'latin1').digest('base64'));
      const policy = `script-src 'self' ${digests.map((digest) => `'sha256-${digest}'`).join(' ')}`;
      expect(/content="(script-src[^"]*)"/.exec(text)?.[1]).toBe(policy);
    }
  });

  it.each([
    ['login', 'Sign In'],
    ['register', 'Sign Up'],
    ['password-forget', 'Send Reset Code'],
    ['contact-support', 'Back to Login'],
  ])('has a page for /%s that renders before its script loads, in one round trip', (name, text) => {
    const page = pages.find((each) => each.name === `${name}.html`);
    expect(page?.text.includes(`<div id="root" data-page="/${name}">`)).toBe(true);
    expect(page?.text.includes(text)).toBe(true);
    // The first packets of a connection hold 14 kB.
    expect(gzipSync(page?.text ?? '').length).toBeLessThanOrEqual(14_000);
  });
});
