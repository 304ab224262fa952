import { escapeHtml } from '../text';

interface FilledTemplate {
  html: string;
  unknown: string[];
}

const variable = /\{\{\s*([\w.-]+)\s*\}\}/g;

const identity = (text: string) => text;

export const fillTemplate = (
  text: string,
  values: Readonly<Record<string, string>>,
  format: (value: string) => string = identity,
  onUnknown: (whole: string) => string = identity,
): string =>
  text.replace(variable, (whole, name: string) =>
    Object.hasOwn(values, name) ? format(values[name] ?? '') : onUnknown(whole),
  );

/** A `<mark>` within these would show as text. */
const markup =
  /(<!--[\s\S]*?(?:-->|$)|<style\b[\s\S]*?(?:<\/style\s*>|$)|<title\b[\s\S]*?(?:<\/title\s*>|$)|<[^>]*>?)/gi;

export const findVariables = (html: string): string[] => [
  ...new Set([...html.matchAll(variable)].map(([, name = '']) => name)),
];

export const renderPreview = (html: string, values: Readonly<Record<string, string>>): FilledTemplate => {
  const marked = (whole: string) => `<mark>${escapeHtml(whole)}</mark>`;
  const filled = html
    .split(markup)
    .map((part, index) => fillTemplate(part, values, escapeHtml, index % 2 === 1 ? identity : marked))
    .join('');
  return {
    html: filled,
    unknown: findVariables(html).filter((name) => !Object.hasOwn(values, name)),
  };
};

export const textValues = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );
