import { defaultLocale, languages } from '../i18n/languages';
import { pseudoLocale } from '../i18n/pseudo';

export const localeKey = 'locale';

const known: readonly string[] = [...languages.map(({ locale }) => locale), pseudoLocale];

/** Empty in the build, whose pages are in the default language. */
const browserLanguages = typeof document === 'undefined' ? [] : navigator.languages;

const isLocale = (value: unknown): value is string => typeof value === 'string' && known.includes(value);

/** Prefers the stored choice, then the first of the browser's languages that the portal has. */
export const toLocale = (stored: unknown, preferred: readonly string[] = browserLanguages): string =>
  [stored, ...preferred.map((tag) => tag.split('-')[0])].find(isLocale) ?? defaultLocale;
