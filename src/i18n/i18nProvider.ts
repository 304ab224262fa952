import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { settings } from '../settings';
import { texts } from './en/public';
import { defaultLocale, getDirection, languages } from './languages';
import { withOwnTexts } from './ownTexts';
import { pseudo, pseudoLocale } from './pseudo';

const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

type PluralForm = (typeof pluralCategories)[number];

/**
 * Plural forms of a language for everyday numbers, in the order of `pluralCategories`. French has two, although Intl
 * has a third for whole millions.
 */
export const getPluralForms = (locale: string): readonly PluralForm[] => {
  const rules = new Intl.PluralRules(locale);
  const used = new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)));
  return pluralCategories.filter((form) => form === 'other' || used.has(form));
};

/** Plural rule in polyglot's format: maps a number to the index of its form. */
const polyglotPluralRules = (locale: string) => {
  const rules = new Intl.PluralRules(locale);
  const forms = getPluralForms(locale);
  const getIndex = (count: number) => {
    const index = forms.indexOf(rules.select(count));
    return index < 0 ? forms.length - 1 : index;
  };
  return { pluralTypes: { [locale]: getIndex }, pluralTypeToLanguages: { [locale]: [locale] } };
};

const [open, close] = ['\u2068', '\u2069'];

/** Isolates names, addresses and dates, which would reorder a right-to-left sentence. */
const isolateValues = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      // `_` is the fallback text of a missing key.
      typeof value === 'string' && name !== '_' ? open + value + close : value,
    ]),
  );

type Messages = Record<string, unknown>;
type Values = Record<string, unknown>;

/** Loaders by path, such as `./fr/public/index.ts`. */
type Files = Record<string, () => Promise<Part>>;

export interface Part {
  texts: readonly Messages[];
}

const catalogues = new Map<string, Messages[]>();
const parts: Files[] = [];
const loaded = new Set<string>();
/** Cached per language, because polyglot has to flatten the catalogue. */
const providers = new Map<string, I18nProvider>();

const addCatalogue = (locale: string, messages: readonly Messages[]): void => {
  catalogues.set(locale, [...(catalogues.get(locale) ?? []), ...messages]);
  providers.clear();
};

/** Call it before the first screen that uses the messages renders; other languages are loaded on demand. */
export const addMessages = (english: readonly Messages[], others?: Files): void => {
  addCatalogue(defaultLocale, english);
  if (others) parts.push(others);
};

// Texts of the public pages; signedInMessages.ts adds the others.
addMessages(texts, import.meta.glob<Part>(['./*/public/index.ts', '!./en/**']));

const findMissing = (locale: string) =>
  parts
    .flatMap((files) => Object.entries(files))
    .filter(([path]) => path.startsWith(`./${locale}/`) && !loaded.has(path))
    .map(([path, load]) => ({ path, load }));

/** Loads the missing texts of a language, including those added while loading. */
export const loadLocale = async (locale: string): Promise<void> => {
  for (let missing = findMissing(locale); missing.length > 0; missing = findMissing(locale)) {
    const newParts = await Promise.all(missing.map(({ load }) => load()));
    // Another call may have loaded them meanwhile.
    if (missing.some(({ path }) => loaded.has(path))) continue;
    addCatalogue(
      locale,
      newParts.flatMap((each) => each.texts),
    );
    missing.forEach(({ path }) => loaded.add(path));
  }
};

const reported = new Set<string>();

/** Falls back to English, and merges the resource names of several files. */
const buildCatalogue = (locale: string): Messages => {
  const all = [defaultLocale, ...(locale === defaultLocale ? [] : [locale])].flatMap(
    (name) => catalogues.get(name) ?? [],
  );
  const resources = Object.assign({}, ...all.map((messages) => messages['resources'])) as Messages;
  const messages = Object.assign({}, ...all, { resources }) as Messages;
  const report = (problem: string) => {
    const line = `texts/${locale}.json: ${problem}`;
    // oxlint-disable-next-line no-console -- read by operators
    if (!reported.has(line)) console.warn(line);
    reported.add(line);
  };
  // The public part comes first, the signed-in one completes it.
  const catalogue = withOwnTexts(messages, settings.texts[locale] ?? '{}', parts.length > 1, report);
  return locale === pseudoLocale ? pseudo(catalogue) : catalogue;
};

/** Formats numbers in texts, except in English. Pass numbers that are not quantities as strings. */
const numberFormatting = (locale: string) => {
  if (/^en\b/.test(locale)) return {};
  const numbers = new Intl.NumberFormat(`${locale}-u-nu-latn`);
  type GetValue = (placeholder: string, name: string) => unknown;
  return {
    replace(this: string, placeholders: RegExp, getValue: GetValue): string {
      return this.replace(placeholders, (placeholder, name: string) => {
        const value = getValue(placeholder, name);
        return typeof value === 'number' ? numbers.format(value) : String(value);
      });
    },
  };
};

const getI18nProvider = (locale: string): I18nProvider => {
  const cached = providers.get(locale);
  if (cached) return cached;
  const polyglot = polyglotI18nProvider(
    // The library's type requires all of react-admin's messages, which only the signed-in part has.
    () => buildCatalogue(locale) as unknown as TranslationMessages,
    locale,
    [...languages],
    { allowMissing: true, pluralRules: polyglotPluralRules(locale), ...numberFormatting(locale) },
  );
  const provider: I18nProvider =
    getDirection(locale) === 'rtl'
      ? {
          ...polyglot,
          translate: (key, values: Values = {}) => polyglot.translate(key, isolateValues(values)),
        }
      : polyglot;
  providers.set(locale, provider);
  return provider;
};

let currentLocale: string = defaultLocale;
let requestedLocale = currentLocale;

const createTranslator = (getLocale: () => string): Pick<I18nProvider, 'translate' | 'getLocale'> => ({
  translate: (key, options) => getI18nProvider(getLocale()).translate(key, options),
  getLocale,
});

/** `changeLocale` rejects and keeps the language if its texts cannot be loaded. */
export const i18nProvider: I18nProvider = {
  ...createTranslator(() => currentLocale),
  changeLocale: async (locale) => {
    requestedLocale = locale;
    await loadLocale(locale);
    if (requestedLocale === locale) currentLocale = locale;
  },
  getLocales: () => [...languages],
};

/**
 * Returns a new object bound to the current language, so that a prerendered part hydrated after a change still finds
 * the texts of its HTML.
 */
export const currentI18nProvider = (): I18nProvider => {
  const locale = currentLocale;
  return { ...i18nProvider, ...createTranslator(() => locale) };
};

/** Changes the language at once if its texts are loaded. */
export const activateLocale = (locale: string): boolean => {
  if (findMissing(locale).length > 0) return false;
  requestedLocale = currentLocale = locale;
  return true;
};
