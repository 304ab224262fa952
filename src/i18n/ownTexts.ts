type Messages = Record<string, unknown>;

const findPlaceholders = (text: string): string[] => text.match(/%\{[^}]*\}?/g) ?? [];

const withText = (messages: Messages, [key = '', ...rest]: readonly string[], text: string): Messages => ({
  ...messages,
  [key]: rest.length > 0 ? withText(messages[key] as Messages, rest, text) : text,
});

type Entry = [key: string, text: unknown];

const flatten = (texts: object, group = ''): Entry[] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]): Entry[] =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${group}${name}.`)
      : [[group + name, value]],
  );

const parseTexts = (file: string, report: (problem: string) => void): Entry[] => {
  try {
    return flatten(JSON.parse(file) as object);
  } catch {
    report('The file is not an object of texts in JSON.');
    return [];
  }
};

/**
 * Overrides messages with the texts of a deployment's file, by keys such as `signIn.gate`, flat or nested. Reports and
 * skips unknown keys and placeholders; until all messages are loaded, it checks only the keys of known groups.
 */
export const withOwnTexts = (
  messages: Messages,
  file: string,
  isComplete: boolean,
  report: (problem: string) => void,
): Messages => {
  let merged = messages;
  for (const [name, text] of parseTexts(file, report)) {
    const path = name.split('.');
    const existing = path.reduce<unknown>((node, key) => (node as Messages | undefined)?.[key], messages);
    if (typeof existing === 'string' && typeof text === 'string') {
      const unknownPlaceholder = findPlaceholders(text).find(
        (placeholder) => !findPlaceholders(existing).includes(placeholder),
      );
      if (unknownPlaceholder === undefined) merged = withText(merged, path, text);
      else report(`"${name}" has no placeholder ${unknownPlaceholder}.`);
    } else if (typeof existing === 'string') report(`"${name}" is not a text.`);
    else if (isComplete || (path[0] ?? '') in messages) report(`There is no text "${name}".`);
  }
  return merged;
};
