import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, type SourceFile } from './readSources';

/** GitHub's anchor for a heading. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

export const getAnchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));

/** Relative links of a Markdown file to a missing file or heading, and missing files that it names in code, as `file: link`. */
export const findBrokenLinks = (path: string): string[] => {
  if (!existsSync(join(root, path))) return [`${path} is missing`];
  const text = readFileSync(join(root, path), 'utf8');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const isBroken = (link: string): boolean => {
    if (/^[a-z]+:/i.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    // Above the repository are pages of its host, such as those of the workflow.
    if (target.startsWith('..')) return false;
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !getAnchors(readFileSync(join(root, target), 'utf8')).includes(anchor);
  };
  const named = [...text.matchAll(/`((?:src|mock-server|tests|docs)\/[\w./-]*\w)`/g)].map(
    ([, file = '']) => file,
  );
  const isMissing = (file: string) => !existsSync(join(root, file));
  return [...links.filter(isBroken), ...named.filter(isMissing)].map((link) => `${path}: ${link}`);
};

/** Files named in comments, and components named in patterns of paths, that no file in `names` is; `file: name`. */
export const findMissingFiles = (
  { path, nodes, comments }: SourceFile,
  names: ReadonlySet<string>,
): string[] => {
  const files = comments.flatMap(
    (comment) => comment.match(/(?<![\w.])\w[\w.-]*\.(?:tsx?|mjs|ya?ml)\b/g) ?? [],
  );
  const patterns = nodes.flatMap((node) => ('regex' in node ? node.regex.pattern : []));
  const paths = patterns.filter((pattern) => pattern.includes('src\\/'));
  const components = paths.flatMap((pattern) => pattern.match(/(?<=[/(|])[A-Z]\w+(?=[|)\\.])/g) ?? []);
  const missing = [
    ...files.filter((name) => !names.has(name)),
    ...components.filter((name) => !names.has(`${name}.tsx`)),
  ];
  return missing.map((name) => `${path}: ${name}`);
};
