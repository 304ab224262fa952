import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyWithExample, mountExamples, runIn } from './support/browser/copyWithExample';

/** The only files in which the rows of a fork and of a later version meet. */
const tables = ['src/app/pages.tsx', 'src/paths.ts'];

let checkout = '';
beforeAll(() => {
  checkout = copyWithExample();
}, 120_000);
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const git = (...args: string[]) =>
  runIn(checkout, 'git', ['-c', 'user.name=Fork', '-c', 'user.email=fork@example.com', ...args]);
const read = (path: string) => readFileSync(join(checkout, path), 'utf8');
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
};
const insertBefore = (path: string, place: string, text: string) => {
  const [before, ...after] = read(path).split(place);
  if (after.length !== 1) throw new Error(`${path} has "${place}" ${after.length} times.`);
  write(path, `${before}${text}${place}${after[0]}`);
};
const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
};

const addPage = (name: string, title: string) => {
  const component = `export default function Page() {\n  return <h1>${title}</h1>;\n}\n`;
  write(`src/features/${name}/${title}Page.tsx`, component);
  for (const language of ['en', 'fr', 'ar'])
    write(`src/i18n/${language}/${name}.ts`, `export const ${name} = { title: '${title}' };\n`);
  insertBefore('src/paths.ts', '  dicServiceEdit: (id', `  ${name}: '/${name}',\n`);
  const row = `    paths: [paths.${name}],\n    load: () => import('../features/${name}/${title}Page'),\n    section: '${name}.title',\n`;
  insertBefore('src/app/pages.tsx', '];\n\nexport const pages', `  {\n${row}  },\n`);
};

it('conflicts with a later version only in two tables', () => {
  git('init', '--quiet', '--initial-branch=upstream');
  commit('A version');

  git('switch', '--quiet', '--create', 'fork');
  mountExamples(checkout, 'announcements');
  addPage('canteen', 'Canteen');
  write('deploy/texts/en.json', '{ "shell": { "nav": { "dashboard": "Start" } } }\n');
  write('deploy/settings.env', 'VITE_BRAND_NAME=Hub\n');
  commit('Our own');

  git('switch', '--quiet', 'upstream');
  mountExamples(checkout, 'workbench');
  addPage('reports', 'Reports');
  const contract = read('src/contract/openapi.yaml');
  const health = contract.slice(contract.indexOf('  /healthz:'));
  write(
    'src/contract/openapi.yaml',
    contract + health.replace('/healthz', '/livez').replace('checkHealth', 'checkLife'),
  );
  insertBefore(
    'mock-server/seed/seedDatabase.ts',
    '  seedRequestLogs(context, logs);',
    "  print('The log ...');\n",
  );
  for (const language of ['en', 'fr', 'ar'])
    insertBefore(`src/i18n/${language}/public/action.ts`, '};', "  later: 'Later',\n");
  insertBefore('CHANGELOG.md', '## [1.1.0]', '## [1.2.0]\n\n- More.\n\n');
  write('package.json', read('package.json').replace(/"version": "[\d.]+"/, '"version": "1.2.0"'));
  runIn(checkout, 'npm', ['run', '--silent', 'api:generate']);
  commit('A later version');

  git('switch', '--quiet', 'fork');
  expect(() => git('merge', '--quiet', 'upstream')).toThrow('Command failed');
  const conflicts = git('diff', '--name-only', '--diff-filter=U').split('\n').filter(Boolean);
  expect(conflicts.toSorted()).toEqual(tables);

  // Follows CONTRIBUTING.md: keep both rows and regenerate the generated files.
  for (const path of conflicts) {
    // Rows begin and end alike, so that git shows them as one.
    const betweenRows = path === 'src/app/pages.tsx' ? '  },\n  {\n' : '';
    write(
      path,
      read(path)
        .replace(/^={7}\n/m, betweenRows)
        .replaceAll(/^[<>]{7}.*\n/gm, ''),
    );
  }
  runIn(checkout, 'npm', ['run', '--silent', 'api:generate']);
  runIn(checkout, process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit']);
  commit('Merge a later version');
  const merged = read('src/contract/generated/operations.ts');
  for (const operation of ['listAnnouncements', 'checkLife']) expect(merged).toContain(operation);
  for (const name of ['canteen', 'reports']) expect(read('src/app/pages.tsx')).toContain(`paths.${name}`);
}, 300_000);
