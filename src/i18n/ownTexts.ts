type Messages = Record<string, unknown>;

const findPlaceholders = (text: string): string[] => text.match(/%\{[^}]*\}?/g) ?? [];

const withText = (messages: Messages, [key = '', ...rest]: readonly string[], text: string): Messages => ({
  ...messages,
  [key]: rest.length > 0 ? withText(messages[key] as Messages, rest, text) : text,
});

/**
 * Puts the texts of a deployment over those of the message files, by keys such as `signIn.gate`. Reports unknown keys
 * and placeholders and leaves them out; while messages are still to come, only keys of a known group are unknown.
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
    const known = path.reduce<unknown>((at, key) => (at as Messages | undefined)?.[key], messages);
    if (typeof known === 'string') {
      const unknown = findPlaceholders(text).find(
        (placeholder) => !findPlaceholders(known).includes(placeholder),
      );
      if (unknown === undefined) merged = withText(merged, path, text);
      else report(`"${name}" has no placeholder ${unknown}.`);
    } else if (isComplete || (path[0] ?? '') in messages) report(`There is no text "${name}".`);
  }
  return merged;
};
