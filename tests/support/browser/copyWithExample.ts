import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';

const root = join(import.meta.dirname, '../../..');
const examples = join(root, 'tests/example');

/** Runs a program in `folder`; what it printed is in the error that it throws. */
export const runIn = (folder: string, program: string, args: readonly string[]): string =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 });

const listSources = (folder: string): string[] =>
  runIn(folder, 'git', ['ls-files', '--cached', '--others', '--exclude-standard'])
    .split('\n')
    .filter((path) => path !== '');

/** A copy of the working tree with these folders of tests/example mounted, as CONTRIBUTING.md tells to do by hand. */
export const copyWithExample = (...names: readonly string[]): string => {
  const copy = mkdtempSync(join(tmpdir(), 'pulsehub-example-'));
  for (const path of listSources(root)) cpSync(join(root, path), join(copy, path));
  // A folder of its own, because the build writes its cache there.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  mountExamples(copy, ...names);
  return copy;
};

/** Mounts them in another checkout. */
export const mountExamples = (checkout: string, ...names: readonly string[]): void => {
  const contract = join(checkout, 'src/contract/own.yaml');
  const readOwn = () =>
    load(readFileSync(contract, 'utf8')) as { components?: { schemas: object }; paths: object };
  for (const name of names) {
    const before = readOwn();
    const isFile = (path: string) => !path.endsWith('.patch');
    cpSync(join(examples, name), checkout, { recursive: true, filter: isFile });
    if (existsSync(join(examples, name, 'src/contract/own.yaml'))) {
      // Each example brings a contract, so that both are merged.
      const { components, paths, ...others } = readOwn();
      const schemas = { ...before.components?.schemas, ...components?.schemas };
      const merged = { ...others, components: { schemas }, paths: { ...before.paths, ...paths } };
      writeFileSync(contract, dump(merged, { noRefs: true }));
    }
    runIn(checkout, 'git', ['apply', join(examples, name, 'wiring.patch')]);
  }
  runIn(checkout, 'npm', ['run', '--silent', 'api:generate']);
};
