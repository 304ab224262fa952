import { posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** A repository path without extension (`src/app/App`), or a package name. */
  target: string;
  isOurs: boolean;
  /** Erased at run time. */
  isTypeOnly: boolean;
  line: number;
}

const isTypeOnlyImport = ({ importClause }: ts.ImportDeclaration): boolean => {
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const { name, namedBindings } = importClause;
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  );
};

/** The import of a node, or null: `import`, `export ... from`, `import()` or the type `import('...')`. */
const getImportedModule = (node: ts.Node): { from: ts.Node; isTypeOnly: boolean } | null => {
  if (ts.isImportDeclaration(node)) return { from: node.moduleSpecifier, isTypeOnly: isTypeOnlyImport(node) };
  if (ts.isExportDeclaration(node) && node.moduleSpecifier)
    return { from: node.moduleSpecifier, isTypeOnly: node.isTypeOnly };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0])
    return { from: node.arguments[0], isTypeOnly: false };
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return { from: node.argument.literal, isTypeOnly: true };
  return null;
};

const resolveTarget = (path: string, specifier: string): Pick<Import, 'target' | 'isOurs'> => {
  if (!specifier.startsWith('.')) return { target: specifier, isOurs: false };
  const full = posix.join(posix.dirname(path), specifier).replace(/\?.*$/, '');
  return { target: full.replace(/\.(tsx?|mjs)$/, ''), isOurs: true };
};

/** Every import of a file, dynamic ones included. */
export const parseImports = (path: string, tree: ts.SourceFile): Import[] => {
  const found: Import[] = [];
  const visit = (node: ts.Node) => {
    const imported = getImportedModule(node);
    if (imported && ts.isStringLiteralLike(imported.from)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      const { isTypeOnly } = imported;
      found.push({ ...resolveTarget(path, imported.from.text), isTypeOnly, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};
