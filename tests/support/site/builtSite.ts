import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'dist');

interface Chunk {
  name: string;
  /** The files that a browser loads with it. */
  imports: string[];
  /** Entries and dynamic imports only: the source module. */
  module: string | null;
  /** The sources and their bytes after tree shaking. */
  modules: { id: string; bytes: number }[];
}

export interface BuiltFile extends Partial<Omit<Chunk, 'name'>> {
  /** `assets/index-abc.js`, from the site's root. */
  name: string;
  text: string;
  /** Bytes; of a script compressed by brotli, as it is served. */
  compressed: number;
}

/** Builds dist/ if it is out of date. */
export const buildSite = (): void => {
  execFileSync(process.execPath, [join(root, 'mock-server/launch.mjs'), 'site']);
};

/** The files of dist/, built if it is out of date. */
export const builtSite = (): BuiltFile[] => {
  buildSite();
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/chunks.json'), 'utf8')) as Chunk[];
  const folders = ['', 'assets'];
  return folders
    .flatMap((folder) => readdirSync(join(dist, folder)).map((file) => join(folder, file)))
    .filter((name) => statSync(join(dist, name)).isFile() && !name.endsWith('.br'))
    .map((name) => {
      const packed = join(dist, `${name}.br`);
      const { size } = statSync(existsSync(packed) ? packed : join(dist, name));
      const text = readFileSync(join(dist, name), 'latin1');
      return { ...chunks.find((chunk) => chunk.name === name), name, text, compressed: size };
    });
};

/** The script that hands the exports of a module on, where the bundler writes one, else the one that contains it. */
const findScript = (site: readonly BuiltFile[], source: string): BuiltFile | undefined =>
  site.find(({ module }) => module === source) ??
  site.find(({ modules = [] }) => modules.some(({ id }) => id === source));

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
  for (const source of ['src/main.tsx', ...sources]) add(findScript(site, source), source);
  return [...found.values()];
};

/** Compressed size in kB (1,000 bytes). */
export const kilobytes = (files: readonly BuiltFile[]): number =>
  files.reduce((sum, { compressed }) => sum + compressed, 0) / 1000;

/** The npm packages that these scripts contain. */
export const listPackages = (files: readonly BuiltFile[]): string[] => {
  const names = files
    .flatMap(({ modules = [] }) => modules)
    .filter(({ bytes }) => bytes > 0)
    .map(({ id }) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
};
