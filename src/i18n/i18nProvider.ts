import type { I18nProvider } from 'ra-core';
import { entryMessages } from './en/entry';
import { mark, pseudoLocale } from './pseudo';

type Messages = Record<string, unknown>;

const catalogue: Messages = { ...entryMessages };

/** Adds the texts of a part of the portal that is loaded later. To be called before its first screen is drawn. */
export const addMessages = (messages: Messages): void => void Object.assign(catalogue, messages);

const phraseAt = (key: string): string | undefined => {
  let found: unknown = catalogue;
  for (const name of key.split('.'))
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, name)
        ? (found as Messages)[name]
        : undefined;
  return typeof found === 'string' ? found : undefined;
};

const formFor = (phrase: string, count: unknown): string => {
  const [one = '', many = one] = phrase.split('||||');
  return (count === 1 ? one : many).trim();
};

const fill = (phrase: string, values: Messages): string =>
  phrase.replaceAll(/%\{(.*?)\}/g, (placeholder, name: string) => (values[name] as string) ?? placeholder);

/**
 * Texts by their keys, in the form that react-admin's own words have too: `%{name}` for a value, the
 * forms for one and for many (by `smart_count`) apart by `||||`, `_` for what is said without a text.
 * Written here because the library for it is as large as all texts of the sign-in.
 */
export const i18nProviderFor = (locale: string): I18nProvider => ({
  translate: (key, { _: instead, ...values }: Messages = {}) => {
    const known = phraseAt(key);
    const text = known !== undefined && locale === pseudoLocale ? mark(known) : known;
    const phrase = text ?? (typeof instead === 'string' ? instead : key);
    return fill(
      (values['smart_count'] ?? null) === null ? phrase : formFor(phrase, values['smart_count']),
      values,
    );
  },
  changeLocale: () => Promise.resolve(),
  getLocale: () => locale,
  getLocales: () => [{ locale: 'en', name: 'English' }],
});
