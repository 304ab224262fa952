import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findForbiddenBackendImports,
  findForbiddenImports,
  findUpwardImports,
  getPart,
  upwardImports,
} from './support/sources/importRules';
import { findBrokenLinks, findMissingFiles } from './support/sources/brokenLinks';
import { checks, findLocations } from './support/sources/forbidden';
import { flattenKeys, unusedKeys } from './support/sources/messages';
import { filesBelow, parseSource, readSources, root } from './support/sources/readSources';

const src = readSources('src');
const mockServer = readSources('mock-server');

describe('imports between parts', () => {
  const parts = [...new Set([...src, ...mockServer].map(({ path }) => getPart(path)))];

  it.each(parts)('allow only permitted imports in %s', (part) => {
    const files = [...src, ...mockServer].filter(({ path }) => getPart(path) === part);
    expect(files.flatMap(findForbiddenImports)).toEqual([]);
  });

  it.each([
    [1, 'src/features/users/X.tsx', "import { http } from '../../app/providers';"],
    [1, 'src/features/users/X.tsx', "import { Card } from '../projects/Card';"],
    [1, 'src/features/users/X.tsx', "import { Palette } from '../palette/Palette';"],
    [1, 'src/features/users/X.tsx', "import { session } from '../../auth/session';"],
    [1, 'src/features/users/X.tsx', "void import('../../api/http');"],
    [1, 'src/api/x.ts', "export * from '../auth/session';"],
    [1, 'src/model/x.ts', "import type { Http } from '../api/http';"],
    [1, 'src/contract/x.ts', "import type { User } from '../model/users/user';"],
    [1, 'src/app/App.tsx', "import { start } from '../../mock-server/start';"],
    [1, 'mock-server/x.ts', "import { session } from '../src/auth/session';"],
    [0, 'src/features/users/X.tsx', "import type { User } from '../../api/actions/signIn';"],
    [0, 'src/features/users/X.tsx', "import { SessionList } from '../sessions/SessionList';"],
    [0, 'src/features/palette/X.tsx', "import { Card } from '../projects/Card';"],
    [0, 'src/features/users/X.tsx', "import { useAuth } from '../../auth/useAuth';"],
    [0, 'mock-server/x.ts', "import type { paths } from '../src/contract/generated/schema';"],
  ])('have %i violations in %s: %s', (count, path, text) => {
    expect(findForbiddenImports(parseSource(path, text))).toHaveLength(count);
  });
});

describe('imports within the backend', () => {
  it('keep sample data out of routes, and routes independent', () => {
    expect(mockServer.flatMap(findForbiddenBackendImports)).toEqual([]);
  });

  it('lead down its floors, with at most five listed exceptions', () => {
    const found = mockServer.flatMap(findUpwardImports);
    expect(new Set(found)).toEqual(new Set(Object.keys(upwardImports)));
    expect(Object.keys(upwardImports).length).toBeLessThanOrEqual(5);
  });

  it.each([
    [1, 'mock-server/users/routes.ts', "import { createMail } from '../mail/mail';"],
    [1, 'mock-server/guards/x.ts', "import type { Session } from '../sessions/sessions';"],
    [1, 'mock-server/projects/x.ts', "void import('../docs/routes');"],
    [1, 'mock-server/announcements/rules.ts', "import { addUser } from '../users/addUser';"],
    [0, 'mock-server/dev/devPages.ts', "import { mailPage } from './pages';"],
    [0, 'mock-server/dev/devPages.ts', "import { findMails } from '../mail/mail';"],
  ])('have %i upward ones in %s: %s', (count, path, text) => {
    expect(findUpwardImports(parseSource(path, text))).toHaveLength(count);
  });

  it.each([
    [1, 'mock-server/users/routes.ts', "import { titles } from './seed/seedUsers';"],
    [1, 'mock-server/dev/pages.ts', "void import('../google-play/seed');"],
    [1, 'mock-server/social/routes.ts', "import { loginRoutes } from '../sign-in/routes';"],
    [1, 'mock-server/sessions/sessions.ts', "import { list } from './routes';"],
    [0, 'mock-server/start.ts', "void import('./seed/seedDatabase');"],
    [0, 'mock-server/projects/seed.ts', "import { day } from '../seed/days';"],
    [0, 'mock-server/createServer.ts', "import { userRoutes } from './users/routes';"],
  ])('have %i of sample data or routes in %s: %s', (count, path, text) => {
    expect(findForbiddenBackendImports(parseSource(path, text))).toHaveLength(count);
  });
});

// The linter restricts globals, properties and imports (.oxlintrc.json).
describe('styles', () => {
  it.each([
    ['define colours only in the theme', checks.colours, /^src\/app\/theme\.ts$/],
    // In these files, `right` is a permission or a word.
    [
      'use start and end, not left and right',
      checks.sides,
      /^src\/(app\/(pages|generatedPages)\.tsx?$|i18n\/)/,
    ],
  ])('%s', (_rule, check, home) => {
    expect(findLocations(src, check, home)).toEqual([]);
  });

  it.each([
    ['colours', checks.colours, "const a = '1px solid #0F766E'", "const a = '#main'"],
    ['named colours', checks.colours, "const a = { color: 'white' }", "const a = { label: 'white' }"],
    ['sides', checks.sides, 'const a = { ml: 2 }', 'const a = { marginInlineStart: 2 }'],
    ['sides of a text', checks.sides, "const a = { textAlign: 'right' }", "const a = { textAlign: 'end' }"],
  ])('detects %s', (_what, check, wrong, right) => {
    const found = (text: string) => findLocations([parseSource('src/x.ts', text)], check, /^$/);
    expect(found(wrong)).toHaveLength(1);
    expect(found(right)).toEqual([]);
  });
});

describe('messages', () => {
  const messages = import.meta.glob<Record<string, object>>(
    ['../src/i18n/en/**/*.ts', '!../src/i18n/en/**/index.ts'],
    { eager: true },
  );

  it('are all used', () => {
    const keys = Object.values(messages).flatMap((texts) =>
      Object.entries(texts)
        // React-admin asks for its own texts, and for the names of a resource and of its fields.
        .filter(([name]) => !name.endsWith('Messages') && name !== 'resources' && name !== 'ra')
        .flatMap(([name, tree]) => flattenKeys(tree, `${name}.`)),
    );
    expect(keys.length).toBeGreaterThan(1000);
    expect(unusedKeys(keys, src)).toEqual([]);
  });

  it('are unused if no string or template literal contains them', () => {
    const file = parseSource('src/x.ts', "t('a.b'); t(`a.c.${kind}`); t(`a.${kind}.title`)");
    expect(unusedKeys(['a.b', 'a.c.one', 'a.two.title', 'a.two.text'], [file])).toEqual(['a.two.text']);
  });
});

it('finds no broken links in the documents', () => {
  const documents = [...filesBelow('docs'), 'README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
  expect(documents.filter((path) => path.endsWith('.md')).flatMap(findBrokenLinks)).toEqual([]);
});

describe('names of files', () => {
  const names = new Set(
    ['src', 'mock-server', 'tests', 'docs'].flatMap(filesBelow).map((path) => basename(path)),
  );
  for (const name of readdirSync(root)) names.add(name);

  it('in comments and the build are those of existing files', () => {
    const build = parseSource('vite.config.ts', readFileSync(join(root, 'vite.config.ts'), 'utf8'));
    expect([...src, ...mockServer].flatMap((file) => findMissingFiles(file, names))).toEqual([]);
    expect(findMissingFiles(build, names)).toEqual([]);
  });

  it('are missing if no file has them', () => {
    const file = parseSource(
      'src/x.ts',
      '// As in Gone.tsx and App.tsx.\nconst a = /src\\/ui\\/(Lost|App)\\.tsx$/;',
    );
    expect(findMissingFiles(file, names)).toEqual(['src/x.ts: Gone.tsx', 'src/x.ts: Lost']);
  });
});

it('finds no file with a vague name', () => {
  const genericName = /^(misc|utils?|helpers?|common|shared|stuff)$/i;
  const paths = ['src', 'mock-server', 'tests'].flatMap(filesBelow);
  const names = paths.filter((path) =>
    [basename(path).replace(/\..*$/, ''), ...dirname(path).split('/')].some((name) => genericName.test(name)),
  );
  expect(names).toEqual([]);
});

it('finds only actions pinned by digest in the workflows', () => {
  const folder = new URL('../.github/workflows/', import.meta.url);
  const workflows = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const uses = workflows.flatMap((text) => [...text.matchAll(/uses:\s*(.+)/g)].map(([, action]) => action));
  expect(uses).not.toEqual([]);
  expect(uses.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
});
