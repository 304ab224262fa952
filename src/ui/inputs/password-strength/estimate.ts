import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as everywhere } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';

export interface Strength {
  /** 0 (at once) to 4 (hardly). */
  score: number;
  /** Why, where one reason stands out: a name of the library's warnings, such as `topTen`. */
  warning: string | null;
}

const namesIn = <T extends object>(texts: T) =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, name])) as Record<keyof T, string>;

// The library shall answer names: the texts are the catalogue's.
const names = { ...translations, warnings: namesIn(translations.warnings) };

const library = new ZxcvbnFactory({
  dictionary: { ...everywhere, ...english },
  graphs: adjacencyGraphs,
  translations: names,
});

/** Beyond this a password is strong by its length, and takes long to look at. */
const looked = 64;

export const estimate = (password: string, known: readonly string[]): Strength => {
  const words = known
    .flatMap((text) => [text, ...text.split('@'), ...text.split(/[\s@.]+/)])
    .filter((word) => word.length > 2);
  const { score, feedback } = library.check(password.slice(0, looked), words);
  return { score, warning: feedback.warning };
};
