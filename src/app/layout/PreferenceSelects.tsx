import Box from '@mui/material/Box';
import { useTranslate, useI18nProvider, useLocales, useStoreContext } from 'ra-core';
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { visuallyHidden } from '../../ui/styles';
import { colourModeOf, colourModes, themeKey } from '../colourMode';
import { localeKey } from '../language';
import { usePreference } from '../providers';

interface SelectProps {
  /** Shows the label beside the list. */
  isLabelled?: boolean;
}

interface PreferenceSelectProps extends SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; text: string; lang?: string }[];
  onChoose: (value: string) => void;
}

/** The browser's own list, which works before the portal's script, and costs it little. */
const PreferenceSelect = ({ label, isLabelled = false, value, options, onChoose }: PreferenceSelectProps) => {
  const select = useRef<HTMLSelectElement>(null);
  const chooseEarly = useEffectEvent((early: string) => early !== value && onChoose(early));
  useEffect(() => {
    if (select.current) chooseEarly(select.current.value);
  }, []);
  return (
    <Box component="label" sx={labelStyle}>
      <span style={isLabelled ? {} : visuallyHidden}>{label}</span>
      <Box component="span" sx={arrowStyle}>
        <select ref={select} value={value} onChange={({ target }) => onChoose(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.text}
            </option>
          ))}
        </select>
      </Box>
    </Box>
  );
};

const labelStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  minWidth: 0,
  typography: 'body2',
} as const;

/** Drawn, because WebKit's own arrow comes with a grey button. */
const arrowStyle = {
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  color: 'text.secondary',
  '& select': {
    minWidth: 0,
    minHeight: 32,
    py: 1,
    paddingInline: '8px 24px',
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    appearance: 'none',
    fieldSizing: 'content',
    textOverflow: 'ellipsis',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(50% - 5px)',
    insetInlineEnd: 10,
    width: 6,
    height: 6,
    borderBlockEnd: '1.5px solid',
    borderInlineEnd: '1.5px solid',
    rotate: '45deg',
    pointerEvents: 'none',
    '[dir=rtl] &': { rotate: '-45deg' },
  },
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

export const LanguageSelect = (props: SelectProps) => {
  const t = useTranslate();
  const { languages, locale, choose } = useLanguage();
  return (
    <PreferenceSelect
      {...props}
      label={t('shell.language.choose')}
      value={locale}
      options={languages.map(({ locale: value, name }) => ({ value, text: name, lang: value }))}
      onChoose={choose}
    />
  );
};

export const AppearanceSelect = (props: SelectProps) => {
  const t = useTranslate();
  const { setItem } = useStoreContext();
  // The prerendered page shows the default.
  const stored = useDeferredValue(usePreference(themeKey), null);
  return (
    <PreferenceSelect
      {...props}
      label={t('shell.theme.choose')}
      value={colourModeOf(stored)}
      options={colourModes.map((value) => ({ value, text: t(`shell.theme.${value}`) }))}
      onChoose={(mode) => setItem(themeKey, mode)}
    />
  );
};
