import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface BuiltFile {
  /** `assets/index-abc.js`, from the site's root. */
  name: string;
  text: string;
  /** Bytes, compressed by brotli, as scripts are served. */
  compressed: number;
  /** Scripts only: the files that a browser loads with it. */
  imports?: string[];
  /** Entries and dynamic imports only: the source module. */
  module?: string | null;
  /** Scripts only: the sources and their bytes after tree shaking. */
  modules?: { id: string; bytes: number }[];
}

/** Builds the site as `npm run build` does, in memory. */
export const builtSite = (): BuiltFile[] => {
  const program = fileURLToPath(new URL('buildInMemory.mjs', import.meta.url));
  const json = execFileSync(process.execPath, [program], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 256 * 1024 * 1024,
    encoding: 'utf8',
  });
  return JSON.parse(json) as BuiltFile[];
};

/** The script that hands the exports of a module on, where the bundler writes one, else the one that contains it. */
const scriptOf = (site: readonly BuiltFile[], source: string): BuiltFile | undefined =>
  site.find(({ module }) => module?.endsWith(source)) ??
  site.find(({ modules = [] }) => modules.some(({ id }) => id.endsWith(`/${source}`)));

/** The scripts that must load before these sources run: the entry, their own, and all static imports. */
export const scriptsFor = (site: readonly BuiltFile[], sources: readonly string[]): BuiltFile[] => {
  const found = new Map<string, BuiltFile>();
  const add = (file: BuiltFile | undefined, wanted: string) => {
    if (!file) throw new Error(`The site has no script of its own for ${wanted}.`);
    if (found.has(file.name)) return;
    found.set(file.name, file);
    for (const name of file.imports ?? [])
      add(
        site.find((other) => other.name === name),
        name,
      );
  };
  for (const source of ['src/main.tsx', ...sources]) add(scriptOf(site, source), source);
  return [...found.values()];
};

/** Compressed size in kB (1,000 bytes). */
export const kilobytes = (files: readonly BuiltFile[]): number =>
  files.reduce((sum, { compressed }) => sum + compressed, 0) / 1000;

/** The npm packages that these scripts contain. */
export const packagesIn = (files: readonly BuiltFile[]): string[] => {
  const names = files
    .flatMap(({ modules = [] }) => modules)
    .filter(({ bytes }) => bytes > 0)
    .map(({ id }) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
};
