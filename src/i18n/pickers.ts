import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import type { Locale } from 'date-fns';
import { defaultLocale } from './languages';

/** Date formats, first day of the week and texts of MUI's date pickers. */
export interface PickerLanguage {
  dates: Locale;
  texts: PickersInputLocaleText;
}

type Load = () => Promise<{ pickers: PickerLanguage }>;

const files = import.meta.glob<{ pickers: PickerLanguage }>('./*/pickers/index.ts') as Record<string, Load>;
const loaded = new Map<string, Promise<PickerLanguage>>();

const load = async (locale: string): Promise<PickerLanguage> => {
  const file = files[`./${locale}/pickers/index.ts`] ?? files[`./${defaultLocale}/pickers/index.ts`];
  if (!file) throw new Error(`There are no date pickers in ${locale}.`);
  return (await file()).pickers;
};

/** Returns a cached promise, which is dropped after a failure. */
export const loadPickerLanguage = (locale: string): Promise<PickerLanguage> => {
  const language = loaded.get(locale) ?? load(locale);
  loaded.set(locale, language);
  language.catch(() => loaded.delete(locale));
  return language;
};
