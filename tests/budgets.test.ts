import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { builtSite, kilobytes, packagesIn, scriptsFor } from './support/site/builtSite';

const site = builtSite();
const pages = site.filter(({ name }) => name.endsWith('.html'));

/** Ways into the portal: the sources that each needs, the kB of compressed script and the files it may cost. */
const ways = [
  { way: 'the sign-in form', sources: ['src/features/sign-in/LoginPage.tsx'], budget: 190, files: 4 },
  {
    way: 'the dashboard',
    sources: ['src/app/SignedInApp.tsx', 'src/app/pages/dashboard.ts'],
    // Cut into 57 files it was 300, and a browser loaded 361 with all that came along; now it loads 332.
    budget: 325,
    files: 8,
  },
];

describe.each(ways)('$way', ({ sources, budget, files }) => {
  const scripts = scriptsFor(site, sources);

  it(`needs at most ${budget} kB of script`, () => {
    expect(kilobytes(scripts)).toBeLessThanOrEqual(budget);
  });

  it(`needs at most ${files} files of script`, () => {
    expect(scripts.length).toBeLessThanOrEqual(files);
  });

  it('does without what only later screens need', () => {
    const packages = packagesIn(scripts);
    expect(packages).toContain('react-dom');
    const heavy = /^(react-admin|ra-ui-materialui|@mui\/x-.*|swagger-ui.*)$/;
    expect(packages.filter((name) => heavy.test(name))).toEqual([]);
  });
});

it('brings at most 370 kB for the password meter, apart from every page', () => {
  const meter = site.filter(({ name, text }) => name.includes('worker') && text.includes('topTen'));
  expect(meter).toHaveLength(1);
  expect(kilobytes(meter)).toBeLessThanOrEqual(370);
});

describe('the built site', () => {
  it('loads nothing from elsewhere', () => {
    // Names of XML vocabularies and addresses that libraries print in their messages; nothing fetches them.
    const known =
      /^(www\.w3\.org|(schemas|sheetjs)\.openxmlformats\.org|schemas\.microsoft\.com|purl\.(org|oclc\.org)|github\.com|react\.dev|reactjs\.org|(base-ui|mui|marmelab|reactrouter|sheetjs)\.com|localhost)$/;
    const hosts = site.flatMap(({ name, text }) =>
      [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host = '']) => ({ name, host })),
    );
    const strangers = hosts
      .filter(({ host }) => !known.test(host))
      .map(({ name, host }) => `${name}: ${host}`);
    expect([...new Set(strangers)]).toEqual([]);
  });

  it('brings no source maps', () => {
    expect(
      site.filter(({ name, text }) => name.endsWith('.map') || /\/\/# sourceMappingURL/.test(text)),
    ).toEqual([]);
  });

  it('has one script within its pages, which their policy names', () => {
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages) {
      expect(text).toMatch(/<script type="module"[^>]* src="/);
      expect(text).not.toMatch(/\son\w+=|javascript:/);
      const [script, ...more] = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(
        ([, inner = '']) => inner,
      );
      expect(more).toEqual([]);
      const digest = createHash('sha256')
        .update(script ?? '')
        .digest('base64');
      expect(text).toContain(`content="script-src 'self' 'sha256-${digest}'"`);
    }
  });

  it.each([
    ['login', 'Sign In'],
    ['register', 'Sign Up'],
    ['password-forget', 'Send reset code'],
    ['contact-support', 'Back to login'],
  ])('has a page for /%s that is painted before its script, in one round trip', (name, text) => {
    const page = pages.find((each) => each.name === `${name}.html`);
    expect(page?.text.includes(`<div id="root" data-page="/${name}">`)).toBe(true);
    expect(page?.text.includes(text)).toBe(true);
    // The first packets of a connection hold 14 kB.
    expect(page?.gzip).toBeLessThanOrEqual(14_000);
  });
});
