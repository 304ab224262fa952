import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary, translations } from '@zxcvbn-ts/language-en';

export interface Strength {
  score: number;
  /** A zxcvbn warning, such as `topTen`. */
  warning: string | null;
}

const keysAsTexts = <T extends object>(texts: T) =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, name])) as Record<keyof T, string>;

// Makes zxcvbn return keys; the texts are in the catalogue.
const keyTranslations = { ...translations, warnings: keysAsTexts(translations.warnings) };

const library = new ZxcvbnFactory({
  dictionary: { ...commonDictionary, ...englishDictionary },
  graphs: adjacencyGraphs,
  translations: keyTranslations,
});

/** Longer passwords are strong anyway, and slow to check. */
const maxCheckedLength = 64;

export const estimate = (password: string, known: readonly string[]): Strength => {
  const words = known
    .flatMap((text) => [text, ...text.split('@'), ...text.split(/[\s@.]+/)])
    .filter((word) => word.length > 2);
  const { score, feedback } = library.check(password.slice(0, maxCheckedLength), words);
  return { score, warning: feedback.warning };
};
