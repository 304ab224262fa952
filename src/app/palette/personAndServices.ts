import { fitOf } from './entries';

/** Beyond its start, the starts of its words and their initials, nearly every text has a letter that was typed. */
const closeFit = 2;

interface PersonAndServices<Key> {
  person: string;
  services: Key[];
}

/** Reads "kovac business": the last words name services, those before them somebody. */
export const personAndServices = <Key>(
  typed: string,
  services: readonly (readonly [key: Key, name: string])[],
): PersonAndServices<Key> | null => {
  const words = typed.split(/\s+/).filter(Boolean);
  const splits = words.slice(1).map((_word, index) => ({
    person: words.slice(0, index + 1).join(' '),
    services: services
      .filter(([, name]) => (fitOf(words.slice(index + 1).join(' '), name) ?? Infinity) <= closeFit)
      .map(([key]) => key),
  }));
  return splits.find((split) => split.services.length > 0) ?? null;
};
