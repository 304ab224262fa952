import Box from '@mui/material/Box';
import { useTranslate, useI18nProvider, useLocales, useStoreContext } from 'ra-core';
import { useDeferredValue, useRef } from 'react';
import { toColourMode, colourModes, themeKey } from '../colourMode';
import { localeKey } from '../language';
import { usePreference } from '../providers';
import { useValueBeforeHydration } from '../../ui/inputs/LabelledTextField';

interface PreferenceSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; text: string; lang?: string }[];
  onChoose: (value: string) => void;
}

/** A native select, because it works before the script has loaded. */
const PreferenceSelect = ({ label, value, options, onChoose }: PreferenceSelectProps) => {
  const select = useRef<HTMLSelectElement>(null);
  useValueBeforeHydration(() => select.current, value, onChoose);
  return (
    <Box component="span" sx={selectStyle}>
      <select ref={select} aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    </Box>
  );
};

/** Draws the arrow, because WebKit's native one comes with a grey button. */
const selectStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  color: 'text.secondary',
  typography: 'body2',
  '& select': {
    minHeight: 32,
    paddingInline: '8px 24px',
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    appearance: 'none',
    fieldSizing: 'content',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '&::after': { content: '"▾" / ""', position: 'absolute', insetInlineEnd: 8, pointerEvents: 'none' },
} as const;

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

export const LanguageSelect = () => {
  const t = useTranslate();
  const { languages, locale, choose } = useLanguage();
  return (
    <PreferenceSelect
      label={t('shell.language.choose')}
      value={locale}
      options={languages.map(({ locale: value, name }) => ({ value, text: name, lang: value }))}
      onChoose={choose}
    />
  );
};

export const AppearanceSelect = () => {
  const t = useTranslate();
  const { setItem } = useStoreContext();
  // The prerendered page shows the default.
  const stored = useDeferredValue(usePreference(themeKey), null);
  return (
    <PreferenceSelect
      label={t('shell.theme.choose')}
      value={toColourMode(stored)}
      options={colourModes.map((value) => ({ value, text: t(`shell.theme.${value}`) }))}
      onChoose={(mode) => setItem(themeKey, mode)}
    />
  );
};
