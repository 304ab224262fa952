import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type ESTree } from 'vite';

export type Node = ESTree.Node;

export interface SourceFile {
  /** Relative to the repository, with slashes: `src/app/App.tsx`. */
  path: string;
  text: string;
  /** All nodes in depth-first order, with their parents. */
  nodes: readonly Node[];
  comments: readonly string[];
  imports: Import[];
}

interface Import {
  /** A repository path without extension (`src/app/App`), or a package name. */
  target: string;
  isOurs: boolean;
  /** Erased at run time. */
  isTypeOnly: boolean;
  line: number;
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
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const nodes: Node[] = [];
  addNodes(nodes, program);
  const file = { path, text, nodes, comments: comments.map(({ value }) => value) };
  return { ...file, imports: nodes.flatMap((node) => parseImport(file, node) ?? []) };
};

/** Parses all TypeScript and .mjs files below a folder. */
export const readSources = (folder: string): SourceFile[] =>
  filesBelow(folder)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const addNodes = (nodes: Node[], node: Node): void => {
  nodes.push(node);
  for (const child of Object.values(node).flat()) {
    if (!isNode(child)) continue;
    addNodes(nodes, child);
    // The parser leaves parents out.
    Object.assign(child, { parent: node });
  }
};

/** The text of a string, or of a template literal without values. */
export const getString = (node: Node | null): string | null => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const isPlain = node?.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isPlain ? (node.quasis[0]?.value.cooked ?? '') : null;
};

const getLine = ({ text }: Pick<SourceFile, 'text'>, { start }: Node): number =>
  text.slice(0, start).split('\n').length;

/** The location of a node, such as `src/app/App.tsx:12`. */
export const formatLocation = (file: SourceFile, node: Node): string => `${file.path}:${getLine(file, node)}`;

const isTypeOnlyImport = ({ importKind, specifiers }: ESTree.ImportDeclaration): boolean =>
  importKind === 'type' ||
  (specifiers.length > 0 &&
    specifiers.every((specifier) => specifier.type === 'ImportSpecifier' && specifier.importKind === 'type'));

const isTypeOnly = (node: Node): boolean => {
  if (node.type === 'ImportDeclaration') return isTypeOnlyImport(node);
  return node.type === 'TSImportType' || ('exportKind' in node && node.exportKind === 'type');
};

const resolveTarget = (path: string, specifier: string): Pick<Import, 'target' | 'isOurs'> => {
  if (!specifier.startsWith('.')) return { target: specifier, isOurs: false };
  const full = posix.join(posix.dirname(path), specifier).replace(/\?.*$/, '');
  return { target: full.replace(/\.(tsx?|mjs)$/, ''), isOurs: true };
};

/** The import of a node, or null: `import`, `export ... from`, `import()` or the type `import('...')`. */
const parseImport = (file: Pick<SourceFile, 'path' | 'text'>, node: Node): Import | null => {
  const from = 'source' in node && isNode(node.source) ? getString(node.source) : null;
  if (from === null) return null;
  return { ...resolveTarget(file.path, from), isTypeOnly: isTypeOnly(node), line: getLine(file, node) };
};
