import { getString, type SourceFile } from './readSources';

/** The texts of a tree of messages, by their dotted keys. */
export const textsByKey = (messages: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? textsByKey(value as object, `${prefix}${name}.`)
      : [[`${prefix}${name}`, String(value)] as [string, string]],
  );

/** The dotted keys of a tree of messages. */
export const flattenKeys = (messages: object, prefix = ''): string[] =>
  textsByKey(messages, prefix).map(([key]) => key);

/** Keys that no string and no template literal in these files can produce. */
export const unusedKeys = (keys: readonly string[], files: readonly SourceFile[]): string[] => {
  const whole = new Set<string>();
  const parts: [begin: string, end: string][] = [];
  for (const node of files.flatMap(({ nodes }) => nodes)) {
    const string = getString(node);
    if (string !== null) whole.add(string);
    else if (node.type === 'TemplateLiteral')
      parts.push([node.quasis[0]?.value.cooked ?? '', node.quasis.at(-1)?.value.cooked ?? '']);
  }
  const isBuilt = (key: string) =>
    parts.some(([begin, end]) => (begin + end).includes('.') && key.startsWith(begin) && key.endsWith(end));
  return keys.filter((key) => !whole.has(key) && !isBuilt(key));
};
