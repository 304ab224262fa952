import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { importsOf, type Import } from './importsOf';

export interface SourceFile {
  /** From the checkout's folder, with slashes: `src/app/App.tsx`. */
  path: string;
  tree: ts.SourceFile;
  imports: Import[];
}

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** All files below a folder of the checkout, as paths from there. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join(posix.sep))
    .toSorted();

/** One file's text as if it lay at `path`. */
export const parseSource = (path: string, text: string): SourceFile => {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return { path, tree, imports: importsOf(path, tree) };
};

/** The TypeScript below a folder, parsed. */
export const readSources = (folder: string): SourceFile[] =>
  filesBelow(folder)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));

const nodes = new WeakMap<ts.Node, readonly ts.Node[]>();

/** Every node of a file, outer ones first; listed once, as several rules look at all of them. */
export const nodesOf = (tree: ts.Node): readonly ts.Node[] => {
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

/** `src/app/App.tsx:12`, for a user who wants to go there. */
export const locationOf = ({ path, tree }: SourceFile, node: ts.Node): string =>
  `${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
