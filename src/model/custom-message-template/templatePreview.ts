export interface Preview {
  html: string;
  unknown: string[];
}

const variable = /\{\{\s*([\w.-]+)\s*\}\}/g;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** Tags, comments and the contents of styles: there a mark would not be read as one. */
const untouchable =
  /(<!--[\s\S]*?(?:-->|$)|<style\b[\s\S]*?(?:<\/style\s*>|$)|<title\b[\s\S]*?(?:<\/title\s*>|$)|<[^>]*>?)/gi;

export const variablesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(variable)].map(([, name = '']) => name)),
];

/** A template with its variables filled in, as text whatever they hold; those without a value are marked. */
export const previewOf = (html: string, values: Readonly<Record<string, string>>): Preview => {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  const fill = (part: string, isTag: boolean) =>
    part.replace(variable, (whole, name: string) => {
      const value = valueOf(name);
      if (value !== undefined) return escaped(value);
      return isTag ? whole : `<mark>${escaped(whole)}</mark>`;
    });
  const filled = html
    .split(untouchable)
    .map((part, index) => fill(part, index % 2 === 1))
    .join('');
  return {
    html: filled,
    unknown: variablesIn(html).filter((name) => valueOf(name) === undefined),
  };
};

export const textValues = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );
