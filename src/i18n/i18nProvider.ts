import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { entryMessages } from './en/entry';
import { pseudo, pseudoLocale } from './pseudo';

type Messages = Record<string, unknown>;

const catalogue: Messages = { ...entryMessages };
let parts = 0;

/** Adds the texts of a part of the portal that is loaded later. To be called before its first screen is rendered. */
export const addMessages = (messages: Messages): void => {
  Object.assign(catalogue, messages);
  parts += 1;
};

const createProvider = (locale: string): I18nProvider =>
  polyglotI18nProvider(
    // The library's type asks for react-admin's own words, which only the signed-in part needs.
    () => (locale === pseudoLocale ? pseudo(catalogue) : catalogue) as unknown as TranslationMessages,
    locale,
    [{ locale: 'en', name: 'English' }],
    { allowMissing: true },
  );

export const i18nProviderFor = (locale: string): I18nProvider => {
  let provider = createProvider(locale);
  let known = parts;
  const current = () => {
    // The library flattens a catalogue once, when it gets it.
    if (known !== parts) provider = createProvider(locale);
    known = parts;
    return provider;
  };
  return {
    ...provider,
    translate: (key, options) => current().translate(key, options),
  };
};
