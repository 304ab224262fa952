type Messages = Record<string, unknown>;

const findPlaceholders = (text: string): string[] => text.match(/%\{[^}]*\}?/g) ?? [];

const withText = (messages: Messages, [key = '', ...rest]: readonly string[], text: string): Messages => ({
  ...messages,
  [key]: rest.length > 0 ? withText(messages[key] as Messages, rest, text) : text,
});

/**
 * Overrides messages with a deployment's texts, by keys such as `signIn.gate`. Reports and skips unknown keys and
 * placeholders; until all messages are loaded, it checks only the keys of known groups.
 */
export const withOwnTexts = (
  messages: Messages,
  own: Readonly<Record<string, string>>,
  isComplete: boolean,
  report: (problem: string) => void,
): Messages => {
  let merged = messages;
  for (const [name, text] of Object.entries(own)) {
    const path = name.split('.');
    const existing = path.reduce<unknown>((node, key) => (node as Messages | undefined)?.[key], messages);
    if (typeof existing === 'string') {
      const unknownPlaceholder = findPlaceholders(text).find(
        (placeholder) => !findPlaceholders(existing).includes(placeholder),
      );
      if (unknownPlaceholder === undefined) merged = withText(merged, path, text);
      else report(`"${name}" has no placeholder ${unknownPlaceholder}.`);
    } else if (isComplete || (path[0] ?? '') in messages) report(`There is no text "${name}".`);
  }
  return merged;
};
