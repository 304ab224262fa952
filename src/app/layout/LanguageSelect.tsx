import Box from '@mui/material/Box';
import { useTranslate, useI18nProvider, useLocales, useStoreContext } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { localeKey } from '../language';

/** The browser's own list, which works before the portal's script, and costs it little. */
export const LanguageSelect = () => {
  const translate = useTranslate();
  const { languages, locale: shown, choose } = useLanguage();
  const select = useRef<HTMLSelectElement>(null);
  const chooseEarly = useEffectEvent((locale: string) => locale !== shown && choose(locale));
  useEffect(() => {
    if (select.current) chooseEarly(select.current.value);
  }, []);
  return (
    <Box
      component="select"
      ref={select}
      aria-label={translate('shell.language.choose')}
      value={shown}
      onChange={({ target }) => choose(target.value)}
      sx={{
        display: 'block',
        marginInlineStart: 'auto',
        minWidth: 0,
        minHeight: 32,
        fieldSizing: 'content',
        p: 1,
        border: 0,
        borderRadius: 1,
        bgcolor: 'transparent',
        color: 'text.secondary',
        font: 'inherit',
        typography: 'body2',
        cursor: 'pointer',
      }}
    >
      {languages.map(({ locale, name }) => (
        <option key={locale} value={locale} lang={locale}>
          {name}
        </option>
      ))}
    </Box>
  );
};

/** Replaces react-admin's `useLocaleState`, which loads more than the sign-in page needs. */
export const useLanguage = () => {
  const languages = useLocales();
  const store = useStoreContext();
  return {
    languages,
    locale: useI18nProvider().getLocale(),
    choose: (locale: string) => store.setItem(localeKey, locale),
  };
};
