import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'ra-core';
import { entryMessages } from './en/entry';
import { pseudo, pseudoLocale } from './pseudo';

type Messages = Record<string, unknown>;

const catalogue: Messages = { ...entryMessages };

/** Adds the texts of a part of the portal that is loaded later. To be called before its first screen is drawn. */
export const addMessages = (messages: Messages): void => {
  Object.assign(catalogue, messages);
  // The library flattens a catalogue when it is handed over, so it is handed over again.
  provider = createProvider(provider.getLocale());
};

const createProvider = (locale: string) =>
  polyglotI18nProvider(
    // The library's type asks for react-admin's own words, which only the signed-in part needs.
    (wanted) => (wanted === pseudoLocale ? pseudo(catalogue) : catalogue) as unknown as TranslationMessages,
    locale,
    [{ locale: 'en', name: 'English' }],
    { allowMissing: true },
  );

let provider = createProvider('en');

export const i18nProvider: ReturnType<typeof polyglotI18nProvider> = {
  translate: (key, options) => provider.translate(key, options),
  changeLocale: (locale) => provider.changeLocale(locale),
  getLocale: () => provider.getLocale(),
  getLocales: () => provider.getLocales?.() ?? [],
};
