import { useI18nProvider, useLocales, useStoreContext } from 'ra-core';
import { localeKey } from '../language';

/** By react-admin's contract, without its `useLocaleState`, which brings what the sign-in page need not load. */
export const useLanguage = () => {
  const languages = useLocales();
  const store = useStoreContext();
  return {
    languages,
    locale: useI18nProvider().getLocale(),
    choose: (locale: string) => store.setItem(localeKey, locale),
  };
};
