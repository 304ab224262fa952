import ts from 'typescript';
import { nodesOf, type SourceFile } from './readSources';

/** The dotted keys of a tree of messages. */
export const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value as object, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  );

/** Keys that no string and no template literal in these files can produce. */
export const unusedKeys = (keys: readonly string[], files: readonly SourceFile[]): string[] => {
  const whole = new Set<string>();
  const parts: [begin: string, end: string][] = [];
  for (const node of files.flatMap(({ tree }) => nodesOf(tree))) {
    if (ts.isStringLiteralLike(node)) whole.add(node.text);
    if (ts.isTemplateExpression(node))
      parts.push([node.head.text, node.templateSpans.at(-1)?.literal.text ?? '']);
  }
  const isBuilt = (key: string) =>
    parts.some(([begin, end]) => (begin + end).includes('.') && key.startsWith(begin) && key.endsWith(end));
  return keys.filter((key) => !whole.has(key) && !isBuilt(key));
};
