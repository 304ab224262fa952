import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { pseudo, pseudoLocale } from './pseudo';

type Messages = Record<string, unknown>;

const catalogue: Messages = { resources: {} };
let parts = 0;

/** Call this before the first screen that uses the messages renders. */
export const addMessages = (...messages: readonly Messages[]): void => {
  for (const { resources, ...others } of messages) {
    Object.assign(catalogue, others);
    // Where react-admin looks for the names of a resource and of its fields; each file adds its own.
    Object.assign(catalogue['resources'] as Messages, resources);
  }
  parts += 1;
};

// Each file exports an object with its own name. Those of the pages behind the sign-in come later.
addMessages(...Object.values(import.meta.glob<Messages>('./en/public/*.ts', { eager: true })));

const createProvider = (locale: string): I18nProvider =>
  polyglotI18nProvider(
    // The library's type requires all of react-admin's messages, which only the signed-in part has.
    () => (locale === pseudoLocale ? pseudo(catalogue) : catalogue) as unknown as TranslationMessages,
    locale,
    [{ locale: 'en', name: 'English' }],
    { allowMissing: true },
  );

export const i18nProviderFor = (locale: string): I18nProvider => {
  let provider = createProvider(locale);
  let known = parts;
  const current = () => {
    // polyglot flattens a catalogue only once.
    if (known !== parts) provider = createProvider(locale);
    known = parts;
    return provider;
  };
  return {
    ...provider,
    translate: (key, options) => current().translate(key, options),
  };
};
