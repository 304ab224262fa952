import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { parseImports, type Import } from './parseImports';

export interface SourceFile {
  /** Relative to the repository, with slashes: `src/app/App.tsx`. */
  path: string;
  tree: ts.SourceFile;
  imports: Import[];
}

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** All files below a folder, as paths relative to the repository. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join(posix.sep))
    .toSorted();

/** Parses `text` as the file at `path`. */
export const parseSource = (path: string, text: string): SourceFile => {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return { path, tree, imports: parseImports(path, tree) };
};

/** Parses all TypeScript and .mjs files below a folder. */
export const readSources = (folder: string): SourceFile[] =>
  filesBelow(folder)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));

const nodes = new WeakMap<ts.Node, readonly ts.Node[]>();

/** All nodes of a file in depth-first order, cached because several rules read them. */
export const getNodes = (tree: ts.Node): readonly ts.Node[] => {
  const known = nodes.get(tree);
  if (known) return known;
  const all: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    all.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  nodes.set(tree, all);
  return all;
};

/** The location of a node, such as `src/app/App.tsx:12`. */
export const formatLocation = ({ path, tree }: SourceFile, node: ts.Node): string =>
  `${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
