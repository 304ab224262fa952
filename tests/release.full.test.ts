import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { marked } from 'marked';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from './support/site/builtSite';
import { isInstalled, startDeployment } from './support/startDeployment';
import { setUpFolder } from './support/temporaryFolder';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const folder = setUpFolder();
const files = join(folder, 'release/files');
const unpacked = join(folder, `pulsehub-${version}`);

const createRelease = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ['.ci/release.mjs', join(folder, 'release')], {
    cwd: root,
    env: { ...process.env, GITHUB_REPOSITORY: 'example/hub', GITHUB_REF_TYPE: 'tag', ...environment },
    encoding: 'utf8',
  });

const listLinks = (markdown: string): string[] => {
  const links: string[] = [];
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'link' || token.type === 'image') links.push(String(token['href']));
  });
  return links;
};

beforeAll(() => {
  buildSite();
}, 120_000);

it('is refused for a tag of another version', () => {
  const { status, stderr } = createRelease({ GITHUB_REF_NAME: 'v0.0.1' });
  expect([status, stderr]).toEqual([1, `The tag v0.0.1 is not v${version}, the version of package.json.\n`]);
  expect(existsSync(files)).toBe(false);
});

describe('a release', () => {
  beforeAll(() => {
    const { status, stderr } = createRelease({ GITHUB_REF_NAME: `v${version}` });
    if (status !== 0) throw new Error(stderr);
    execFileSync('tar', ['-xzf', join(files, `pulsehub-${version}.tar.gz`), '-C', folder]);
  }, 120_000);

  it('has the files and their checksums', () => {
    expect(readdirSync(files).toSorted()).toEqual([
      'SHA256SUMS',
      `pulsehub-${version}.sbom.json`,
      `pulsehub-${version}.tar.gz`,
      `pulsehub-conformance-${version}.tgz`,
    ]);
    const checked = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: files, encoding: 'utf8' });
    expect(checked.match(/: OK$/gm)).toHaveLength(3);
  });

  it('lists the packages of the site alone, without data of the machine', () => {
    const text = readFileSync(join(files, `pulsehub-${version}.sbom.json`), 'utf8');
    const bill = JSON.parse(text) as { components: { name: string }[] };
    expect(bill).toMatchObject({ metadata: { component: { name: 'pulsehub', version } } });
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler', '@mui/material']));
    expect(names.filter((name) => /^(express|json-server|libsql|vite|vitest)$/.test(name))).toEqual([]);
    expect(text.match(/https?:\/\/[^"]*/g)).toEqual(['http://cyclonedx.org/schema/bom-1.5.schema.json']);
    expect(text).not.toContain(root);
  });

  it('has notes with absolute links only', () => {
    const notes = readFileSync(join(folder, 'release/notes.md'), 'utf8');
    const links = listLinks(notes);
    expect(links).not.toEqual([]);
    expect(links.filter((link) => !/^https?:\/\//.test(link))).toEqual([]);
    const tag = `https://github.com/example/hub/blob/v${version}/`;
    expect(links.filter((link) => link.startsWith(tag))).not.toEqual([]);
    expect(notes).not.toMatch(/^## /m);
  });

  it('contains every file that its documents link to', () => {
    const documents = readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.md'),
    );
    expect(documents).toContain('docs/operations.md');
    const missing = documents.flatMap((name) => {
      const path = join(unpacked, name);
      return listLinks(readFileSync(path, 'utf8'))
        .filter((link) => !/^(https?:|mailto:|#)/.test(link))
        .filter((link) => !existsSync(join(dirname(path), decodeURIComponent(link.split('#')[0] ?? ''))))
        .map((link) => `${name}: ${link}`);
    });
    expect(missing).toEqual([]);
  });

  const programs = ['nginx', 'caddy'] as const;

  it.for(programs)('serves the sign-in page with %s', async (program, { skip }) => {
    skip(!isInstalled(program), 'The program is not installed.');
    const { origin, close } = await startDeployment(program, {}, { release: unpacked });
    const response = await fetch(`${origin}/login`);
    const text = await response.text();
    await close();
    expect(response.status).toBe(200);
    expect(text).toContain('<div id="root" data-page="/login">');
  });
});
