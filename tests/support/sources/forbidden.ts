import ts from 'typescript';
import { getNodes, formatLocation, type SourceFile } from './readSources';

const globals = new Set(['window', 'globalThis', 'self']);

/** Whether a node is the global of that name, as `name` or as `window.name`. */
const isGlobal = (node: ts.Node, names: readonly string[]): boolean => {
  if (!ts.isIdentifier(node) || !names.includes(node.text)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return ts.isIdentifier(parent.expression) && globals.has(parent.expression.text);
  // A property or a parameter of that name is not the global.
  if (ts.isBindingElement(parent) && parent.propertyName === node) return false;
  return !('name' in parent && parent.name === node);
};

const isColour = (text: string): boolean =>
  /(^|[\s,(])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i.test(text) ||
  /\b(rgb|hsl|oklch|lab)a?\(/i.test(text);

const namedColours = /^(white|black|red|green|blue|gr[ae]y|orange|yellow|purple|teal)$/;
const paints = /^(color|background|backgroundColor|borderColor|outlineColor|fill|stroke)$/;

const getPaint = (node: ts.Node): string | null => {
  if (!ts.isStringLiteralLike(node)) return null;
  const { parent } = node;
  const named = ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent);
  return named && paints.test(parent.name.getText()) ? node.text : null;
};

const sideNames =
  /^([mp][lr]|left|right|(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\w*|border(Top|Bottom)(Left|Right)Radius)$/;

/** A style that names a side of the screen, not of the text. Transforms and shadows have no other form. */
const isSide = (node: ts.Node): boolean => {
  if (!ts.isPropertyAssignment(node) && !ts.isJsxAttribute(node)) return false;
  const name = node.name.getText();
  if (/^(textAlign|float|align|anchor)$/.test(name)) return /['"](left|right)['"]/.test(node.getText());
  return ts.isPropertyAssignment(node) && sideNames.test(name);
};

type Check = (node: ts.Node) => boolean;

/** Tells writes, because outerHTML may be read. */
const isAssigned = (target: ts.Node): boolean =>
  ts.isBinaryExpression(target.parent) && target.parent.left === target;

export const checks = {
  storage: (node) => isGlobal(node, ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore']),
  cookies: (node) =>
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'cookie' &&
    /(^|\.)document$/.test(node.expression.getText()),
  network: (node) => isGlobal(node, ['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource']),
  rawHtml: (node) =>
    ts.isIdentifier(node) &&
    (['dangerouslySetInnerHTML', 'innerHTML', 'insertAdjacentHTML'].includes(node.text) ||
      (node.text === 'outerHTML' && isAssigned(node.parent))),
  browserDialogs: (node) =>
    ts.isCallExpression(node) && isGlobal(getLastName(node.expression), ['confirm', 'alert', 'prompt']),
  sides: isSide,
  colours: (node) => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    )
      return isColour(node.text) || namedColours.test(getPaint(node) ?? '');
    return false;
  },
} satisfies Record<string, Check>;

const getLastName = (node: ts.Expression): ts.Node =>
  ts.isPropertyAccessExpression(node) ? node.name : node;

/** Locations in these files that a check matches, except in files whose path matches `except`. */
export const findLocations = (files: readonly SourceFile[], check: Check, except: RegExp): string[] =>
  files
    .filter(({ path }) => !except.test(path))
    .flatMap((file) =>
      getNodes(file.tree)
        .filter(check)
        .map((node) => formatLocation(file, node)),
    );
