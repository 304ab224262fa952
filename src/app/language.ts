import { defaultLocale, languages } from '../i18n/languages';
import { pseudoLocale } from '../i18n/pseudo';

export const localeKey = 'locale';

const known: readonly unknown[] = [...languages.map(({ locale }) => locale), pseudoLocale];

export const toLocale = (stored: unknown): string =>
  typeof stored === 'string' && known.includes(stored) ? stored : defaultLocale;
