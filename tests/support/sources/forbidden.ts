import { formatLocation, getString, type Node, type SourceFile } from './readSources';

const globals = new Set(['window', 'globalThis', 'self']);

/** Whether a node names a property, a parameter or a variable, and not the value of a global. */
const isDeclared = (node: Node): boolean => {
  const { parent } = node;
  if (!parent) return false;
  if (parent.type === 'Property' && parent.parent?.type === 'ObjectPattern') return true;
  if ('computed' in parent && parent.computed) return false;
  return (
    ('key' in parent && parent.key === node) ||
    ('id' in parent && parent.id === node) ||
    ('params' in parent && [parent.params].flat().some((parameter) => parameter === node))
  );
};

/** Whether a node is the global of that name, as `name` or as `window.name`. */
const isGlobal = (node: Node, names: readonly string[]): boolean => {
  if (node.type !== 'Identifier' || !names.includes(node.name)) return false;
  const { parent } = node;
  if (parent?.type === 'MemberExpression' && parent.property === node)
    return parent.object.type === 'Identifier' && globals.has(parent.object.name);
  return !isDeclared(node);
};

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
  storage: (node) => isGlobal(node, ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore']),
  cookies: (node, text) =>
    node.type === 'MemberExpression' && /(^|\.)document\??\.cookie$/.test(text.slice(node.start, node.end)),
  network: (node) => isGlobal(node, ['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource']),
  rawHtml: (node) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return false;
    // Tells writes, because outerHTML may be read.
    const target = node.parent?.parent;
    const isAssigned = target?.type === 'AssignmentExpression' && target.left === node.parent;
    return (
      ['dangerouslySetInnerHTML', 'innerHTML', 'insertAdjacentHTML'].includes(node.name) ||
      (node.name === 'outerHTML' && isAssigned)
    );
  },
  browserDialogs: (node) => {
    if (node.type !== 'CallExpression') return false;
    const { callee } = node;
    const name = callee.type === 'MemberExpression' ? callee.property : callee;
    return isGlobal(name, ['confirm', 'alert', 'prompt']);
  },
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
