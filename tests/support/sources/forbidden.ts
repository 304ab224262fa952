import { formatLocation, getString, type Node, type SourceFile } from './readSources';

const isColour = (text: string): boolean =>
  /(^|[\s,(])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i.test(text) ||
  /\b(rgb|hsl|oklch|lab)a?\(/i.test(text);

const namedColours = /^(white|black|red|green|blue|gr[ae]y|orange|yellow|purple|teal)$/;
const paints = /^(color|background|backgroundColor|borderColor|outlineColor|fill|stroke)$/;

/** The name of a property of an object or of an attribute in JSX. */
export const getName = (node: Node | null | undefined): string | null => {
  if (node?.type === 'JSXAttribute') return node.name.type === 'JSXIdentifier' ? node.name.name : null;
  if (node?.type !== 'Property' || node.parent?.type !== 'ObjectExpression') return null;
  return node.key.type === 'Identifier' ? node.key.name : getString(node.key);
};

const sideNames =
  /^([mp][lr]|left|right|(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\w*|border(Top|Bottom)(Left|Right)Radius)$/;

/** A style that names a side of the screen, not of the text. Transforms and shadows have no other form. */
const isSide = (node: Node, text: string): boolean => {
  const name = getName(node) ?? '';
  if (/^(textAlign|float|align|anchor)$/.test(name))
    return /['"](left|right)['"]/.test(text.slice(node.start, node.end));
  return node.type === 'Property' && !node.method && !node.shorthand && sideNames.test(name);
};

type Check = (node: Node, text: string) => boolean;

export const checks = {
  sides: isSide,
  colours: (node) => {
    if (node.type === 'TemplateElement') return isColour(node.value.raw);
    const string = node.type === 'Literal' ? (getString(node) ?? '') : '';
    return isColour(string) || (paints.test(getName(node.parent) ?? '') && namedColours.test(string));
  },
} satisfies Record<string, Check>;

/** Locations in these files that a check matches, except in files whose path matches `except`. */
export const findLocations = (files: readonly SourceFile[], check: Check, except: RegExp): string[] =>
  files
    .filter(({ path }) => !except.test(path))
    .flatMap((file) =>
      file.nodes.filter((node) => check(node, file.text)).map((node) => formatLocation(file, node)),
    );
