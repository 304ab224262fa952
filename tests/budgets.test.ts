import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtSite, kilobytes, packagesIn, scriptsFor } from './support/site/builtSite';

const site = builtSite();
const pages = site.filter(({ name }) => name.endsWith('.html'));

const signedIn = 'src/app/SignedInApp.tsx';

/**
 * Pages, with the sources that each loads and its budget in kB of compressed script and in files.
 * No page may load more than 15 files.
 */
const pagesWithoutCharts = [
  { page: 'the sign-in form', sources: [], budget: 167, files: 4 },
  {
    page: 'the registration',
    sources: ['src/features/registration/RegisterPage.tsx'],
    budget: 181,
    files: 6,
  },
  { page: 'the recovery', sources: ['src/features/password-recovery/ForgetPage.tsx'], budget: 183, files: 6 },
  {
    page: 'the dashboard',
    sources: [signedIn, 'src/features/dashboard/DashboardPage.tsx'],
    budget: 271,
    files: 8,
  },
  {
    page: 'the notifications',
    sources: [signedIn, 'src/features/notification/NotificationList.tsx'],
    budget: 319,
    files: 9,
  },
  {
    page: 'the library',
    sources: [signedIn, 'src/features/media-library-folder/MediaLibrary.tsx'],
    budget: 328,
    files: 9,
  },
  {
    page: 'the projects',
    sources: [signedIn, 'src/features/projects/ProjectsPage.tsx'],
    budget: 312,
    files: 10,
  },
  {
    page: 'the profile',
    sources: [signedIn, 'src/features/profile/ProfilePage.tsx', 'src/features/profile/AccountDetailsTab.tsx'],
    budget: 370,
    files: 15,
  },
];

const pagesWithCharts = [
  {
    page: 'the administration',
    sources: [signedIn, 'src/app/AdminPage.tsx', 'src/features/users/list/StatusPie.tsx'],
    // react-admin's table alone takes 20 kB.
    budget: 480,
    files: 15,
  },
];

describe.each(pagesWithCharts)('$page', ({ sources, budget, files }) => {
  const scripts = scriptsFor(site, sources);

  it(`needs at most ${budget} kB of script in ${files} files`, () => {
    expect(kilobytes(scripts)).toBeLessThanOrEqual(budget);
    expect(scripts.length).toBeLessThanOrEqual(files);
  });
});

describe.each(pagesWithoutCharts)('$page', ({ sources, budget, files }) => {
  const scripts = scriptsFor(site, sources);

  it(`needs at most ${budget} kB of script`, () => {
    expect(kilobytes(scripts)).toBeLessThanOrEqual(budget);
  });

  it(`needs at most ${files} files of script`, () => {
    expect(scripts.length).toBeLessThanOrEqual(files);
  });

  it('loads no package that only later screens need', () => {
    const packages = packagesIn(scripts);
    expect(packages).toContain('react-dom');
    const heavy = /^(react-admin|ra-ui-materialui|@mui\/x-(?!internals).*|swagger-ui.*)$/;
    expect(packages.filter((name) => heavy.test(name))).toEqual([]);
  });
});

it('the scripts that most pages share are compiled while they load', () => {
  const notifications = scriptsFor(site, [signedIn, 'src/features/notification/NotificationList.tsx']);
  const library = scriptsFor(site, [signedIn, 'src/features/media-library-folder/MediaLibrary.tsx']);
  // The runtime is a few lines.
  const shared = notifications.filter((script) => library.includes(script) && script.text.length > 1000);
  expect(shared).toHaveLength(6);
  const without = shared.filter(({ text }) => !text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(without.map(({ name }) => name)).toEqual([]);
});

it('the password meter is one separate script of at most 370 kB', () => {
  const meter = site.filter(({ name, text }) => name.includes('worker') && text.includes('topTen'));
  expect(meter).toHaveLength(1);
  expect(kilobytes(meter)).toBeLessThanOrEqual(370);
});

describe('the built site', () => {
  it('loads nothing from another host', () => {
    // Names of XML vocabularies and addresses that libraries print in their messages; nothing fetches them.
    const known =
      /^(www\.w3\.org|(schemas|sheetjs)\.openxmlformats\.org|schemas\.microsoft\.com|purl\.(org|oclc\.org)|github\.com|react\.dev|reactjs\.org|(base-ui|mui|marmelab|reactrouter|sheetjs)\.com|localhost)$/;
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

  it('names its version and build in every page, as version.json does', () => {
    const file = site.find(({ name }) => name === 'version.json');
    const { version, build } = JSON.parse(file?.text ?? '{}') as { version: string; build: string };
    expect(version).toMatch(/^\d+\.\d+\.\d+(\+[0-9a-f]+)?$/);
    for (const { text } of pages)
      expect(text).toContain(`<meta name="version" data-build="${build}" content="${version}">`);
  });

  it('has no source maps', () => {
    expect(
      site.filter(({ name, text }) => name.endsWith('.map') || /\/\/# sourceMappingURL/.test(text)),
    ).toEqual([]);
  });

  it('includes the contract, for authors of a backend', () => {
    const contract = readFileSync(new URL('../src/api/openapi.yaml', import.meta.url), 'latin1');
    expect(site.find(({ name }) => name === 'openapi.yaml')?.text).toBe(contract);
  });

  it('has no inline scripts except those that the policy of the page allows', () => {
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
    ['password-forget', 'Send reset code'],
    ['contact-support', 'Back to login'],
  ])('has a page for /%s that renders before its script loads, in one round trip', (name, text) => {
    const page = pages.find((each) => each.name === `${name}.html`);
    expect(page?.text.includes(`<div id="root" data-page="/${name}">`)).toBe(true);
    expect(page?.text.includes(text)).toBe(true);
    // The first packets of a connection hold 14 kB.
    expect(page?.gzip).toBeLessThanOrEqual(14_000);
  });
});
