import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import type { Locale } from 'date-fns';
import { createContext, use } from 'react';
import { useRequiredContext } from '../useRequiredContext';

interface PickerLanguage {
  dates: Locale;
  texts: PickersInputLocaleText;
}

/** Loads the texts and date formats of the pickers in the current language. */
export const PickerLanguageContext = createContext<(() => Promise<PickerLanguage>) | null>(null);

/** Suspends until the language is loaded. */
export const usePickerLanguage = (): PickerLanguage => use(useRequiredContext(PickerLanguageContext)());
